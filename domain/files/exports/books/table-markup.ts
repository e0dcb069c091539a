import { tableRows } from '../../looks/grouped.ts';
import type { TextLook } from '../../looks/look.ts';

/** The rows of a table in HTML or FictionBook; `print` prints the texts of a cell. */
export const rowsInMarkup = <Item extends { readonly look?: TextLook | undefined }>(
  items: readonly Item[],
  print: (items: readonly Item[]) => string,
): string[] =>
  tableRows(items).map((cells) => {
    const printed = cells.map(({ items, isHead, columns, rows }) => {
      const name = isHead ? 'th' : 'td';
      const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`;
      return `<${name}${spans}>${print(items)}</${name}>`;
    });
    return `<tr>${printed.join('')}</tr>`;
  });
