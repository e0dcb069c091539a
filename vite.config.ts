import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The highest quality takes the first start two seconds longer, for 3 % of size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const COMPRESSIBLE = /\.(js|css|svg|html|json|txt)$/;

/** Writes a .br and a .gz beside each text file of the build, so that the server never compresses one (DESIGN §4). */
function precompressed(): Plugin {
  let out = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = await readdir(out, { recursive: true });
      const compress = async (file: string) => {
        const bytes = await readFile(join(out, file));
        await writeFile(join(out, `${file}.br`), await promisify(brotliCompress)(bytes, BROTLI));
        await writeFile(join(out, `${file}.gz`), await promisify(gzip)(bytes));
      };
      await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map(compress));
    },
  };
}

/** Reads only the icons that are used, of the six thousand that the package's index would bring into every build. */
function usedIcons(): Plugin {
  const imported = /import \{([^}]+)\} from '@tabler\/icons-react';/g;
  const fileOf = (icon: string) =>
    icon.startsWith('type ')
      ? `import type { ${icon.slice('type '.length)} } from '@tabler/icons-react';`
      : `import ${icon} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`;
  return {
    name: 'used-icons',
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

/** Asks for the two Latin fonts with the page itself: every first view needs both. */
function fontsAhead(): Plugin {
  return {
    name: 'fonts-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /(inter|literata)-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [usedIcons(), react(), fontsAhead(), precompressed()],
  resolve: { alias: { zod: join(import.meta.dirname, 'web/wire/shapes.ts') } },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: process.env.API ?? 'http://127.0.0.1:3000', changeOrigin: false } } },
});
