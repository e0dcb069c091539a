import type { Work } from '../../core/works/work-fields.ts';
import { lackingIn } from '../../formats/encode.ts';
import { type Lacking, lackingOf } from '../exports/lacking.ts';
import type { OpenBook } from './model/book.ts';
import { wordsOf } from './model/plain-text.ts';
import type { WrittenRow } from './write-book.ts';

/** The characters of translations, and of what is said of the work, that the encodings of a book's files lack (exports.28). */
export function lackingInBook(
  { partOf, fronts }: Pick<OpenBook, 'partOf' | 'fronts'>,
  rows: readonly WrittenRow[],
  work?: Work,
): Lacking[] {
  let path = '';
  // What continues a text is in the same file.
  const placed = rows.map((row) => {
    path = row.slot?.part ?? path;
    return { path, row };
  });
  const workTexts = (work ? fronts() : []).flatMap(({ path, workEdits }) => {
    const words = (work && workEdits ? workEdits(work) : []).map(({ text }) => wordsOf(text));
    return words.map((text) => ({ path, row: { text, translation: text, continues: false, slot: null } }));
  });
  return [...Map.groupBy([...placed, ...workTexts], (one) => one.path)].flatMap(([path, all]) => {
    const part = partOf(path);
    if (!part) return [];
    const inPart = all.map(({ row }) => row);
    const lacking = lackingIn(inPart.map(({ translation }) => translation ?? '').join(''), part.encoding);
    return lackingOf(lacking.join(''), part.instead, inPart);
  });
}
