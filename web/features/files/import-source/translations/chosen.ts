import type { OwnTranslation } from '#domain/files/imports/own-translations.ts';
import type { Draft, DraftRow, DraftSection } from '../draft/draft.ts';

/**
 * Whether the translations that files bring with them are imported, and those equal to their source too (imports.45),
 * and whether what a file says is approved is approved (imports.55).
 */
export type TranslationChoice = {
  readonly isOn: boolean;
  readonly loadsSame: boolean;
  readonly approves?: boolean;
};

/** Whether a translation is sent. */
export function isChosen(
  { status }: Pick<OwnTranslation, 'status'>,
  { isOn, loadsSame }: TranslationChoice,
): boolean {
  return isOn && (status === 'new' || (status === 'same' && loadsSame));
}

function* rowsIn(draft: Draft): Generator<DraftRow> {
  for (const { rows, isSkipped } of draft) if (!isSkipped) yield* rows;
}

/**
 * How many translations the files of a draft bring that can be imported: those that equal their source, and others; and
 * how many of all are approved there.
 */
export function countTranslations(draft: Draft) {
  const counts = { different: 0, same: 0, approved: 0 };
  for (const { translations = [] } of rowsIn(draft)) {
    for (const { status, isApproved } of translations) {
      if (isApproved && (status === 'same' || status === 'new')) counts.approved++;
      if (status === 'same') counts.same++;
      if (status === 'new') counts.different++;
    }
  }
  return counts;
}

/** How many translations of a draft are sent, and their size in bytes of UTF-8. */
export function sizeOfTranslations(
  draft: Draft,
  choice: TranslationChoice,
): { amount: number; bytes: number } {
  const texts: string[] = [];
  for (const { translations = [] } of rowsIn(draft)) {
    for (const one of translations) if (isChosen(one, choice)) texts.push(one.text);
  }
  return { amount: texts.length, bytes: new Blob(texts).size };
}

/** A section as it is sent, with only the translations that were chosen. */
export function withChosen(section: DraftSection, choice: TranslationChoice): DraftSection {
  if (section.rows.every(({ translations }) => translations === undefined)) return section;
  const rows = section.rows.map(({ translations = [], ...row }) => {
    const chosen = translations
      .filter((one) => isChosen(one, choice))
      .map(({ isApproved, ...one }) => (isApproved && choice.approves ? { ...one, isApproved } : one));
    return chosen.length > 0 ? { ...row, translations: chosen } : row;
  });
  return { ...section, rows };
}
