import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const STYLES = '@mantine/core/styles';

/** A Mantine component's own module, not that of a part of it: `components/Menu/Menu.mjs`. */
const COMPONENT = /\/@mantine\/core\/esm\/(?:components|utils)\/(\w+)\/\1\.mjs$/;

/** The root of a Mantine package that has one file of styles. */
const PACKAGE = /\/(@mantine\/(?:notifications|spotlight))\/esm\/index\.mjs$/;

/** The file of styles that belongs to a module of Mantine; undefined where there is none. */
export function stylesOf(module: string, root: string): string | undefined {
  const packaged = PACKAGE.exec(module)?.[1];
  if (packaged) return `${packaged}/styles.layer.css`;
  const component = COMPONENT.exec(module)?.[1];
  const file = `${STYLES}/${component}.layer.css`;
  return component && existsSync(join(root, 'node_modules', file)) ? file : undefined;
}

/**
 * Makes each Mantine component import its styles, so that they come in the file of the screen that uses it and not all
 * before the first paint. The import stands last: the styles of what the component is made of come before its own, as
 * Mantine requires. The development server bundles Mantine beforehand and gets all styles at once.
 */
export function componentStyles(): Plugin {
  const root = join(import.meta.dirname, '..', '..');
  let isBuild = true;
  return {
    name: 'component-styles',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform: {
      filter: { id: [COMPONENT, PACKAGE, /\/web\/theme\/Look\.tsx$/] },
      handler(code, id) {
        if (!isBuild) return id.endsWith('Look.tsx') ? withAllStyles(code) : undefined;
        const styles = stylesOf(id, root);
        return styles && { code: `${code}\nimport '${styles}';`, map: null };
      },
    },
  };
}

const withAllStyles = (code: string) => ({
  code: ['core', 'notifications', 'spotlight']
    .map((name) => `import '@mantine/${name}/styles.layer.css';\n`)
    .join('')
    .concat(code),
  map: null,
});
