import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildHelpPages } from './bin/vite/build-help-pages.ts';
import { CHUNKS } from './bin/vite/chunks.ts';
import { dropTableScrolling } from './bin/vite/drop-table-scrolling.ts';
import { hashedSources } from './bin/vite/hashed-sources.ts';
import { importComponentStyles } from './bin/vite/import-component-styles.ts';
import { importUsedIcons } from './bin/vite/import-used-icons.ts';
import { lowerAppPriority } from './bin/vite/lower-app-priority.ts';
import { precompress } from './bin/vite/precompress.ts';
import { preloadFonts } from './bin/vite/preload-fonts.ts';
import { preloadScreens } from './bin/vite/preload-screens.ts';
import { prerenderHome } from './bin/vite/prerender-home.ts';
import { replaceMantineIds } from './bin/vite/replace-mantine-ids.ts';
import { shrinkFonts } from './bin/vite/shrink-fonts.ts';
import { shrinkPictures } from './bin/vite/shrink-pictures.ts';
import { writeLanguagesIntoPage } from './bin/vite/write-languages-into-page.ts';

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [
    importUsedIcons(),
    importComponentStyles(),
    react(),
    buildHelpPages(),
    shrinkPictures(),
    dropTableScrolling(),
    replaceMantineIds(),
    shrinkFonts(),
    preloadFonts(),
    writeLanguagesIntoPage(),
    preloadScreens(),
    prerenderHome(),
    lowerAppPriority(),
    precompress(),
    hashedSources(),
  ],
  resolve: {
    alias: {
      // Its browser variant decodes by the DOM, which the worker that reads Markdown does not have.
      'decode-named-character-reference': join(
        import.meta.dirname,
        'node_modules/decode-named-character-reference/index.js',
      ),
    },
  },
  // As an object in code, which is smaller than a JSON text within one.
  json: { namedExports: false, stringify: false },
  worker: { format: 'es' },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A limit is a number of a module of all pages, shorter where it is used than imported.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: CHUNKS },
      // Rules do nothing when they are imported, nor does the guessing of encodings: a file that a page only imports is left out.
      treeshake: {
        moduleSideEffects: [{ test: /\/(domain|contract)\/|\/node_modules\/chardet\//, sideEffects: false }],
      },
    },
  },
  server: { proxy: { '/api': { target: process.env.API ?? 'http://127.0.0.1:3000', changeOrigin: false } } },
});
