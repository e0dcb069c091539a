import type { BodyOf } from '#contract/core/endpoint.ts';
import type { splitString } from '#contract/texts/strings.ts';
import type { QuotaKind } from '#domain/core/access/quotas.ts';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { dividedTimes } from '#domain/formats/cues/target-times.ts';
import { whyNotInParts } from '#domain/texts/splits/in-parts.ts';
import { isLongToTranslate } from '#domain/texts/splits/long-string.ts';
import { matchingPlace } from '#domain/texts/splits/matching-place.ts';
import { splitSource as piecesOf } from '#domain/texts/splits/split-string.ts';
import { splitTranslation } from '#domain/texts/splits/translations.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { timingHeader } from '../../core/content/timing-header-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { sortKeysForInsertion } from '../strings/sort-key-queries.ts';
import { lockParts, placeInSection, readParts } from './read-queries.ts';
import type { HeldString, TranslationRow, TranslationTarget } from './rows.ts';
import { writeParts } from './write-parts.ts';

type SplitRequest = BodyOf<typeof splitString>;

type Split =
  | { parts: [first: number, second: number] }
  | { refused: 'gone' | 'tooMany' | 'changed' | 'blank' | NonNullable<ReturnType<typeof whyNotInParts>> }
  /** Only a long string may be split, and this one isn't (splits.1). */
  | { refused: 'short' }
  /** The translation at an index of the body isn't as the client has seen it, or can't be split there. */
  | { refused: 'translation'; index: number; kind: 'unknown' | 'changed' | 'required' }
  | { refused: 'quota'; kind: QuotaKind };

/** Whose texts are split, and the quota that refuses this much more, if any. */
type Splitting = ProjectLanguages & {
  /** Whether only a string that is long may be split. */
  isForLong: boolean;
  whyNot(growth: { strings: number; bytes: number }): QuotaKind | undefined;
};

/** Splits a string with its translations (splits.1). The section is locked first, so that its order stays, and the string last. */
export function splitInTwo(
  sql: Sql,
  target: StringTarget,
  request: SplitRequest,
  splitting: Splitting,
): Promise<Split> {
  const { project, section, string } = target;
  return sql.begin(async (tx): Promise<Split> => {
    const [held] = await lockSections(tx, project, [section]);
    const place = held && (await placeInSection(tx, target));
    if (!held || !place) return { refused: 'gone' };
    if (place.amount >= LIMITS.stringsPerSection) return { refused: 'tooMany' };
    const insertion = { project, section, index: place.index + 1, amount: 1 };
    const { start, step } = await sortKeysForInsertion(tx, insertion);
    await lockParts(tx, project, [string]);
    const parts = await readParts(tx, project, [string]);
    const [whole] = parts.strings;
    if (!whole || whole.section_id !== section) return { refused: 'gone' };
    if (request.updated_at !== undefined && request.updated_at !== whole.updated_at)
      return { refused: 'changed' };
    if (splitting.isForLong && !isLongToTranslate(whole.text)) return { refused: 'short' };
    const format = held.format ?? 'text';
    const why = whyNotInParts(whole, format);
    if (why) return { refused: why };
    const pieces = piecesOf(whole, format, request.at, await timingHeader(tx, target, held.format));
    if (!pieces) return { refused: 'blank' };
    const kind = splitting.whyNot({ strings: 1, bytes: Buffer.byteLength(pieces.second.context) });
    if (kind) return { refused: 'quota', kind };
    const index = (request.translations ?? []).findIndex(
      (translation) => whyNotPlace(parts.translations, translation) !== undefined,
    );
    const wrong = request.translations?.[index];
    if (wrong)
      return { refused: 'translation', index, kind: whyNotPlace(parts.translations, wrong) ?? 'unknown' };

    const { joint } = pieces;
    const times = dividedTimes(whole, pieces.first.context);
    const second = { ...whole, ...pieces.second, ...times.second, continues: true, joint, left_frame: null };
    const plan = {
      kind: 'splitString',
      first: { ...whole, ...pieces.first, ...times.first },
      second: { as: 'added', row: second },
      translations: parts.translations.flatMap((translation) =>
        inTwo(translation, placeIn(translation, whole, request, splitting)),
      ),
    } as const;
    const secondPart = await writeParts(tx, target, plan, {
      held: parts,
      format: held.format,
      place: { key: start + step, index: place.index + 1 },
    });
    return { parts: [string, secondPart] };
  });
}

type WantedPlace = NonNullable<SplitRequest['translations']>[number];

function whyNotPlace(translations: readonly TranslationRow[], { id, at, updated_at }: WantedPlace) {
  const translation = translations.find((translationRow) => translationRow.id === id);
  if (!translation) return 'unknown';
  if (updated_at !== undefined && updated_at !== translation.updated_at) return 'changed';
  return at !== null && !splitTranslation(translation, at) ? 'required' : undefined;
}

/** Where a translation is to be split: as the client says, or at the matching place. */
function placeIn(
  { id, text }: TranslationRow,
  whole: HeldString,
  { at, translations }: SplitRequest,
  languages: ProjectLanguages,
): number | null {
  const chosen = translations?.find((translation) => translation.id === id);
  return chosen ? chosen.at : matchingPlace(whole.text, at, text, languages);
}

/** A translation in two parts, or whole with the first part: then it needs review. */
function inTwo(translation: TranslationRow, place: number | null): TranslationTarget[] {
  const parts = splitTranslation(translation, place);
  if (!parts) return [{ ...translation, of: 'first', needs_review: true }];
  return [
    { ...parts.first, of: 'first' },
    { ...parts.second, of: 'second', id: undefined },
  ];
}
