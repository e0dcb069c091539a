import type { EditorRow } from '#contract/editor.ts';
import type { Translation } from '#contract/translations.ts';
import { inOrder, isCompeting } from '#domain/translations/translation-order.ts';
import { APPROVED, REGULAR } from '#domain/translations/translations.ts';

/**
 * A row after an act on one of its translations, which the server answered: it is new or takes the place of itself; one
 * newly approved makes the one before it regular; who competes and the order follow (translations.10, translations.13,
 * translations.15).
 */
export function withTranslation(row: EditorRow, changed: Translation): EditorRow {
  const others = row.translations
    .filter(({ id }) => id !== changed.id)
    .map((other): Translation => {
      const gaveWay = changed.status === APPROVED && other.status === APPROVED;
      return gaveWay ? { ...other, status: REGULAR } : other;
    });
  const all = [...others, changed];
  const judged = all.map((one): Translation => ({ ...one, competing: isCompeting(one, all) }));
  return { ...row, translations: inOrder(judged) };
}
