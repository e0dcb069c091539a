import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The weights that the design uses, as in web/ui/theme/fonts.css. */
const WEIGHTS = { min: 400, max: 600 };

/**
 * The features that are used: kerning, ligatures, marks, forms of a language, and digits of equal width. Contextual
 * alternates are removed because they draw `->` as an arrow, but a string is shown as it is.
 */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** Every character that a font may have; the subset keeps those that it has. */
const CHARACTERS = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .join('');

/** Removes the weights and features that are not used from each font, almost half of its size. All characters stay. */
export function shrinkFonts(): Plugin {
  return {
    name: 'shrink-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        file.source = await subsetFont(Buffer.from(file.source), CHARACTERS, {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
          variationAxes: { wght: WEIGHTS },
        });
      }
    },
  };
}
