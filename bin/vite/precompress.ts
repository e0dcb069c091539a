import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The highest quality takes a few seconds longer at the first start, and makes every first visit 8 % smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const COMPRESSIBLE = /\.(js|css|svg|html|json|txt)$/;

/**
 * Writes a .br and a .gz file beside each text file of the build, so that the server never compresses one
 * (operations.15).
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir: out = '' }) {
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
