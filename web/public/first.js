// Runs before the app. A separate file, since the content security policy allows no inline script. The keys are those
// of ui/theme/ThemeProvider.tsx and language/languages.ts, the cookie that of contract/identity/users.routes.ts. The
// build inserts the languages and the files of their texts (bin/vite/write-languages-into-page.ts).
(() => {
  const readStored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  // Set before the first paint, so that a dark page doesn't flash light.
  const scheme = readStored('dragoman.color-scheme');
  const dark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // The texts of the reader's language are fetched in parallel with the app: the build names their files here.
  const files = document.currentScript.dataset;
  const languages = files.languages.split(' ');
  const spoken = [readStored('dragoman.language'), ...navigator.languages].map((code) => code?.split('-')[0]);
  const language = spoken.find((code) => languages.includes(code)) ?? languages[0];
  // The code of the screen at this address, and its first calls, are fetched in parallel too.
  const views = JSON.parse(files.views ?? '[]');
  // On a slow network system fonts are used until all else is loaded: web fonts are a third of the bytes of a visit.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && visit.responseEnd - visit.requestStart > 300) {
    document.documentElement.dataset.slow = '';
    addEventListener('load', () => delete document.documentElement.dataset.slow);
  }
  const isStranger = !document.cookie.split(/;\s*/).includes('dragoman_signed_in=1');
  if (location.pathname === '/' && isStranger) document.documentElement.dataset.home = language;

  const view = views.find(({ at }) => RegExp(at).test(location.pathname));
  if (view?.isFrameless) document.documentElement.dataset.frameless = '';
  const [, id] = view ? RegExp(view.at).exec(location.pathname) : [];
  const texts = [files[language], ...(view?.texts ?? []).map((part) => files[language + part])];
  const fetchAhead = (rel, href, as) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: '' }));
  for (const file of [...texts, ...(view?.files ?? [])].filter(Boolean)) {
    if (file.endsWith('.css')) fetchAhead('preload', file, 'style');
    else fetchAhead('modulepreload', file, 'script');
  }
  if (!('slow' in document.documentElement.dataset)) {
    for (const font of files.fonts?.split(' ') ?? []) fetchAhead('preload', font, 'font');
  }
  // Guests have addresses of their own, as in contract/core/request.ts.
  const calls = isStranger ? '/api/guest/' : '/api/';
  for (const call of view?.calls ?? [])
    fetchAhead('preload', call.replace('/api/', calls).replace('$1', id), 'fetch');

  // The app or its texts could not be loaded: after an upgrade an old page may ask for files that no longer exist.
  const sayMissing = () => {
    const missing = document.getElementById('missing');
    if (!missing) return;
    document.documentElement.lang = language;
    for (const text of missing.children) text.hidden = text.lang !== language;
    missing.hidden = false;
    missing.addEventListener('click', ({ target }) => target.type === 'button' && location.reload());
  };
  addEventListener('error', ({ target }) => target?.type === 'module' && sayMissing(), true);
  addEventListener('unhandledrejection', () => document.querySelector('#root:empty') && sayMissing());
})();
