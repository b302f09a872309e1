/** A file of a reported problem holds the recording of its game as a text; it starts with this. */
const START = /^\s*\{\s*"saloon"\s*:\s*"problem"/;

/**
 * The recording in a problem file; any other text unchanged. A problem before the deal has no recording: an empty text.
 */
export function recordingTextIn(text: string): string {
  if (!START.test(text)) return text;
  try {
    const { recording } = JSON.parse(text) as { readonly recording?: unknown };
    return typeof recording === 'string' ? recording : '';
  } catch {
    return text;
  }
}
