import { greatest } from '../../core/long-lists.ts';
import type { Splitting } from '../../core/text/splitting.ts';
import type { FileLanguages } from './file-languages.ts';
import type { TableChoice } from './table-choice.ts';

/** The current translation of a string (translations.14). */
export type CurrentTranslation = {
  readonly id: number;
  readonly author_id: number;
  readonly text: string;
  readonly updated_at: number;
};

/** What is said of a row of a document for proofreading beside what becomes of it (imports.68, imports.69). */
export type RowNote = 'sourceChanged' | 'translationChanged' | 'unmarked' | 'sourceEdited' | 'comments';

/** What a row of a document for proofreading says of the translation that was exported. */
export type Proofread = {
  readonly is: 'changed' | 'unchanged' | 'cleared' | 'brokenForm';
  /** The translation that it changes; undefined where there is none, or where it is not known to be as it was exported. */
  readonly replaces: CurrentTranslation | undefined;
  readonly notes: readonly RowNote[];
};

/** A string that an import may translate, with the texts of its translations. */
export type TargetString = {
  readonly id: number;
  /** Its section, where strings are known by their numbers in it. */
  readonly section?: number;
  /** Its current translation, where one may be edited. */
  readonly current?: CurrentTranslation | null;
  readonly text: string;
  /** Empty if it has no key. */
  readonly key: string;
  /** For a cue its number and times, by which its translation is matched. */
  readonly context?: string;
  /** When the translation of a cue is shown, in milliseconds; null for the times of its source. */
  readonly target_start?: number | null;
  readonly target_end?: number | null;
  readonly max_length: number | null;
  readonly translations: readonly string[];
};

/**
 * A translation at a line of the file, from 1, for the strings with its key or for the nth string of a section. If no
 * string matches, `label` names it. `isDraft`: the file marks it as unfinished.
 */
export type FoundTranslation = {
  readonly line: number;
  readonly text: string;
  readonly isDraft?: boolean;
  /** Whether the file says that it is approved. */
  readonly isApproved?: boolean;
  /** Whether the file numbers its forms otherwise than the language, so that it is initial (plurals.6). */
  readonly hasOtherForms?: boolean;
  /** Whether the file itself says that it is translated, so that it is a translation even if it equals its source. */
  readonly isStated?: boolean;
  /** Whether an export that leaves out what isn't translated may have the source here, because programs need the entry. */
  readonly mayStay?: boolean;
  /** Of a document for proofreading: what the row says of what was exported. */
  readonly proofread?: Proofread;
} & ({ readonly key: string } | { readonly at: number | undefined; readonly label?: string });

/** By what a translation is matched to its string. */
export type MatchedBy = 'line' | 'key' | 'number' | 'time' | 'source' | 'row';

/** A line of a file, from 1, with the key of what begins there. */
export type KeyedLine = { readonly line: number; readonly key: string };

/** Why a file is refused because of one line, from 1 (imports.36). */
export type LineProblem = {
  readonly kind:
    | 'brokenJson'
    | 'brokenPo'
    | 'brokenXml'
    | 'tooDeep'
    | 'brokenEntry'
    | 'fileTooLong'
    | 'notObject'
    | 'notText'
    | 'noCues';
  readonly line: number;
  readonly key?: string;
};

/**
 * Why a file is refused (imports.36): because of a line, or because a text has more or fewer lines than the section has
 * strings.
 */
export type TranslationsProblem =
  | LineProblem
  | { readonly kind: 'wrongAmount'; readonly lines: number; readonly strings: number };

/** How a file of translations is read, if there are several ways. */
export type TranslationReadOptions = {
  /** Text only: `\n` in a line stands for a line break, as in exports (imports.28). */
  readonly escapesBreaks: boolean;
  /** The language of the translations, whose forms a plural has. */
  readonly language: string;
  /** How the section was split: an exported section of paragraphs has blank lines between them. */
  readonly splitting: Splitting | null;
  /** Whether the file is the source too, so that an item without a translation says nothing. */
  readonly isSource?: boolean;
  /** How a table is read, if that was chosen. */
  readonly table?: TableChoice | undefined;
  /** The project of the strings, which documents for proofreading name. */
  readonly project?: number | undefined;
};

/** The translations of a file and by what they were matched, or why it can't be read. */
export type TranslationReading = {
  readonly pieces: readonly FoundTranslation[];
  readonly problems: readonly TranslationsProblem[];
  readonly by: MatchedBy;
  /** The languages that the file says it is in. */
  readonly languages?: FileLanguages;
  /** Values for strings that are no plain texts, though they look like texts, by their lines and keys. */
  readonly notPlain?: readonly KeyedLine[];
  /** Cues at other times than those of their strings, which exports have (imports.65). */
  readonly otherTimes?: readonly KeyedLine[];
  /** How many rows of a document for proofreading are no longer in it. */
  readonly missing?: number;
};

/** Finds strings by their texts; of several with one text, the next one each time. `among` restricts them. */
export function positionsByText(
  strings: readonly TargetString[],
  among: (string: TargetString) => boolean,
): (text: string, prefers?: (string: TargetString) => boolean) => number | undefined {
  const positions = new Map<string, number[]>();
  for (const [index, string] of strings.entries()) {
    if (!among(string)) continue;
    const known = positions.get(string.text);
    if (known) known.push(index);
    else positions.set(string.text, [index]);
  }
  return (text, prefers) => {
    const left = positions.get(text);
    if (!left) return undefined;
    const preferred = prefers ? left.findIndex((at) => prefers(strings[at] as TargetString)) : -1;
    return left.splice(Math.max(preferred, 0), 1)[0];
  };
}

/** A translation to be matched: the text of its source, and what tells its string among others of that text, the surest first. */
export type WantedString = {
  readonly text: string;
  readonly likes: readonly ((string: TargetString) => boolean)[];
};

/**
 * The place of the string that each translation is for. Of several translations with one text the surest takes its
 * string first, so that none takes what another is surer of; those that nothing tells apart take theirs in order.
 */
export function placesByText(
  strings: readonly TargetString[],
  sought: readonly WantedString[],
): (number | undefined)[] {
  const left = new Map<string, number[]>();
  for (const [index, { text }] of strings.entries()) {
    const known = left.get(text);
    if (known) known.push(index);
    else left.set(text, [index]);
  }
  const places: (number | undefined)[] = sought.map(() => undefined);
  const rounds = greatest([0, ...sought.map(({ likes }) => likes.length)]);
  for (let round = 0; round <= rounds; round++)
    for (const [nth, { text, likes }] of sought.entries()) {
      const among = places[nth] === undefined ? left.get(text) : undefined;
      const like = round < rounds ? likes[round] : () => true;
      const index = among && like ? among.findIndex((at) => like(strings[at] as TargetString)) : -1;
      if (among && index >= 0) places[nth] = among.splice(index, 1)[0];
    }
  return places;
}
