import type { BodyOf, ReplyOf } from '#contract/core/endpoint.ts';
import type { importStrings } from '#contract/texts/strings.ts';
import type { OwnStatus, OwnTranslation } from '#domain/files/imports/own-translations.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import type { Draft, DraftRow, DraftSection } from '../draft/draft.ts';
import { isChosen, type TranslationChoice } from './chosen.ts';

type Outcome = ReplyOf<typeof importStrings>['not_added'][number]['outcome'];

/** Why a translation was not added: what the page saw, or what the server answered. */
export type WhyNotAdded = Exclude<OwnStatus, 'new'> | Outcome;

/** A translation that was added, but is initial or not approved because of checks. */
export type Blocked = Omit<NotAdded, 'why'> & { readonly why: 'blocked' };

/** A translation that was not added, and its string. */
export type NotAdded = {
  readonly id: string;
  readonly line: number;
  readonly source: string;
  readonly text: string;
  readonly maxLength: number | null;
  readonly why: WhyNotAdded;
};

/** What an import of strings with their translations has stored (imports.48). */
export type ImportedTranslations = {
  readonly strings: number;
  readonly added: number;
  readonly notAdded: readonly NotAdded[];
  readonly blocked: readonly Blocked[];
};

export const NOTHING_IMPORTED: ImportedTranslations = { strings: 0, added: 0, notAdded: [], blocked: [] };

/** A translation with the row that it is in, and its string's place among the strings that are sent. */
type Placed = { readonly own: OwnTranslation; readonly row: DraftRow; readonly string: number };

function placedIn({ rows }: DraftSection): Placed[] {
  return rows
    .filter(({ string }) => string)
    .flatMap((row, string) => (row.translations ?? []).map((own) => ({ own, row, string })));
}

/** The translations of a section as the call takes them. */
export function bodyOfTranslations(section: DraftSection): BodyOf<typeof importStrings>['translations'] {
  return placedIn(section).map(({ own, string }) => ({
    string,
    text: own.text,
    status: own.isApproved ? APPROVED : own.isDraft ? INITIAL : REGULAR,
  }));
}

const notAddedOf = <Why extends WhyNotAdded | 'blocked'>({ own, row }: Placed, why: Why) => ({
  id: `${row.id}.${own.line}.${why}`,
  line: own.line,
  source: row.string?.text ?? '',
  text: own.text,
  maxLength: row.string?.max_length ?? null,
  why,
});

/** What was imported so far, with one more section that was sent. */
export function withReport(
  imported: ImportedTranslations,
  section: DraftSection,
  report: ReplyOf<typeof importStrings>,
): ImportedTranslations {
  const placed = placedIn(section);
  const refused = report.not_added.flatMap(({ index, outcome }) => {
    const one = placed[index];
    return one ? [notAddedOf(one, outcome)] : [];
  });
  return {
    strings: imported.strings + report.strings_added,
    added: imported.added + report.translations_added,
    notAdded: [...imported.notAdded, ...refused],
    blocked: [
      ...imported.blocked,
      ...report.blocked.flatMap(({ index }) => {
        const one = placed[index];
        return one ? [notAddedOf(one, 'blocked')] : [];
      }),
    ],
  };
}

/** The translations of a draft that are not sent, since they can't be or needn't be. */
export function notSent(draft: Draft, choice: TranslationChoice): NotAdded[] {
  return draft.flatMap((section) => {
    if (section.isSkipped) return [];
    return placedIn(section).flatMap((placed) => {
      const { status } = placed.own;
      return status === 'new' || isChosen(placed.own, choice) ? [] : [notAddedOf(placed, status)];
    });
  });
}
