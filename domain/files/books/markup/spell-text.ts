import { decodeHTMLStrict } from 'entities';
import { collapseWhiteSpace, trimWhiteSpace } from '../../../core/text/white-space.ts';
import { markedText, spellMarked } from '../../../formats/marks/marks.ts';
import { tokensOf } from '../../../formats/markup/tokens.ts';
import { IMPOSSIBLE } from '../../../formats/xml/spell-xml.ts';
import type { SlotKind } from '../model/places.ts';
import { inlinePieces } from './inline-pieces.ts';
import type { Vocabulary } from './vocabulary.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Words as a file of XML or HTML has them. */
export const escapedWords = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Spells a text for a slot of a file. `raw` is what the slot has now; it has the tags that the marks of the text stand
 * for. A text that the slot has already keeps its spelling.
 */
export function spellText(text: string, raw: string, kind: SlotKind, vocabulary: Vocabulary): string {
  if (kind === 'attribute') {
    const now = trimWhiteSpace(collapseWhiteSpace(decodeHTMLStrict(raw)));
    if (now === text) return raw;
    return spelledAttribute(text);
  }
  const pieces = inlinePieces(raw, tokensOf(raw, vocabulary.isXml), vocabulary, kind === 'lines');
  if (markedText(pieces) === text) return raw;
  const lineBreak = kind === 'lines' ? '\n' : vocabulary.lineBreak;
  return spellMarked(text, pieces, { escaped: escapedWords, lineBreak });
}

/** A text as the value of an attribute. */
export const spelledAttribute = (text: string): string =>
  text
    .replace(IMPOSSIBLE, '')
    .replaceAll('\n', ' ')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Spells texts without a slot of their own behind a text that has one. */
export function spellInserted(texts: readonly string[], kind: SlotKind, vocabulary: Vocabulary): string {
  if (kind === 'attribute') return texts.map((text) => ` ${spellText(text, '', kind, vocabulary)}`).join('');
  const { paragraphBreak, lineBreak } = vocabulary;
  return texts.map((text) => paragraphBreak + escapedWords(text).replaceAll('\n', lineBreak)).join('');
}
