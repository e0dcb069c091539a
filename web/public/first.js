// Runs before the app, which it can't wait for. A file of its own because the content security policy allows no inline
// script. The keys are those of theme/color-scheme.ts and language/languages.ts.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  // Before the first paint, so that a dark page never flashes light.
  const scheme = kept('dragoman.color-scheme');
  const dark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // The words of the reader's language beside the app, not after it: the build names their files here.
  const files = document.currentScript.dataset;
  const spoken = [kept('dragoman.language'), ...navigator.languages].map((code) => code?.split('-')[0]);
  const language = spoken.find((code) => ['en', 'ru', 'it'].includes(code)) ?? 'en';
  const words = files[language];
  if (words) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: words });
    document.head.append(link);
  }

  // The app itself did not come, or not its words: after an upgrade an old page may ask for files that are gone.
  const sayMissing = () => {
    const missing = document.getElementById('missing');
    if (!missing) return;
    document.documentElement.lang = language;
    missing.hidden = false;
    missing.addEventListener('click', ({ target }) => target.type === 'button' && location.reload());
  };
  addEventListener('error', ({ target }) => target?.type === 'module' && sayMissing(), true);
  addEventListener('unhandledrejection', () => document.querySelector('#root:empty') && sayMissing());
})();
