import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { SMALL_WIDTH } from '../../web/screens/home/picture.ts';

const SMALL = '?small';

/** The name of the small copy of a language's picture in the build, without its hash. */
export const smallName = (language: string, picture: string) => `${language}-${picture}-small`;

/** Makes a copy of `picture.webp?small` for narrow columns, with a third of the bytes. */
export function shrinkPictures(): Plugin {
  let isBuild = false;
  return {
    name: 'shrink-pictures',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    load: {
      filter: { id: /\.webp\?small$/ },
      async handler(id) {
        const file = id.slice(0, -SMALL.length);
        if (!isBuild) return `export { default } from ${JSON.stringify(`${file}?url`)};`;
        const picture = await sharp(file).resize({ width: SMALL_WIDTH }).webp({ quality: 75 }).toBuffer();
        const name = `${smallName(basename(dirname(file)), basename(file, '.webp'))}.webp`;
        const reference = this.emitFile({ type: 'asset', name, source: picture });
        return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
      },
    },
  };
}
