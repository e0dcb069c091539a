import type { CueRun, CueStyle } from '../model/cue-style.ts';
import { colorIn } from './colors.ts';
import { joinRuns, type StyleSpelling } from './styled-runs.ts';

/** A tag as players of SubRip and WebVTT know it, a time within a text, or an override block of ASS. */
const TAG = /<(\/?)([a-z]{1,8}|\d\d)\b([^<>]{0,300})>|\{\\[^{}]{0,300}\}/gi;

type Tag = { readonly name: string; readonly style: CueStyle };

const STYLE_OF: ReadonlyMap<string, CueStyle> = new Map<string, CueStyle>([
  ['b', { b: true }],
  ['i', { i: true }],
  ['u', { u: true }],
  ['s', { s: true }],
]);
const KNOWN = new Set(['b', 'i', 'u', 's', 'font', 'c', 'v', 'lang', 'ruby', 'rt']);

type Reading = {
  /** The colour that a tag of colours says, from behind its name. */
  readonly colorOf?: (attributes: string) => string | undefined;
  /** Words without the escapes of the format. */
  readonly words?: (written: string) => string;
};

/** The runs of a text with tags such as `<i>` and `<font color="red">`; tags that say nothing of styles are dropped. */
export function tagRuns(
  raw: string,
  { colorOf = fontColor, words = (written) => written }: Reading = {},
): CueRun[] {
  const runs: CueRun[] = [];
  const open: Tag[] = [];
  let readTo = 0;
  const add = (to: number) => {
    const style: CueStyle = Object.assign({}, ...open.map((tag) => tag.style));
    for (const [nth, line] of raw.slice(readTo, to).split('\n').entries()) {
      if (nth > 0) runs.push({ kind: 'break' });
      runs.push({ kind: 'text', text: words(line), style });
    }
  };
  for (const { 0: tag, 1: slash, 2: named, 3: attributes = '', index } of raw.matchAll(TAG)) {
    const name = named?.toLowerCase() ?? '';
    const isTime = /^\d\d$/.test(name);
    if (named !== undefined && !KNOWN.has(name) && !isTime) continue;
    add(index);
    readTo = index + tag.length;
    if (named === undefined || isTime) continue;
    if (slash === '') {
      const color = name === 'font' || name === 'c' ? colorOf(attributes) : undefined;
      open.push({ name, style: STYLE_OF.get(name) ?? (color === undefined ? {} : { color }) });
    } else {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.splice(at, 1);
    }
  }
  add(raw.length);
  return joinRuns(runs);
}

/** The colour in the attributes of a `font` tag. */
export const fontColor = (attributes: string): string | undefined =>
  colorIn(/\bcolor\s{0,9}=\s{0,9}["']?([#\w]{1,30})/i.exec(attributes)?.[1] ?? '');

/** How styles are written as tags, as in SubRip. */
export const TAGS: StyleSpelling = {
  b: ['<b>', '</b>'],
  i: ['<i>', '</i>'],
  u: ['<u>', '</u>'],
  s: ['<s>', '</s>'],
  color: (color) => [`<font color="${color}">`, '</font>'],
  words: (words) => words,
  lineBreak: '\n',
};
