import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appAfterStyles } from './bin/vite/app-after-styles.ts';
import { callsAlone } from './bin/vite/calls-alone.ts';
import { CHUNKS } from './bin/vite/chunks.ts';
import { componentStyles } from './bin/vite/component-styles.ts';
import { fontsAhead } from './bin/vite/fonts-ahead.ts';
import { formatLists } from './bin/vite/format-lists.ts';
import { hashedSources } from './bin/vite/hashed-sources.ts';
import { helpPages } from './bin/vite/help-pages.ts';
import { homeAhead } from './bin/vite/home-ahead.ts';
import { languagesInPage } from './bin/vite/languages-in-page.ts';
import { limitsInPlace } from './bin/vite/limits-in-place.ts';
import { plainTables } from './bin/vite/plain-tables.ts';
import { precompressed } from './bin/vite/precompressed.ts';
import { reactIds } from './bin/vite/react-ids.ts';
import { screensAhead } from './bin/vite/screens-ahead.ts';
import { smallPictures } from './bin/vite/small-pictures.ts';
import { smallerFonts } from './bin/vite/smaller-fonts.ts';
import { usedIcons } from './bin/vite/used-icons.ts';

export default defineConfig({
  root: join(import.meta.dirname, 'web'),
  plugins: [
    usedIcons(),
    formatLists(),
    componentStyles(),
    react(),
    helpPages(),
    smallPictures(),
    callsAlone(),
    limitsInPlace(),
    plainTables(),
    reactIds(),
    smallerFonts(),
    fontsAhead(),
    languagesInPage(),
    screensAhead(),
    homeAhead(),
    appAfterStyles(),
    precompressed(),
    hashedSources(),
  ],
  resolve: {
    alias: {
      zod: join(import.meta.dirname, 'web/data/wire/shapes.ts'),
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
      output: { codeSplitting: CHUNKS },
      // Rules do nothing when they are imported, nor does the guessing of encodings: a file that a page only imports is left out.
      treeshake: {
        moduleSideEffects: [{ test: /\/(domain|contract)\/|\/node_modules\/chardet\//, sideEffects: false }],
      },
    },
  },
  server: { proxy: { '/api': { target: process.env.API ?? 'http://127.0.0.1:3000', changeOrigin: false } } },
});
