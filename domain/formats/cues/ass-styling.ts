import type { CueRun, CueStyle } from '../model/cue-style.ts';
import type { Styling } from '../model/skeleton-codec.ts';
import { blueFirst, colorOfBlueFirst } from './colors.ts';
import { joinRuns, spellRuns } from './styled-runs.ts';

/** An override block, or an escape of the text. */
const SIGN = /\{([^{}]{0,2000})\}|\\[Nnh]/g;
/** One override: its name and value. */
const OVERRIDE = /\\(fs|fn|be|bord|blur|[bius](?=-?\d|\\|$)|1?c(?=&|\\|$)|r|p(?=\d))([^\\]{0,100})/g;

/** The style that an override block leaves, and whether drawing goes on. */
type State = { readonly style: CueStyle; readonly draws: boolean };

function after(block: string, before: State): State {
  let { style, draws } = before;
  for (const [, name = '', value = ''] of block.matchAll(OVERRIDE)) {
    if (name === 'r') style = {};
    else if (name === 'p') draws = value.trim() !== '0';
    else if (name === 'c' || name === '1c') {
      const digits = /&H([0-9a-f]{1,8})&?/i.exec(value)?.[1];
      const { color: _, ...rest } = style;
      style = digits === undefined ? rest : { ...rest, color: colorOfBlueFirst(digits) };
    } else if (/^[bius]$/.test(name))
      style = { ...style, [name]: Number(value) !== 0 && value.trim() !== '' };
  }
  return { style, draws };
}

/** Words can't contain a block, and a backslash before N would be a line break. */
const words = (text: string) =>
  text
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/\\(?=[Nnh])/g, '\\\u2060');

/** How events say styles: in override blocks. Drawings have no words; positions, fonts and effects are not styles of words. */
export const ASS_STYLING: Styling = {
  read: () => (raw) => {
    const runs: CueRun[] = [];
    let state: State = { style: {}, draws: false };
    let readTo = 0;
    const add = (to: number) => {
      if (!state.draws) runs.push({ kind: 'text', text: raw.slice(readTo, to), style: state.style });
    };
    for (const { 0: sign, 1: block, index } of raw.matchAll(SIGN)) {
      add(index);
      readTo = index + sign.length;
      if (block !== undefined) state = after(block, state);
      else if (sign === '\\N') runs.push({ kind: 'break' });
      else runs.push({ kind: 'text', text: sign === '\\h' ? '\u00A0' : ' ', style: state.style });
    }
    add(raw.length);
    return joinRuns(runs);
  },
  spell: (runs) =>
    spellRuns(runs, {
      b: ['{\\b1}', '{\\b0}'],
      i: ['{\\i1}', '{\\i0}'],
      u: ['{\\u1}', '{\\u0}'],
      s: ['{\\s1}', '{\\s0}'],
      color: (color) => [`{\\c&H${blueFirst(color)}&}`, '{\\c}'],
      words,
      lineBreak: '\\N',
    }),
};
