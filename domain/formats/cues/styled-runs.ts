import { append } from '../../core/long-lists.ts';
import type { CueRun, CueStyle } from '../model/cue-style.ts';

/** Runs with neighbours of one style joined, without empty ones. */
export function joinRuns(runs: readonly CueRun[]): CueRun[] {
  const joined: CueRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.kind === 'text' && run.text === '') continue;
    if (run.kind === 'text' && last?.kind === 'text' && isSameStyle(run.style, last.style))
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

/** The styles of runs, outer ones first. */
export const STYLE_NAMES = ['color', 'b', 'i', 'u', 's'] as const;
type StyleName = (typeof STYLE_NAMES)[number];

function isSameStyle(one: CueStyle, other: CueStyle): boolean {
  return STYLE_NAMES.every((name) => (one[name] || undefined) === (other[name] || undefined));
}

/** What stands before and behind words of a style. */
export type StyleTags = readonly [before: string, after: string];

/** How a format writes styles; undefined for those that it can't write. */
export type StyleSpelling = {
  readonly b: StyleTags | undefined;
  readonly i: StyleTags | undefined;
  readonly u: StyleTags | undefined;
  readonly s: StyleTags | undefined;
  readonly color: (color: string) => StyleTags | undefined;
  readonly words: (words: string) => string;
  readonly lineBreak: string;
};

/** Spells runs with tags that are nested. A style goes on over a line break. */
export function spellRuns(runs: readonly CueRun[], spelling: StyleSpelling): string {
  const aroundOf = (name: StyleName, style: CueStyle): StyleTags | undefined => {
    if (name === 'color') return style.color === undefined ? undefined : spelling.color(style.color);
    return style[name] ? spelling[name] : undefined;
  };
  const pieces: string[] = [];
  const open: StyleTags[] = [];
  for (const run of joinRuns(runs)) {
    if (run.kind === 'break') {
      pieces.push(spelling.lineBreak);
      continue;
    }
    const tags = STYLE_NAMES.flatMap((name) => {
      const around = aroundOf(name, run.style);
      return around ? [around] : [];
    });
    let same = 0;
    while (same < open.length && open[same]?.[0] === tags[same]?.[0]) same++;
    // The end of a style before a line break stands before the break.
    const breaks = pieces.at(-1) === spelling.lineBreak && open.length > same ? pieces.splice(-1) : [];
    for (const [, after] of open.splice(same).reverse()) pieces.push(after);
    append(pieces, breaks);
    for (const around of tags.slice(same)) {
      pieces.push(around[0]);
      open.push(around);
    }
    pieces.push(spelling.words(run.text));
  }
  for (const [, after] of open.reverse()) pieces.push(after);
  return pieces.join('');
}

/** The words of runs without their styles. */
export const wordsOfRuns = (runs: readonly CueRun[], lineBreak = '\n'): string =>
  runs.map((run) => (run.kind === 'text' ? run.text : lineBreak)).join('');
