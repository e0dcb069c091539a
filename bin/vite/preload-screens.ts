import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

type FirstView = {
  at: RegExp;
  screen?: string;
  /** The further texts that the screen waits for, as web/routes.tsx registers it. */
  texts?: readonly ('Common' | 'Editing')[];
  calls?: readonly string[];
  /** Whether the screen has no frame, so that its header is not drawn ahead (index.html). */
  isFrameless?: true;
};

/**
 * Matches a project and a list of sections in an address, as domain/core/addresses/addresses.ts does, so that no call is
 * made for an address without a page. Rare spellings, such as leading zeros, don't match; their calls are made a little
 * later.
 */
const PROJECT = '([1-9]\\d{0,14}|[A-Za-z_]\\w{0,99})';
const SECTION = '(?=0*[1-9a-f])[0-9a-f]{1,13}';
const SECTIONS = `(?:all|${SECTION}(?:_${SECTION})*)`;

/**
 * The pages that most visits begin with: the pattern of the address, the screen, and the first calls of that screen, as
 * web/data/queries makes them. `$1` stands for the first group of the pattern.
 */
export const FIRST_VIEWS: readonly FirstView[] = [
  { at: /^\/$/, calls: ['/api/projects?popular=true&limit=20'] },
  {
    at: new RegExp(`^/projects/${PROJECT}$`),
    screen: 'screens/project/ProjectScreen.tsx',
    texts: ['Common'],
    calls: ['/api/projects/$1?fetch_members=true&fetch_sections=true'],
  },
  {
    at: new RegExp(`^/projects/${PROJECT}/read/${SECTIONS}$`),
    screen: 'screens/read/ReadScreen.tsx',
    texts: ['Common'],
    isFrameless: true,
    calls: ['/api/projects/$1'],
  },
  {
    at: new RegExp(`^/projects/${PROJECT}/editor/${SECTIONS}$`),
    screen: 'screens/editor/EditorScreen.tsx',
    texts: ['Common', 'Editing'],
    isFrameless: true,
    calls: ['/api/projects/$1'],
  },
  { at: /^\/login$/, screen: 'screens/sign-in/LoginScreen.tsx', texts: ['Common'] },
  { at: /^\/signup$/, screen: 'screens/sign-in/SignUpScreen.tsx', texts: ['Common'] },
];

/** Tells web/public/first.js what each of the first views needs, so that it is fetched in parallel with the app. */
export function preloadScreens(): Plugin {
  let root = '';
  return {
    name: 'preload-screens',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const views = FIRST_VIEWS.map(({ at, screen, texts, calls = [], isFrameless }) => ({
          at: at.source,
          calls,
          texts,
          isFrameless,
          files: screen ? filesOf(join(root, screen), bundle) : [],
        }));
        const attribute = JSON.stringify(views).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
        return html.replace(/(?<=src="\/first\.js")/, () => ` data-views='${attribute}'`);
      },
    },
  };
}

/** The scripts and styles of a screen and its imports, without those that the page loads anyway. */
function filesOf(module: string, bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const screen = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!screen) throw new Error(`${module} is in no file`);
  const page = chunksReachedFrom(
    chunks.filter(({ isEntry }) => isEntry),
    bundle,
  );
  const further = [...chunksReachedFrom([screen], bundle)].filter((chunk) => !page.has(chunk));
  return further
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .map((file) => `/${file}`);
}

function chunksReachedFrom(
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
