import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

type FirstView = {
  at: RegExp;
  screen?: string;
  calls?: readonly string[];
  /** Stands outside of the frame, so that its head is not drawn ahead (index.html). */
  isFrameless?: true;
};

/**
 * Where most visits begin: what the address is like, the screen it shows, and the calls that screen makes first, as
 * web/wire makes them (`$1` is what the address has in brackets).
 */
const FIRST_VIEWS: readonly FirstView[] = [
  { at: /^\/$/, calls: ['/api/projects?popular=true&limit=20'] },
  {
    at: /^\/projects\/([^/]+)$/,
    screen: 'project/ProjectScreen.tsx',
    calls: ['/api/projects/$1?fetch_members=true&fetch_sections=true'],
  },
  {
    at: /^\/projects\/([^/]+)\/read\/[^/]+$/,
    screen: 'read/ReadScreen.tsx',
    isFrameless: true,
    calls: ['/api/projects/$1'],
  },
  {
    at: /^\/projects\/([^/]+)\/editor\/[^/]+$/,
    screen: 'editor/EditorScreen.tsx',
    isFrameless: true,
    calls: ['/api/projects/$1'],
  },
  { at: /^\/login$/, screen: 'sign-in/LoginScreen.tsx' },
  { at: /^\/signup$/, screen: 'sign-in/SignUpScreen.tsx' },
];

/** Tells web/public/first.js what each of the first views needs, so that it comes beside the app, not after it. */
export function screensAhead(): Plugin {
  let root = '';
  return {
    name: 'screens-ahead',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const views = FIRST_VIEWS.map(({ at, screen, calls = [], isFrameless }) => ({
          at: at.source,
          calls,
          isFrameless,
          files: screen ? filesOf(join(root, screen), bundle) : [],
        }));
        const attribute = JSON.stringify(views).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
        return html.replace(/(?<=src="\/first\.js")/, () => ` data-views='${attribute}'`);
      },
    },
  };
}

/** The files that a screen stands in and imports, scripts and styles; what the page loads anyway is left out. */
function filesOf(module: string, bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const screen = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!screen) throw new Error(`${module} is in no file`);
  const page = closure(
    chunks.filter(({ isEntry }) => isEntry),
    bundle,
  );
  const more = [...closure([screen], bundle)].filter((chunk) => !page.has(chunk));
  return more
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .map((file) => `/${file}`);
}

function closure(
  chunks: readonly Rollup.OutputChunk[],
  bundle: Rollup.OutputBundle,
): Set<Rollup.OutputChunk> {
  const reached = new Set(chunks);
  for (const { imports } of reached) {
    for (const file of imports) {
      const output = bundle[file];
      if (output?.type === 'chunk') reached.add(output);
    }
  }
  return reached;
}
