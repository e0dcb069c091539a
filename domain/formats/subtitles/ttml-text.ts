import { collapseWhiteSpace, leadOf, tailOf, trimWhiteSpace } from '../../core/text/white-space.ts';
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
  const attributeOf = (name: string) => attributeNamed(tag, name)?.toLowerCase() ?? '';
  const decoration = attributeOf('textDecoration');
  const color = colorIn(attributeOf('color'));
  return {
    ...(attributeOf('fontWeight') !== '' && { b: attributeOf('fontWeight') === 'bold' }),
    ...(attributeOf('fontStyle') !== '' && { i: /^(italic|oblique)$/.test(attributeOf('fontStyle')) }),
    ...(/\bunderline/.test(decoration) && { u: true }),
    ...(/\blinethrough/i.test(decoration) && { s: true }),
    ...(color !== undefined && { color }),
  };
}

/** How the head of a file and the tags around a cue let its content be read (subtitles.18). */
type Reading = {
  readonly named: (names: string) => CueStyle;
  /** Whether white space of the file is that of the text. */
  readonly isPreserved: boolean;
  readonly spaced: (text: string) => string;
};

/** What a mark is called: after its own style, otherwise after the style that it refers to, or that one's name. */
function markName(tag: XmlTag, named: Reading['named']): MarkName {
  const names = attributeNamed(tag, 'style') ?? '';
  const style = { ...named(names), ...ownStyle(tag) };
  const styleName = (['i', 'b', 'u', 's'] as const).find((name) => style[name]);
  if (styleName) return styleName;
  const words = names.toLowerCase();
  if (words.includes('ital')) return 'i';
  if (words.includes('bold')) return 'b';
  return words.includes('underline') ? 'u' : 'x';
}

/** The content of a cue's element with its end tag, which is the last piece. */
function piecesOf(raw: string, { named, spaced }: Reading): RawPiece[] {
  const end = raw.lastIndexOf('</');
  const content = end < 0 ? raw : raw.slice(0, end);
  const pieces = (xmlTokens(content) ?? []).map((token): RawPiece => {
    const written = content.slice(token.from, token.to);
    if (token.kind === 'text' || token.kind === 'cdata')
      return { piece: { kind: 'text', text: spaced(token.text) }, raw: written };
    if (token.kind === 'close') return { piece: { kind: 'close', raw: written }, raw: written };
    if (token.kind !== 'open') return { piece: { kind: 'empty', raw: written, name: 'x' }, raw: written };
    if (localName(token.name) === 'br' && token.isEmpty)
      return { piece: { kind: 'break', raw: written }, raw: written };
    const kind = token.isEmpty ? 'empty' : 'open';
    return { piece: { kind, raw: written, name: markName(token, named) }, raw: written };
  });
  return pieces;
}

/** The end tag of a cue's element. */
const endTagOf = (raw: string): string => /<\/[^<]{1,100}$/.exec(raw.slice(-200))?.[0] ?? '</p>';

const marked = (reading: Reading) =>
  markedCue({
    pieces: (raw) => piecesOf(raw, reading),
    spelling: { escaped: (words) => spellXmlText(words), lineBreak: '<br/>' },
    // A line of the file says nothing; only `br` does.
    text: (text) => (reading.isPreserved ? text : trimWhiteSpace(text.replace(/ *\n */g, '\n'))),
  });

/** As texts were read before styles of the head and `xml:space` counted: those that were imported so are still written as they came. */
const FORMER: Reading = {
  named: () => ({}),
  isPreserved: false,
  spaced: (text) => text.replace(/\s+/g, ' '),
};

