import { type Instead, type Lacking, type LeftOut, namedOf } from '#domain/files/exports/lacking.ts';

const WORDS = {
  escaped: 'written as escapes',
  replaced: 'replaced by U+FFFD',
  'utf-8': 'for which the file is in UTF-8 now',
} as const satisfies Record<Instead, string>;

/** A sentence of what a file lacks: `it can’t have ж as it is, written as escapes, in 2 texts, the first is “ok”` (exports.28). */
export function lackingWords({ characters, instead, texts, first }: Lacking): string {
  const where =
    texts === 0 ? '' : `, ${texts === 1 ? 'in one text' : `in ${texts} texts, the first is`} “${first}”`;
  return `it can’t have ${[...namedOf(characters)].join(' ')} as it is, ${WORDS[instead]}${where}`;
}

/** A sentence of pictures that a made book is without (exports.40). */
export const withoutPicturesWords = (amount: number): string =>
  `${amount === 1 ? 'one picture is' : `${amount} pictures are`} left out: too large, or not shown by readers’ programs`;

/** A sentence of texts that are not in a translated book (exports.42). */
export const leftOutWords = ({ texts, first }: LeftOut): string =>
  `the newer file of the book lacks ${texts === 1 ? 'one text of the project,' : `${texts} texts of the project, the first is`} “${first}”`;

/** A sentence of texts that were left out because checks block them (exports.43). */
export const blockedWords = ({ texts, first }: LeftOut): string =>
  `${texts === 1 ? 'one translation is' : `${texts} translations are`} left out, because checks of the project block ${texts === 1 ? 'it: that of' : 'them, the first is that of'} “${first}”`;

/** A sentence of sections whose kept files could not be updated (exports.35). */
export const withoutKeptWords = (sections: string): string =>
  `the file that was pushed for ${sections} can’t be updated from the source: what it had besides the translations is left out`;
