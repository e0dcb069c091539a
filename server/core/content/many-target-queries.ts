import { type Fragment, fragment, type Ids } from '../../platform/database/fragment.ts';
import type { LineOrigin } from '../events/record.ts';
import type { StringTarget } from './targets.ts';

/**
 * Translations that one write concerns, each of another string, and who writes. A call has one; a batch has those of a
 * step and locks their strings before. `undoes` is the event that the write of each undoes; `isRedo` says whether those
 * events are undos themselves.
 */
export type ManyTarget = {
  project: number;
  actor: number;
  items: readonly { string: number; translation: number; undoes?: number | undefined }[];
  batch?: number | undefined;
  isRedo?: boolean | undefined;
};

/** One translation of a string as such a target. */
export const oneOfMany = (
  { project, string, actor, origin: { undoes, batch } = {} }: StringTarget,
  translation: number,
): ManyTarget => ({
  project,
  actor,
  items: [{ string, translation, undoes: undoes?.event }],
  batch,
  isRedo: undoes?.isRedo,
});

/** SQL of a target: its ids, and what depends on which of its translations a row is about. */
export type ManySql = {
  strings: Ids;
  translations: Ids;
  /** The translation of a string. */
  translationOf(string: Fragment): Fragment;
  /** The place of a translation in the target. */
  nth(translation: Fragment): Fragment;
  /** What the events of the write are part of, and what that of a translation undoes. */
  origin(translation: Fragment): LineOrigin;
};

/** Makes the SQL of a target. One translation is named by its ids, so that its statement is planned as for one. */
export function manySql({ items, batch, isRedo = false }: ManyTarget): ManySql {
  const strings = items.map(({ string }) => string);
  const translations = items.map(({ translation }) => translation);
  const undone = items.flatMap(({ undoes }) => undoes ?? []);
  const [string, translation, event] = [strings[0], translations[0], undone[0]];
  if (items.length === 1 && string !== undefined && translation !== undefined) {
    return {
      strings: string,
      translations: translation,
      translationOf: () => fragment`${translation}::bigint`,
      nth: () => fragment`1::int`,
      origin: () => ({ batch, ...(event !== undefined && { undoes: { event, isRedo } }) }),
    };
  }
  const nth = (of: Fragment) => fragment`array_position(${translations}::bigint[], ${of})`;
  return {
    strings,
    translations,
    translationOf: (of) => fragment`(${translations}::bigint[])[array_position(${strings}::bigint[], ${of})]`,
    nth,
    origin: (of) => ({
      batch,
      ...(undone.length > 0 && { undoes: { event: fragment`(${undone}::bigint[])[${nth(of)}]`, isRedo } }),
    }),
  };
}
