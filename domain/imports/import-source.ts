import { type Format, isSubtitles } from '../formats/model/format.ts';
import type { LoadedString, LoadProblem, LoadProblemKind, ReadOptions } from '../formats/model/reading.ts';
import type { Envelope, Frame } from '../formats/model/skeleton.ts';
import { FILE_FORMATS } from '../formats/registry.ts';
import { LIMITS } from '../limits.ts';
import { type SectionType, typeOfStrings } from '../sections/section-types.ts';
import { type StringDraft, type StringProblem, whyNotString } from '../texts/strings.ts';
import { isLongerThan, isStorable } from '../texts/text.ts';

/** Allowed, but shown before the import (imports.18): a second string of one key; a plural, which is no string yet. */
export type LoadWarning =
  | { readonly kind: 'duplicateKey'; readonly line: number; readonly index: number; readonly key: string }
  | { readonly kind: 'plural'; readonly line: number; readonly text: string };

/**
 * A paste transformed for the preview. `type` is what its strings make of an empty section; rows are there
 * with problems too.
 */
export type Load = {
  readonly readAs: Format;
  readonly type: SectionType;
  readonly envelope: Envelope | null;
  readonly strings: readonly LoadedString[];
  readonly warnings: readonly LoadWarning[];
} & ({ readonly ok: true } | { readonly ok: false; readonly problems: readonly LoadProblem[] });

/** How a text is read, and how many strings the section has already. */
export type LoadOptions = Partial<ReadOptions> & { readonly existing?: number };

/** Transforms a paste into strings, or says all that is wrong with it (imports.19, imports.22). */
export function parseLoad(
  chosen: Format,
  content: string,
  { splitting = 'lines', flattens = false, existing = 0 }: LoadOptions = {},
): Load {
  const reading = FILE_FORMATS[chosen].read(content, { splitting, flattens });
  const { readAs, strings, envelope, problems: unread, leftOut = [] } = reading;
  const inStrings = strings.flatMap((string, index) => problemsOf(string, index));
  const inLines = [...unread, ...inStrings].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const problems = [
    ...envelopeProblems(envelope),
    ...inLines,
    ...(unread.length > 0 && strings.length === 0 ? [] : amountProblems(strings.length, existing)),
  ];
  const load = {
    readAs,
    type: typeOfStrings(strings),
    strings,
    envelope,
    warnings: [...duplicateKeys(strings), ...leftOut],
  };
  return problems.length > 0 ? { ...load, ok: false, problems } : { ...load, ok: true };
}

/** A load as the call takes it; the strings may be others than those read, as edited and put in another order. */
export function bodyOfLoad(
  { readAs, envelope, strings }: Pick<Load, 'readAs' | 'envelope' | 'strings'>,
  wanted: readonly (StringDraft & { readonly frame: Frame | null })[] = strings,
) {
  return {
    format: readAs,
    ...envelope,
    strings: wanted.map(({ text, key, context, max_length, continues, frame }) => ({
      text,
      key,
      context,
      max_length,
      ...(continues && { continues }),
      ...(frame && { frame }),
    })),
  };
}

/** The file that a section of subtitles is, as far as a load changes it. */
export type Joining = 'turnsToText' | 'joinsFile' | 'joinsAss';

/**
 * What a load makes of a section that holds subtitles (imports.12): strings that are no cues turn it to text, which forgets
 * times and styles; cues join the file that is there, so that what stands around them in their own is left out, save styles
 * of ASS that the first lacks. Undefined where there is no such file yet.
 */
export function joiningOf(
  section: { readonly format: Format; readonly stats: { readonly strings_amount: number } },
  { readAs }: Pick<Load, 'readAs'>,
): Joining | undefined {
  if (!isSubtitles(section.format) || section.stats.strings_amount === 0) return undefined;
  if (!isSubtitles(readAs)) return 'turnsToText';
  return section.format === 'ass' && readAs === 'ass' ? 'joinsAss' : 'joinsFile';
}

const KIND_OF_FIELD = {
  text: 'tooLong',
  key: 'keyTooLong',
  context: 'contextTooLong',
  max_length: 'maxLength',
} as const satisfies Record<StringProblem['key'], LoadProblemKind>;

/** All that is wrong with one string, as read or as edited since; `index`: its place in the load, if it has one. */
export function problemsOf(string: LoadedString, index?: number): LoadProblem[] {
  const place = {
    line: string.line,
    ...(index !== undefined && { index }),
    ...(string.key !== '' && { key: string.key }),
  };
  const problems: LoadProblem[] = whyNotString(string).map(({ key, kind }) => ({
    kind: kind === 'required' ? 'empty' : KIND_OF_FIELD[key],
    ...place,
  }));
  const { text, key, context, frame } = string;
  if (frame && isFrameTooLong(frame)) problems.push({ kind: 'frameTooLong', ...place });
  const isSound = [text, key, context, frame?.lead ?? '', frame?.raw ?? ''].every(isStorable);
  return isSound ? problems : [...problems, { kind: 'illegal', ...place }];
}

function isFrameTooLong({ lead, raw }: Frame): boolean {
  return isLongerThan(lead, LIMITS.frame.max) || isLongerThan(raw ?? '', LIMITS.frame.max);
}

function envelopeProblems(envelope: Envelope | null): LoadProblem[] {
  const parts = envelope ? [envelope.header, envelope.footer] : [];
  if (parts.some((part) => isLongerThan(part, LIMITS.envelope.max))) return [{ kind: 'headerTooLong' }];
  return parts.every(isStorable) ? [] : [{ kind: 'illegal' }];
}

/** What is wrong with how many strings a load brings to a section that has some: none at all, or too many. */
export function amountProblems(amount: number, existing: number): LoadProblem[] {
  if (amount === 0) return [{ kind: 'noStrings' }];
  return amount + existing > LIMITS.stringsPerSection ? [{ kind: 'tooMany' }] : [];
}

function duplicateKeys(strings: readonly LoadedString[]): LoadWarning[] {
  const seen = new Set<string>();
  return strings.flatMap(({ key, line }, index) => {
    const isSecond = key !== '' && seen.has(key);
    seen.add(key);
    return isSecond ? [{ kind: 'duplicateKey' as const, line, index, key }] : [];
  });
}
