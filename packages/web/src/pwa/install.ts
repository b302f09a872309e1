/** Keeps the house usable without a network, once the page has loaded; not while developing. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const install = () => navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') void install();
  else addEventListener('load', install);
}
