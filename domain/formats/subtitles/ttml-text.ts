import { colorIn } from '../cues/colors.ts';
import { markedCue, type RawPiece } from '../cues/marked-text.ts';
import { joinRuns, spellRuns } from '../cues/styled-runs.ts';
import type { MarkName } from '../marks/marks.ts';
import type { CueRun, CueStyle } from '../model/cue-style.ts';
import type { Styling } from '../model/skeleton-codec.ts';
import { type XmlTag, xmlTokens } from '../xml/scan-xml.ts';
import { spellXmlText, withAttribute } from '../xml/spell-xml.ts';
import { attributeNamed } from './ttml-times.ts';

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The styles that the attributes of an element say. */
function ownStyle(tag: Pick<XmlTag, 'attributes'>): CueStyle {
  const said = (name: string) => attributeNamed(tag, name)?.toLowerCase() ?? '';
  const decoration = said('textDecoration');
  const color = colorIn(said('color'));
  return {
    ...(said('fontWeight') !== '' && { b: said('fontWeight') === 'bold' }),
    ...(said('fontStyle') !== '' && { i: /^(italic|oblique)$/.test(said('fontStyle')) }),
    ...(/\bunderline/.test(decoration) && { u: true }),
    ...(/\blinethrough/i.test(decoration) && { s: true }),
    ...(color !== undefined && { color }),
  };
}

/** What a mark is called: after its own style, otherwise after the name of the style that it refers to. */
function markName(tag: XmlTag): MarkName {
  const own = ownStyle(tag);
  const found = (['i', 'b', 'u', 's'] as const).find((name) => own[name]);
  if (found) return found;
  const named = attributeNamed(tag, 'style')?.toLowerCase() ?? '';
  if (named.includes('ital')) return 'i';
  if (named.includes('bold')) return 'b';
  return named.includes('underline') ? 'u' : 'x';
}

/** The content of a cue's element with its end tag, which is the last piece. */
function piecesOf(raw: string): RawPiece[] {
  const end = raw.lastIndexOf('</');
  const content = end < 0 ? raw : raw.slice(0, end);
  const pieces = (xmlTokens(content) ?? []).map((token): RawPiece => {
    const written = content.slice(token.from, token.to);
    if (token.kind === 'text' || token.kind === 'cdata')
      return { piece: { kind: 'text', text: token.text.replace(/\s+/g, ' ') }, raw: written };
    if (token.kind === 'close') return { piece: { kind: 'close', raw: written }, raw: written };
    if (token.kind !== 'open') return { piece: { kind: 'empty', raw: written, name: 'x' }, raw: written };
    if (localName(token.name) === 'br' && token.isEmpty)
      return { piece: { kind: 'break', raw: written }, raw: written };
    const kind = token.isEmpty ? 'empty' : 'open';
    return { piece: { kind, raw: written, name: markName(token) }, raw: written };
  });
  return pieces;
}

/** The end tag of a cue's element. */
const endTagOf = (raw: string): string => /<\/[^<]{1,100}$/.exec(raw.slice(-200))?.[0] ?? '</p>';

const MARKED = markedCue({
  pieces: piecesOf,
  spelling: { escaped: (words) => spellXmlText(words), lineBreak: '<br/>' },
  // A line of the file says nothing; only `br` does.
  text: (marked) => marked.replace(/ *\n */g, '\n').trim(),
});

/** The text of a cue, whose spelling ends with the end tag of its element. */
export const TTML_TEXT = {
  read: MARKED.read,
  spell: (text: string, _line: string | undefined, raw: string | null, end: string): string =>
    MARKED.spell(text, '', { lead: '', raw: raw ?? end }) + (raw === null ? end : endTagOf(raw)),
};

/** The named styles of a file, each with those that it refers to. */
function namedStyles(header: string): (names: string) => CueStyle {
  const tags = new Map<string, XmlTag>();
  for (const [written] of header.matchAll(/<(?:[\w.-]{1,40}:)?style\s[^<>]{1,2000}>/g)) {
    const [tag] = xmlTokens(written.endsWith('/>') ? written : `${written.slice(0, -1)}/>`) ?? [];
    const id = tag?.kind === 'open' ? attributeNamed(tag, 'id') : undefined;
    if (tag?.kind === 'open' && id !== undefined && !tags.has(id)) tags.set(id, tag);
  }
  const styleOf = (names: string, depth: number): CueStyle =>
    Object.assign(
      {},
      ...names.split(/\s+/).map((name) => {
        const tag = tags.get(name);
        if (!tag || depth > 5) return {};
        return { ...styleOf(attributeNamed(tag, 'style') ?? '', depth + 1), ...ownStyle(tag) };
      }),
    );
  return (names) => styleOf(names, 0);
}

/** How cues say styles: as spans with attributes, or with the name of a style in the file's head. */
export const TTML_STYLING: Styling = {
  read: (header) => {
    const named = namedStyles(header);
    return (raw) => runsOf(raw, named);
  },
  spell: (runs) =>
    `${spellRuns(runs, {
      b: span('fontWeight', 'bold'),
      i: span('fontStyle', 'italic'),
      u: span('textDecoration', 'underline'),
      s: span('textDecoration', 'lineThrough'),
      color: (color) => span('color', color),
      words: (words) => spellXmlText(words),
      lineBreak: '<br/>',
    })}</p>`,
};

function runsOf(raw: string, named: (names: string) => CueStyle): CueRun[] {
  const runs: CueRun[] = [];
  const open: CueStyle[] = [];
  const end = raw.lastIndexOf('</');
  for (const token of xmlTokens(end < 0 ? raw : raw.slice(0, end)) ?? []) {
    if (token.kind === 'open' && localName(token.name) === 'br') runs.push({ kind: 'break' });
    else if (token.kind === 'open' && !token.isEmpty)
      open.push({ ...named(attributeNamed(token, 'style') ?? ''), ...ownStyle(token) });
    else if (token.kind === 'close') open.pop();
    else if (token.kind === 'text' || token.kind === 'cdata')
      runs.push({
        kind: 'text',
        text: token.text.replace(/\s+/g, ' '),
        style: Object.assign({}, ...open),
      });
  }
  return joinRuns(trimmed(runs));
}

const span = (name: string, value: string) =>
  [withAttribute('<span>', `tts:${name}`, value), '</span>'] as const;

/** Runs without white space around line breaks and at the ends. */
function trimmed(runs: readonly CueRun[]): CueRun[] {
  const joined = joinRuns(runs);
  return joined.map((run, nth): CueRun => {
    if (run.kind === 'break') return run;
    const [before, after] = [joined[nth - 1], joined[nth + 1]];
    let { text } = run;
    if (before?.kind !== 'text') text = text.trimStart();
    if (after?.kind !== 'text') text = text.trimEnd();
    return { ...run, text };
  });
}
