import { decodeHTML } from 'entities';
import { collapseWhiteSpace, trimWhiteSpace } from '../../core/text/white-space.ts';
import { colorIn } from '../cues/colors.ts';
import { markedCue, type RawPiece } from '../cues/marked-text.ts';
import { joinRuns, spellRuns } from '../cues/styled-runs.ts';
import { TAGS } from '../cues/tag-styles.ts';
import type { MarkName } from '../marks/marks.ts';
import { isTag, tokensOf } from '../markup/tokens.ts';
import type { CueRun, CueStyle } from '../model/cue-style.ts';
import type { Styling } from '../model/skeleton-codec.ts';

/** What tags of HTML say of their words. */
const STYLE_OF: ReadonlyMap<string, 'b' | 'i' | 'u' | 's'> = new Map([
  ['b', 'b'],
  ['strong', 'b'],
  ['i', 'i'],
  ['em', 'i'],
  ['u', 'u'],
  ['s', 's'],
  ['strike', 's'],
  ['del', 's'],
]);

/** Words as players show them: references replaced, white space as one space. */
const decoded = (written: string): string => decodeHTML(collapseWhiteSpace(written));

/** The pieces of a cue. A further paragraph in it is a line break. */
function piecesOf(raw: string): RawPiece[] {
  const open: string[] = [];
  return tokensOf(raw, false).map((token): RawPiece => {
    const written = raw.slice(token.from, token.to);
    if (token.kind === 'text') return { piece: { kind: 'text', text: decoded(written) }, raw: written };
    if (!isTag(token)) return { piece: { kind: 'empty', raw: written, name: 'x' }, raw: written };
    if (token.name === 'br' || (token.name === 'p' && token.kind === 'open'))
      return { piece: { kind: 'break', raw: written }, raw: written };
    const name: MarkName = STYLE_OF.get(token.name) ?? 'x';
    if (token.kind === 'open') {
      open.push(token.name);
      return { piece: { kind: 'open', raw: written, name }, raw: written };
    }
    // An end that ends nothing stays where it is.
    if (token.kind === 'close' && open.at(-1) === token.name) {
      open.pop();
      return { piece: { kind: 'close', raw: written }, raw: written };
    }
    return { piece: { kind: 'empty', raw: written, name: 'x' }, raw: written };
  });
}

const escaped = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // Which the encodings of old files lack.
    .replaceAll('\u00a0', '&nbsp;');

/** The text of a cue, whose tags are marks. */
export const SAMI_TEXT = markedCue({
  pieces: piecesOf,
  spelling: { escaped, lineBreak: '<br>' },
  text: (marked) => trimWhiteSpace(marked.replace(/ *\n */g, '\n').replace(/ {2,}/g, ' ')),
});

/** How cues say styles: by tags of HTML. */
export const SAMI_STYLING: Styling = {
  read: () => (raw) => {
    const runs: CueRun[] = [];
    const open: { name: string; style: CueStyle }[] = [];
    for (const token of tokensOf(trimWhiteSpace(raw), false)) {
      if (token.kind === 'text') {
        const style: CueStyle = Object.assign({}, ...open.map((one) => one.style));
        runs.push({ kind: 'text', text: decoded(trimWhiteSpace(raw).slice(token.from, token.to)), style });
      } else if (!isTag(token)) continue;
      else if (token.name === 'br' || (token.name === 'p' && token.kind === 'open'))
        runs.push({ kind: 'break' });
      else if (token.kind === 'open') {
        const name = STYLE_OF.get(token.name);
        const color = token.name === 'font' ? colorIn(token.attributes.color ?? '') : undefined;
        open.push({
          name: token.name,
          style: name ? { [name]: true } : color === undefined ? {} : { color },
        });
      } else if (token.kind === 'close') {
        const index = open.findLastIndex(({ name }) => name === token.name);
        if (index >= 0) open.splice(index, 1);
      }
    }
    return joinRuns(runs);
  },
  spell: (runs) => spellRuns(runs, { ...TAGS, words: escaped, lineBreak: '<br>' }),
};
