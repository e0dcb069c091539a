import type { Room } from '#domain/access/quotas.ts';
import type { PairInText } from '../../features/import-shared/pair-texts.ts';

/** The bytes of UTF-8 that the new ones of these translations add to a project. */
export function sizeOfPairs(pairs: readonly PairInText[]): Record<keyof Room, number> {
  const texts = pairs.flatMap(({ fate, text }) => (fate === 'new' ? [text] : []));
  return { sections: 0, strings: 0, bytes: new Blob(texts).size };
}
