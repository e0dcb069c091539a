import type { LoadProblem } from '#domain/formats/model/reading.ts';
import { amountProblems } from '#domain/imports/import-source.ts';
import { type NameTrick, whyNotSectionName } from '#domain/names/display-names.ts';
import type { TextProblem } from '#domain/texts/text.ts';
import type { LineMark } from '../../import-shared/line-marks.ts';
import type { Draft, DraftRow, DraftSection } from './draft.ts';
import { maySplit } from './split-row.ts';

/** A row of the preview with what is to be said of it. */
export type StringItem = {
  readonly kind: 'string';
  readonly id: string;
  readonly section: DraftSection;
  readonly row: DraftRow;
  /** Its place among the rows of its section, from 0. */
  readonly at: number;
  /** Its number among the strings of its section, from 1; none for a place that could not be read. */
  readonly number: number | undefined;
  /** For a key met before: the number of the string that had it first. */
  readonly sameKeyAs: number | undefined;
  readonly mark: LineMark | undefined;
};

/** The head of a section in the preview. */
export type SectionItem = {
  readonly kind: 'section';
  readonly id: string;
  readonly section: DraftSection;
  /** Its place among the sections, from 0. */
  readonly at: number;
  readonly strings: number;
  /** What is wrong with it as a whole. */
  readonly problem: LoadProblem | undefined;
  /** Why its name can't be one; the only one that goes into the section that is there takes its name. */
  readonly wrongName: TextProblem | NameTrick | undefined;
  /** The section that is there, when its strings go into that one and not into a new one. */
  readonly here: ExistingSection | undefined;
};

export type Item = StringItem | SectionItem;

/** The section that is there: its name, and how many strings it has already. */
export type ExistingSection = { readonly name: string; readonly existing: number };

/** A draft looked through: what the preview lists, what would be stored, and how much there is to say. */
export type CheckedDraft = {
  readonly items: readonly Item[];
  readonly strings: number;
  readonly sections: number;
  readonly errors: number;
  readonly warnings: number;
  /** Over-long strings that may be cut at ends of sentences. */
  readonly overlong: number;
  /** What is wrong with a section as a whole; its place among the sections is `at`. */
  readonly whole: readonly SectionItem[];
};

/** Looks a draft through. `here`: the section that its first one goes into. */
export function checkDraft(draft: Draft, here: ExistingSection | undefined): CheckedDraft {
  const items: Item[] = [];
  const totals = { strings: 0, sections: 0, errors: 0, warnings: 0, overlong: 0 };
  const whole: SectionItem[] = [];
  const first = draft.find(({ isLeftOut }) => !isLeftOut);
  for (const [at, section] of draft.entries()) {
    const isHere = section === first && here !== undefined;
    const strings = section.rows.filter(({ string }) => string).length;
    const problem = section.isLeftOut
      ? undefined
      : wholeProblem(section, strings, isHere ? here.existing : 0);
    const wrongName =
      (draft.length < 2 && here) || section.isLeftOut ? undefined : whyNotSectionName(section.name.trim());
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
    if (section.isLeftOut) continue;
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

/** What is wrong with a section as a whole: how many strings it has, or what stands around them. */
function wholeProblem(
  { rows, read }: DraftSection,
  strings: number,
  existing: number,
): LoadProblem | undefined {
  // What is not here can't be cut into sections by hand, and must not go missing.
  if (!read.isAll) return { kind: 'tooMany' };
  // Where nothing could be read, what is wrong has been said.
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
