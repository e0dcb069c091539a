import { blueFirst, colorOfBlueFirst } from '../cues/colors.ts';
import { markedCue, type RawPiece } from '../cues/marked-text.ts';
import { joinRuns } from '../cues/styled-runs.ts';
import type { MarkName } from '../marks/marks.ts';
import type { CueRun, CueStyle } from '../model/cue-style.ts';
import type { Styling } from '../model/skeleton-codec.ts';

/** A code of styles, a line break, or the slash with which a line in italics begins. */
const SIGN = /\{([A-Za-z]):([^{}|]{0,200})\}|\||(?<=^|\|)\//g;

const STYLES: Readonly<Record<string, MarkName>> = { i: 'i', b: 'b', u: 'u', s: 's' };

/** What a code says: `{y:i,b}` styles, `{c:$0000FF}` a colour with blue first. */
function styleOf(letter: string, value: string): CueStyle {
  if (letter === 'c') {
    const digits = /\$([0-9a-f]{1,6})/i.exec(value)?.[1];
    return digits === undefined ? {} : { color: colorOfBlueFirst(digits) };
  }
  if (letter !== 'y') return {};
  const names = value.toLowerCase().split(',');
  return Object.fromEntries(names.flatMap((name) => (STYLES[name.trim()] ? [[name.trim(), true]] : [])));
}

/** A code that goes on to the end of its line; one in upper case to the end of the cue. */
type Code = { readonly style: CueStyle; readonly lasts: boolean };

/** Calls `take` for each part of a cue in order: words, codes and their ends, line breaks. */
function walk(
  raw: string,
  take: {
    words: (from: number, to: number) => void;
    code: (written: string, code: Code, name: MarkName) => void;
    lineBreak: () => void;
    /** The last code that goes on ends. */
    end: () => void;
  },
): void {
  let readTo = 0;
  const open: Code[] = [];
  const add = (to: number) => {
    if (to > readTo) take.words(readTo, to);
  };
  for (const { 0: sign, 1: letter, 2: value = '', index } of raw.matchAll(SIGN)) {
    add(index);
    readTo = index + sign.length;
    if (sign === '|') {
      while (open.length > 0 && open.at(-1)?.lasts === false) {
        open.pop();
        take.end();
      }
      take.lineBreak();
      continue;
    }
    const named = letter?.toLowerCase();
    const style = named === undefined ? { i: true } : styleOf(named, value);
    const code = { style, lasts: letter !== undefined && letter !== named };
    const name = (['i', 'b', 'u', 's'] as const).find((one) => style[one]) ?? 'x';
    open.push(code);
    take.code(sign, code, name);
  }
  add(raw.length);
  for (const _ of open) take.end();
}

/** The text of a cue, whose codes are marks that end where the code does. */
export const MICRODVD_TEXT = markedCue({
  pieces: (raw) => {
    const pieces: RawPiece[] = [];
    walk(raw, {
      words: (from, to) => {
        const text = raw.slice(from, to);
        pieces.push({ piece: { kind: 'text', text }, raw: text });
      },
      code: (written, _code, name) =>
        pieces.push({ piece: { kind: 'open', raw: written, name }, raw: written }),
      lineBreak: () => pieces.push({ piece: { kind: 'break', raw: '|' }, raw: '|' }),
      end: () => pieces.push({ piece: { kind: 'close', raw: '' }, raw: '' }),
    });
    return pieces;
  },
  spelling: { escaped: words, lineBreak: '|' },
});

/** Words can neither break the line nor look like a code. */
function words(text: string): string {
  return text
    .replaceAll('|', '¦')
    .replace(/\{(?=[A-Za-z]:[^{}|]{0,200}\})/g, '{\u2060')
    .replace(/^\//, '\u2060/')
    .replace(/[\r\n]+/g, ' ');
}

/** How cues say styles. A style can't end within a line, so it is written where a whole line has it. */
export const MICRODVD_STYLING: Styling = {
  read: () => (raw) => {
    const runs: CueRun[] = [];
    const open: Code[] = [];
    walk(raw, {
      words: (from, to) =>
        runs.push({
          kind: 'text',
          text: raw.slice(from, to),
          style: Object.assign({}, ...open.map(({ style }) => style)),
        }),
      code: (_written, code) => open.push(code),
      lineBreak: () => runs.push({ kind: 'break' }),
      end: () => open.pop(),
    });
    return joinRuns(runs);
  },
  spell: (runs) => linesOf(runs).map(spellLine).join('|'),
};

type Words = Extract<CueRun, { readonly kind: 'text' }>;

function linesOf(runs: readonly CueRun[]): Words[][] {
  const lines: Words[][] = [[]];
  for (const run of runs) {
    if (run.kind === 'break') lines.push([]);
    else lines.at(-1)?.push(run);
  }
  return lines;
}

function spellLine(line: readonly Words[]): string {
  const spoken = line.filter(({ text }) => text.trim() !== '');
  const names = (['i', 'b', 'u', 's'] as const).filter(
    (name) => spoken.length > 0 && spoken.every(({ style }) => style[name]),
  );
  const color = spoken[0]?.style.color;
  const styles = names.length > 0 ? `{y:${names.join(',')}}` : '';
  const colors =
    color !== undefined && spoken.every(({ style }) => style.color === color)
      ? `{c:$${blueFirst(color)}}`
      : '';
  return styles + colors + words(line.map(({ text }) => text).join(''));
}
