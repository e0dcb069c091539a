/** Calls back when the page has loaded what it needs first and the browser has nothing else to do. */
export function onceLoaded(call: () => void): void {
  // Safari has no idle callback.
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call, 1000));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
