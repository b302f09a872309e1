export const nap = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Waits until `isSo`. Returns false if it is not so within `most` milliseconds. */
export async function until(isSo: () => boolean, most: number): Promise<boolean> {
  const end = performance.now() + most;
  while (!isSo()) {
    if (performance.now() > end) return false;
    await nap(5);
  }
  return true;
}
