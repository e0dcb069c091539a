import { type NameTrick, whyNotSectionName } from '#domain/core/names/display-names.ts';
import type { TextProblem } from '#domain/core/text/text.ts';
import { amountProblems } from '#domain/files/imports/parsed-source.ts';
import type { ImportProblem } from '#domain/formats/model/reading.ts';
import type { LineMark } from '../../import-shared/line-marks.ts';
import type { Draft, DraftRow, DraftSection } from './draft.ts';
import { maySplit } from './split-row.ts';

/** A row of the preview with its remarks. */
export type StringItem = {
  readonly kind: 'string';
  readonly id: string;
  readonly section: DraftSection;
  readonly row: DraftRow;
  /** Its index among the rows of its section. */
  readonly at: number;
  /** Its number among the strings of its section, from 1; undefined for a line that could not be read. */
  readonly number: number | undefined;
  /** For a repeated key: the number of the string that had it first. */
  readonly sameKeyAs: number | undefined;
  readonly mark: LineMark | undefined;
};

/** The head of a section in the preview. */
export type SectionItem = {
  readonly kind: 'section';
  readonly id: string;
  readonly section: DraftSection;
  /** Its index among the sections. */
  readonly at: number;
  readonly strings: number;
  /** A problem of the whole section. */
  readonly problem: ImportProblem | undefined;
  /** Why its name is invalid; a single section that is imported into an existing one keeps that one's name. */
  readonly wrongName: TextProblem | NameTrick | undefined;
  /** The existing section into which its strings go; undefined for a new one. */
  readonly here: ExistingSection | undefined;
};

export type Item = StringItem | SectionItem;

/** The section into which the first strings go, and how many it has already. */
export type ExistingSection = { readonly name: string; readonly existing: number };

/** A checked draft: the items of the preview, and totals. */
export type CheckedDraft = {
  readonly items: readonly Item[];
  readonly strings: number;
  readonly sections: number;
  readonly errors: number;
  readonly warnings: number;
  /** Strings that are too long and can be split at ends of sentences. */
  readonly overlong: number;
  /** The sections that have a problem as a whole. */
  readonly whole: readonly SectionItem[];
};

/** Checks a draft. `here`: the existing section into which its first section goes. */
export function checkDraft(draft: Draft, here: ExistingSection | undefined): CheckedDraft {
  const items: Item[] = [];
  const totals = { strings: 0, sections: 0, errors: 0, warnings: 0, overlong: 0 };
  const whole: SectionItem[] = [];
  const first = draft.find(({ isSkipped }) => !isSkipped);
  for (const [at, section] of draft.entries()) {
    const isHere = section === first && here !== undefined;
    const strings = section.rows.filter(({ string }) => string).length;
    const problem = section.isSkipped
      ? undefined
      : wholeProblem(section, strings, isHere ? here.existing : 0);
    const wrongName =
      (draft.length < 2 && here) || section.isSkipped ? undefined : whyNotSectionName(section.name.trim());
    const head: SectionItem = {
      kind: 'section',
      id: section.id,
      section,
      at,
      strings,
      problem,
      wrongName,
      here: isHere ? here : undefined,
    };
    items.push(head);
    if (section.isSkipped) continue;
    totals.sections++;
    totals.strings += strings;
    if (wrongName) totals.errors++;
    if (problem) {
      totals.errors++;
      whole.push(head);
    }
    for (const item of itemsOf(section)) {
      items.push(item);
      totals.errors += item.row.problems.length;
      if (item.sameKeyAs !== undefined) totals.warnings++;
      if (item.mark === 'error' && maySplit(section, item.row)) totals.overlong++;
    }
  }
  return { items, whole, ...totals };
}

/** A problem of a whole section: its number of strings, or the rest of its file. */
function wholeProblem(
  { rows, read }: DraftSection,
  strings: number,
  existing: number,
): ImportProblem | undefined {
  // Strings that the page can't show can't be split into sections by hand, and must not get lost.
  if (!read.isAll) return { kind: 'tooMany' };
  // If nothing could be read, the rows have the problems.
  const amount = strings === 0 && rows.length > 0 ? undefined : amountProblems(strings, existing)[0];
  if (amount || read.load.ok) return amount;
  return read.load.problems.find(
    ({ kind, line, index }) =>
      line === undefined && index === undefined && kind !== 'tooMany' && kind !== 'noStrings',
  );
}

function* itemsOf(section: DraftSection): Generator<StringItem> {
  const firstWith = new Map<string, number>();
  let number = 0;
  for (const [at, row] of section.rows.entries()) {
    if (row.string) number++;
    const key = row.string?.key ?? '';
    const sameKeyAs = key === '' ? undefined : firstWith.get(key);
    if (key !== '' && sameKeyAs === undefined) firstWith.set(key, number);
    const mark = row.problems.length > 0 ? 'error' : sameKeyAs === undefined ? undefined : 'warning';
    yield {
      kind: 'string',
      id: row.id,
      section,
      row,
      at,
      number: row.string ? number : undefined,
      sameKeyAs,
      mark,
    };
  }
}
