import { type Lacking, lackingOf } from '../exports/lacking.ts';
import { lackingIn } from '../formats/encode.ts';
import type { OpenBook } from './model/book.ts';
import type { WrittenRow } from './write-book.ts';

/** The characters of translations that the encodings of a book's files lack (exports.28). */
export function lackingInBook({ partOf }: Pick<OpenBook, 'partOf'>, rows: readonly WrittenRow[]): Lacking[] {
  let path = '';
  // What continues a text is in the same file.
  const placed = rows.map((row) => {
    path = row.slot?.part ?? path;
    return { path, row };
  });
  return [...Map.groupBy(placed, (one) => one.path)].flatMap(([path, all]) => {
    const part = partOf(path);
    if (!part) return [];
    const inPart = all.map(({ row }) => row);
    const lacking = lackingIn(inPart.map(({ translation }) => translation ?? '').join(''), part.encoding);
    return lackingOf(lacking.join(''), part.instead, inPart);
  });
}
