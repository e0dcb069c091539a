import type { Plugin } from 'vite';

/** Imports only the used icons of the six thousand in the package's index, which would slow down every build. */
export function importUsedIcons(): Plugin {
  const imported = /import \{([^}]+)\} from '@tabler\/icons-react';/g;
  const fileOf = (icon: string) =>
    icon.startsWith('type ')
      ? `import type { ${icon.slice('type '.length)} } from '@tabler/icons-react';`
      : `import ${icon} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`;
  return {
    name: 'import-used-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.tsx') && !id.endsWith('.ts')) return null;
      const names = (list: string) => list.split(',').map((name) => name.trim());
      const icons = (_: string, list: string) => names(list).filter(Boolean).map(fileOf).join('');
      return { code: code.replace(imported, icons), map: null };
    },
  };
}
