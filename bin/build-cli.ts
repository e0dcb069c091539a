import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** The folder of the built command line. It is beside package.json as the sources are, which tell their version by it. */
const FOLDER = 'dist-cli';

/**
 * Builds the command line with all that it imports into JavaScript for the oldest Node that the package promises: Node
 * runs no TypeScript of installed packages, and an installation of the program needs no other package
 * (docs/decisions/061).
 */
async function buildCli(): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'cli/main.ts',
      outDir: join(ROOT, FOLDER),
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'dragoman.mjs',
          chunkFileNames: '[name]-[hash].mjs',
          banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
        },
        treeshake: { moduleSideEffects: [{ test: /\/(domain|contract)\//, sideEffects: false }] },
      },
    },
  });
}

await buildCli();
