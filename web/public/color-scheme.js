// Runs before the first paint, so that a dark page never flashes light. A file of its own because the
// content security policy allows no inline script. The key is the one of theme/color-scheme.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('dragoman.color-scheme');
  } catch {}
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
