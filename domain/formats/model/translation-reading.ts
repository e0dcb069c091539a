import type { Splitting } from '../../texts/splitting.ts';

/** A string that an import of translations may reach, with the texts of the translations it has. */
export type TargetString = {
  readonly id: number;
  readonly text: string;
  /** Empty means no key. */
  readonly key: string;
  /** For a cue its number and times, by which its translation is found. */
  readonly context?: string;
  readonly max_length: number | null;
  readonly translations: readonly string[];
};

/**
 * What stands at a line of the file, from 1: a translation, for those strings that have its key, or for the nth of a
 * section; where there is no string for it, `label` says which it is. `isDraft`: the file says that it is not sure.
 */
export type FoundTranslation = {
  readonly line: number;
  readonly text: string;
  readonly isDraft?: boolean;
} & ({ readonly key: string } | { readonly at: number | undefined; readonly label?: string });

/** What told which string a translation is for. */
export type MatchedBy = 'line' | 'key' | 'number' | 'time' | 'source';

/** What a file is refused for at one line, from 1 (imports.36). */
export type LineProblem = {
  readonly kind: 'brokenJson' | 'brokenPo' | 'notObject' | 'notText' | 'noCues';
  readonly line: number;
  readonly key?: string;
};

/** What a file is refused for (imports.36): at a line; or as a text of more or fewer lines than the section has strings. */
export type TranslationsProblem =
  | LineProblem
  | { readonly kind: 'wrongAmount'; readonly lines: number; readonly strings: number };

/** How a file of translations is read, where there is more than one way. */
export type TranslationReadOptions = {
  /** Text only: `\n` in a line stands for a line break, as in exports (imports.28). */
  readonly escapesBreaks: boolean;
  /** How the section was split: the export of one in paragraphs has a blank line after each. */
  readonly splitting: Splitting | null;
};

/** What a file gives to strings, or why it can't be read; and what told which string each piece is for. */
export type TranslationReading = {
  readonly pieces: readonly FoundTranslation[];
  readonly problems: readonly TranslationsProblem[];
  readonly by: MatchedBy;
};

/** Finds strings by their texts, those of one text in turn; `among`: only those of which it is true. */
export function positionsByText(
  strings: readonly TargetString[],
  among: (string: TargetString) => boolean,
): (text: string, prefers?: (string: TargetString) => boolean) => number | undefined {
  const positions = new Map<string, number[]>();
  for (const [at, string] of strings.entries()) {
    if (!among(string)) continue;
    const known = positions.get(string.text);
    if (known) known.push(at);
    else positions.set(string.text, [at]);
  }
  return (text, prefers) => {
    const left = positions.get(text);
    if (!left) return undefined;
    const preferred = prefers ? left.findIndex((at) => prefers(strings[at] as TargetString)) : -1;
    return left.splice(Math.max(preferred, 0), 1)[0];
  };
}
