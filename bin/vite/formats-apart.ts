import type { Plugin } from 'vite';

/** The registry of the file formats. */
const REGISTRY = /\/domain\/formats\/registry\.ts$/;
const IMPORTED = /^import \{ ([A-Z_]+) \} from '(\.\/[\w/-]+\.ts)';\n/gm;
const TABLE = /export const FILE_FORMATS[^=]*= \{\n([^}]*)\};\n/;
const LOAD = /export async function loadFormat\([^)]*\): Promise<void> \{\}\n/;

/**
 * Makes the browser load the code of each file format by itself, when a text of that format is read or printed: most people never
 * meet the larger ones. The table is empty at first, and `loadFormat` fills in a format.
 */
export function formatsApart(): Plugin {
  return {
    name: 'formats-apart',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: REGISTRY },
      handler: (code) => ({ code: withLoaders(code), map: null }),
    },
  };
}

/** The source of the registry with an import for each format instead of one of all. */
export function withLoaders(registry: string): string {
  const files = new Map([...registry.matchAll(IMPORTED)].map(([, name = '', file = '']) => [name, file]));
  const lines = TABLE.exec(registry)?.[1]?.trim().split('\n') ?? [];
  const loaders = lines.map((line) => {
    const [, id, name = ''] = /^\s*(\w+): ([A-Z_]+),$/.exec(line) ?? [];
    const file = files.get(name);
    if (!id || !file)
      throw new Error(`The registry of formats has a line that the build does not know: ${line}`);
    return `  ${id}: async () => (await import('${file}')).${name},\n`;
  });
  if (loaders.length === 0 || !LOAD.test(registry)) throw new Error('The registry of formats has changed');
  return registry
    .replaceAll(IMPORTED, '')
    .replace(TABLE, `const LOADERS = {\n${loaders.join('')}};\nexport const FILE_FORMATS = {};\n`)
    .replace(
      LOAD,
      'export async function loadFormat(format) {\n  FILE_FORMATS[format] ??= await LOADERS[format]();\n}\n',
    );
}
