/** Registers the service worker once the page has loaded, so that the client works offline. Not in development. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const install = () => navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') void install();
  else addEventListener('load', install);
}
