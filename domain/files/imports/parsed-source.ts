import { LIMITS } from '../../core/limits.ts';
import { type StringDraft, type StringProblem, whyNotString } from '../../core/text/strings.ts';
import { hasControls, isLongerThan, isStorable } from '../../core/text/text.ts';
import type { FileLanguages } from '../../formats/model/file-languages.ts';
import { type Format, isSubtitles } from '../../formats/model/format.ts';
import type {
  ImportedString,
  ImportProblem,
  ImportProblemKind,
  SkippedItem,
  Track,
} from '../../formats/model/reading.ts';
import type { Frame, HeaderAndFooter } from '../../formats/model/skeleton.ts';
import type { TableSample } from '../../formats/model/table-choice.ts';
import type { SectionType } from '../../texts/sections/section-types.ts';

/**
 * What is allowed but shown before the import (imports.18): a second string with the same key, or a plural, which makes
 * no string yet.
 */
export type ImportWarning =
  | { readonly kind: 'duplicateKey'; readonly line: number; readonly index: number; readonly key: string }
  | SkippedItem;

/**
 * A text parsed for the preview. `type` is the type of a section with these strings. Strings are listed even if some
 * have problems.
 */
export type ParsedSource = {
  readonly readAs: Format;
  readonly type: SectionType;
  readonly headerAndFooter: HeaderAndFooter | null;
  readonly strings: readonly ImportedString[];
  readonly warnings: readonly ImportWarning[];
  /** The languages that the file says it is in. */
  readonly languages?: FileLanguages;
  /** The languages that a file of subtitles has side by side, if there are several. */
  readonly tracks?: readonly Track[];
  /** In a format that counts frames, how many a second has; null if the file doesn't say it. */
  readonly frameRate?: number | null;
  /** What a table looks like, for choosing its columns. */
  readonly table?: TableSample;
} & ({ readonly ok: true } | { readonly ok: false; readonly problems: readonly ImportProblem[] });

/** The body of the call that imports a parsed source; users may have edited and reordered its strings. */
export function importBody(
  { readAs, headerAndFooter, strings }: Pick<ParsedSource, 'readAs' | 'headerAndFooter' | 'strings'>,
  drafts: readonly (StringDraft & Pick<ImportedString, 'frame' | 'joint'>)[] = strings,
) {
  return {
    format: readAs,
    ...headerAndFooter,
    strings: drafts.map(({ text, key, context, max_length, continues, joint, frame }) => ({
      text,
      key,
      context,
      max_length,
      ...(continues && { continues, joint }),
      ...(frame && { frame }),
    })),
  };
}

/** The parts of a section of subtitles that an import changes. */
export type Joining = 'turnsToText' | 'joinsFile' | 'joinsAss';

/**
 * What an import does to a section of subtitles (imports.12): strings that are not cues turn it into text without times
 * and styles; cues join its file, which gets only the missing ASS styles of theirs. Undefined for other sections.
 */
export function joiningOf(
  section: { readonly format: Format; readonly stats: { readonly strings_amount: number } },
  { readAs }: Pick<ParsedSource, 'readAs'>,
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
} as const satisfies Record<StringProblem['key'], ImportProblemKind>;

/** The problems of a string. `index`: its index in the import, if it has one. */
export function problemsOf(string: ImportedString, index?: number): ImportProblem[] {
  const place = {
    line: string.line,
    ...(index !== undefined && { index }),
    ...(string.key !== '' && { key: string.key }),
  };
  const problems: ImportProblem[] = whyNotString(string).map(({ key, kind }) => ({
    kind: kind === 'required' ? 'empty' : KIND_OF_FIELD[key],
    ...place,
  }));
  const { text, key, context, frame } = string;
  if (frame && isFrameTooLong(frame)) problems.push({ kind: 'frameTooLong', ...place });
  const isSound =
    [text, key, context, frame?.lead ?? '', frame?.raw ?? ''].every(isStorable) && !hasControls(text);
  return isSound ? problems : [...problems, { kind: 'illegal', ...place }];
}

function isFrameTooLong({ lead, raw }: Frame): boolean {
  return isLongerThan(lead, LIMITS.frame.max) || isLongerThan(raw ?? '', LIMITS.frame.max);
}

/** The problem with the number of strings imported into a section: none, or too many. */
export function amountProblems(amount: number, existing: number): ImportProblem[] {
  if (amount === 0) return [{ kind: 'noStrings' }];
  return amount + existing > LIMITS.stringsPerSection ? [{ kind: 'tooMany' }] : [];
}
