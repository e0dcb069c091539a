import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const LAYERS = join(ROOT, 'web', 'ui', 'theme', 'layers.css');

/** The class names of a Mantine component, which all its parts import: `components/Menu/Menu.module.mjs`. */
const COMPONENT = /\/@mantine\/core\/esm\/(?:components|utils)\/(\w+)\/\1\.module\.mjs$/;

const PACKAGES = ['notifications', 'spotlight'];

/** A Mantine package with a single file of styles. */
const PACKAGE = /\/@mantine\/(notifications|spotlight)\/esm\/\w+\.module\.mjs$/;

/** The module that gets all styles in development, after the order of the layers. */
const START = /\/web\/main\.tsx$/;

const ALL_STYLES = ['core', ...PACKAGES]
  .map((name) => `import '@mantine/${name}/styles.layer.css';\n`)
  .join('');

/** The styles of a component as a module, in the layer of its name. */
const STYLES = /^\/mantine-styles\/(\w+)\.css$/;

/** The name and file of the styles that belong to a module of Mantine; undefined if it has none. */
export function stylesOf(module: string): { name: string; file: string } | undefined {
  const packaged = PACKAGE.exec(module)?.[1];
  const name = packaged ?? COMPONENT.exec(module)?.[1];
  if (!name) return undefined;
  const file = fileOf(name);
  return existsSync(file) ? { name, file } : undefined;
}

const fileOf = (name: string) =>
  join(
    ROOT,
    'node_modules',
    '@mantine',
    PACKAGES.includes(name) ? `${name}/styles.css` : `core/styles/${name}.css`,
  );

/**
 * Makes the class names of each Mantine component import its styles, so that they are in the file of the screen that
 * uses it and not all loaded before the first paint. Each has a layer of its own, whose order is in
 * web/ui/theme/layers.css, so the order in which screens are opened does not matter. The development server bundles
 * Mantine beforehand and gets all styles at once.
 */
export function importComponentStyles(): Plugin {
  let isBuild = true;
  return {
    name: 'import-component-styles',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: { filter: { id: STYLES }, handler: (id) => id },
    load: {
      filter: { id: STYLES },
      async handler(id) {
        const name = STYLES.exec(id)?.[1] ?? '';
        return `@layer mantine.${name} {\n${await readFile(fileOf(name), 'utf8')}\n}`;
      },
    },
    async generateBundle(_options, bundle) {
      const layers = await readFile(LAYERS, 'utf8');
      const used = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const names = new Set(used.flatMap((id) => STYLES.exec(id)?.[1] ?? []));
      const unknown = [...names].filter((name) => !new RegExp(`\\bmantine\\.${name}\\b`).test(layers));
      if (unknown.length > 0) {
        throw new Error(
          `Mantine components used for the first time, add them to theme/layers.css: ${unknown}`,
        );
      }
    },
    transform: {
      filter: { id: [COMPONENT, PACKAGE, START] },
      handler(code, id) {
        if (START.test(id)) return isBuild ? undefined : { code: `${code}\n${ALL_STYLES}`, map: null };
        const styles = isBuild && stylesOf(id);
        return styles
          ? { code: `${code}\nimport '/mantine-styles/${styles.name}.css';`, map: null }
          : undefined;
      },
    },
  };
}
