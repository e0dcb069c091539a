import { LIMITS } from './limits.ts';
import { readPastedList, readPastedObject, readPastedText } from './load-readers.ts';
import { type SectionType, typeOfStrings } from './section-types.ts';
import type { Splitting } from './splitting.ts';
import { type StringDraft, type StringProblem, whyNotString } from './strings.ts';
import { isStorable } from './text.ts';

/** A string read from a paste, with the line on which it begins, from 1. */
export type LoadedString = StringDraft & { readonly line: number };

/** What a paste may be refused for (SPEC §5, §8). */
export type LoadProblemKind =
  | 'brokenJson'
  | 'nested'
  | 'notArray'
  | 'notObject'
  | 'noText'
  | 'notString'
  | 'empty'
  | 'tooLong'
  | 'keyTooLong'
  | 'contextTooLong'
  | 'maxLength'
  | 'illegal'
  | 'tooMany'
  | 'noStrings';

/**
 * One thing wrong: its line in the paste from 1, its row in `strings` from 0, its key, as far as there are
 * such.
 */
export type LoadProblem = {
  readonly kind: LoadProblemKind;
  readonly line?: number;
  readonly index?: number;
  readonly key?: string;
};

/** Allowed, but shown before the upload (DECISIONS §6). */
export type LoadWarning = {
  readonly kind: 'duplicateKey';
  readonly line: number;
  readonly index: number;
  readonly key: string;
};

/** What a reader makes of a paste: `readAs` is what the paste turned out to be (SPEC §4). */
export type Reading = {
  readonly readAs: SectionType;
  readonly strings: readonly LoadedString[];
  readonly problems: readonly LoadProblem[];
};

/**
 * A paste transformed for the preview. `type` is what its strings make of an empty section; rows are there
 * with problems too.
 */
export type Load = {
  readonly readAs: SectionType;
  readonly type: SectionType;
  readonly strings: readonly LoadedString[];
  readonly warnings: readonly LoadWarning[];
} & ({ readonly ok: true } | { readonly ok: false; readonly problems: readonly LoadProblem[] });

/** How a text is cut, and how many strings the section has already. */
export type LoadOptions = { readonly splitting?: Splitting; readonly existing?: number };

const READERS = {
  text: readPastedText,
  json: readPastedObject,
  special_json: readPastedList,
} as const satisfies Record<SectionType, (content: string, splitting: Splitting) => Reading>;

/** Transforms a paste into strings, or says all that is wrong with it (SPEC §5 'Load strings'). */
export function parseLoad(
  chosen: SectionType,
  content: string,
  { splitting = 'lines', existing = 0 }: LoadOptions = {},
): Load {
  const { readAs, strings, problems: unread } = READERS[chosen](content, splitting);
  const inLines = [...unread, ...strings.flatMap(problemsOf)].toSorted(
    (a, b) => (a.line ?? 0) - (b.line ?? 0),
  );
  const problems = [...inLines, ...amountProblems(strings, unread, existing)];
  const load = { readAs, type: typeOfStrings(strings), strings, warnings: duplicateKeys(strings) };
  return problems.length > 0 ? { ...load, ok: false, problems } : { ...load, ok: true };
}

const KIND_OF_FIELD = {
  text: 'tooLong',
  key: 'keyTooLong',
  context: 'contextTooLong',
  max_length: 'maxLength',
} as const satisfies Record<StringProblem['key'], LoadProblemKind>;

function problemsOf(string: LoadedString, index: number): LoadProblem[] {
  const place = { line: string.line, index, ...(string.key === '' ? {} : { key: string.key }) };
  const problems: LoadProblem[] = whyNotString(string).map(({ key, kind }) => ({
    kind: kind === 'required' ? 'empty' : KIND_OF_FIELD[key],
    ...place,
  }));
  const isSound = isStorable(string.text) && isStorable(string.key) && isStorable(string.context);
  return isSound ? problems : [...problems, { kind: 'illegal', ...place }];
}

function amountProblems(
  strings: readonly LoadedString[],
  unread: readonly LoadProblem[],
  existing: number,
): LoadProblem[] {
  if (strings.length === 0 && unread.length === 0) return [{ kind: 'noStrings' }];
  return strings.length + existing > LIMITS.stringsPerSection ? [{ kind: 'tooMany' }] : [];
}

function duplicateKeys(strings: readonly LoadedString[]): LoadWarning[] {
  const seen = new Set<string>();
  return strings.flatMap(({ key, line }, index) => {
    const isSecond = key !== '' && seen.has(key);
    seen.add(key);
    return isSecond ? [{ kind: 'duplicateKey' as const, line, index, key }] : [];
  });
}