const SPACE = /\sxml:space\s*=\s*["'](preserve|default)["']/;
/** Whether white space counts in the cue whose start tag ends a lead: as its tag says, or the root or the body. */
function isPreserved(lead: string, header: string): boolean {
  const own = SPACE.exec(lead.slice(lead.lastIndexOf('<')))?.[1];
  const around = [...header.matchAll(/<(?:[\w.-]{1,40}:)?(?:tt|body)\s[^<>]{1,2000}>/g)].flatMap(
    ([tag]) => SPACE.exec(tag)?.[1] ?? [],
  );
  return (own ?? around.at(-1)) === 'preserve';
}

/** The styles of the file that was read last. */
let known: { readonly header: string; readonly named: Reading['named'] } | undefined;

function readingOf(lead: string, header: string): Reading {
  if (known?.header !== header) known = { header, named: namedStyles(header) };
  const preserved = isPreserved(lead, header);
  return {
    named: known.named,
    isPreserved: preserved,
    spaced: preserved ? (text) => text : collapseWhiteSpace,
  };
}

/** The text of a cue, whose spelling ends with the end tag of its element; `lead` ends with its start tag, `header` has the head. */
export const TTML_TEXT = {
  read: (raw: string, lead = '', header = ''): string => marked(readingOf(lead, header)).read(raw),
  spell: (text: string, raw: string | null, { end, lead, header }: CueAround): string => {
    if (raw === null) return marked(FORMER).spell(text, '', { lead, raw: end }) + end;
    const readings = [readingOf(lead, header), FORMER];
    if (readings.some((reading) => marked(reading).read(raw) === text)) return raw;
    const [one = FORMER, other = FORMER] = readings;
    const reading = marksIn(text, raw, other) > marksIn(text, raw, one) ? other : one;
    return marked(reading).spell(text, '', { lead, raw }) + endTagOf(raw);
  },
};
type CueAround = { readonly end: string; readonly lead: string; readonly header: string };

const MARK = /<\/?[a-z]{1,4}\d{0,4}\/?>/g;
/** How many marks of a text a cue has. */
function marksIn(text: string, raw: string, reading: Reading): number {
  const own = new Set(marked(reading).read(raw).match(MARK));
  return (text.match(MARK) ?? []).filter((mark) => own.has(mark)).length;
}

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
    return (raw, lead = '') => runsOf(raw, named, isPreserved(lead, header));
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

function runsOf(raw: string, named: Reading['named'], isPreserved: boolean): CueRun[] {
  const runs: CueRun[] = [];
  const open: CueStyle[] = [];
  const end = raw.lastIndexOf('</');
  for (const token of xmlTokens(end < 0 ? raw : raw.slice(0, end)) ?? []) {
    if (token.kind === 'open' && localName(token.name) === 'br') runs.push({ kind: 'break' });
    else if (token.kind === 'open' && !token.isEmpty)
      open.push({ ...named(attributeNamed(token, 'style') ?? ''), ...ownStyle(token) });
    else if (token.kind === 'close') open.pop();
    else if (token.kind === 'text' || token.kind === 'cdata')
      for (const [nth, line] of (isPreserved ? token.text : collapseWhiteSpace(token.text))
        .split('\n')
        .entries()) {
        if (nth > 0) runs.push({ kind: 'break' });
        runs.push({ kind: 'text', text: line, style: Object.assign({}, ...open) });
      }
  }
  return isPreserved ? joinRuns(runs) : joinRuns(withoutEdges(runs));
}

const span = (name: string, value: string) =>
  [withAttribute('<span>', `tts:${name}`, value), '</span>'] as const;

/** Runs without white space around line breaks and at the ends. */
function withoutEdges(runs: readonly CueRun[]): CueRun[] {
  const joined = joinRuns(runs);
  return joined.map((run, nth): CueRun => {
    if (run.kind === 'break') return run;
    const [before, after] = [joined[nth - 1], joined[nth + 1]];
    let { text } = run;
    if (before?.kind !== 'text') text = text.slice(leadOf(text));
    if (after?.kind !== 'text') text = text.slice(0, tailOf(text));
    return { ...run, text };
  });
}
