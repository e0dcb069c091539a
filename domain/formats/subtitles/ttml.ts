import { createCue, SHOWN } from '../cues/create-cue.ts';
import { type CueFile, cueFile } from '../cues/cue-file.ts';
import { contextOf } from '../cues/cues.ts';
import { subtitleFormat } from '../cues/subtitle-format.ts';
import { languageCodeOf } from '../model/file-languages.ts';
import { lineCounter } from '../model/line-counter.ts';
import type { CueSkeleton, Times, Timing } from '../model/skeleton-codec.ts';
import { scanXml, type XmlTag, xmlTokens } from '../xml/scan-xml.ts';
import { withAttribute } from '../xml/spell-xml.ts';
import { TTML_STYLING, TTML_TEXT } from './ttml-text.ts';
import { attributeNamed, clockIn, clockOf, type TtmlClock, ttmlTime, ttmlTimeIn } from './ttml-times.ts';

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The times that an element says, within the element around it. */
function timesOf(tag: Pick<XmlTag, 'attributes'>, clock: TtmlClock, around: Partial<Times>): Partial<Times> {
  const attributeOf = (name: string) => {
    const written = attributeNamed(tag, name);
    return written === undefined ? undefined : ttmlTimeIn(written, clock);
  };
  const [begin, end, dur] = [attributeOf('begin'), attributeOf('end'), attributeOf('dur')];
  const base = around.start ?? 0;
  const start = begin === undefined ? around.start : base + begin;
  const until = end !== undefined ? base + end : dur !== undefined ? base + (begin ?? 0) + dur : around.end;
  return { ...(start !== undefined && { start }), ...(until !== undefined && { end: until }) };
}

type FoundCue = {
  readonly own: number;
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly times: Partial<Times>;
};

/** The part of a file before its first cue. */
const headOf = (content: string): string => {
  const offset = content.search(/<(?:[\w.-]{1,40}:)?p[\s>]/);
  return offset < 0 ? content : content.slice(0, offset);
};

const TIMES = ['begin', 'end', 'dur'];

/** Reads TTML in XML whose lines end in LF: each `p` is a cue. */
function readTtml(content: string): CueFile {
  const open: { tag: XmlTag; times: Partial<Times> }[] = [];
  const cues: FoundCue[] = [];
  let clock = clockOf(undefined);
  let language: string | null = null;
  /** The times of what is within the cue, for one that says none itself. */
  let inner: Partial<Times> = {};
  const result = scanXml(content, (token) => {
    if (token.kind === 'open') {
      if (open.length === 0) {
        clock = clockOf(token);
        language = languageCodeOf(token.attributes.get('xml:lang') ?? '');
      }
      if (token.isEmpty) return;
      const times = timesOf(token, clock, open.at(-1)?.times ?? {});
      const isInCue = open.some(({ tag }) => localName(tag.name) === 'p');
      if (isInCue && times.start !== undefined && times.end !== undefined)
        inner = {
          start: Math.min(inner.start ?? times.start, times.start),
          end: Math.max(inner.end ?? times.end, times.end),
        };
      if (localName(token.name) === 'p' && !isInCue) inner = {};
      open.push({ tag: token, times });
    } else if (token.kind === 'close') {
      const closed = open.pop();
      if (!closed || localName(closed.tag.name) !== 'p') return;
      if (open.some(({ tag }) => ['p', 'head', 'metadata'].includes(localName(tag.name)))) return;
      const { tag, times } = closed;
      const own = { from: tag.to, to: token.to, own: tag.from, name: tag.name };
      const isTimed = TIMES.some((name) => attributeNamed(tag, name) !== undefined);
      // One that says no times is shown as what is within it, otherwise as what is around it.
      cues.push({ ...own, times: isTimed || inner.start === undefined ? times : inner });
    }
  });
  if (!result.ok) return { ...cueFile(content, []), problem: result };
  const lineOf = lineCounter(content);
  const header = headOf(content);
  const texts = cues.map(({ own, from, to, name, times }, nth) => {
    const raw = content.slice(from, to);
    const lead = content.slice(own, from);
    const text = TTML_TEXT.read(raw, lead, header);
    const start = times.start ?? 0;
    const next = cues[nth + 1]?.times.start;
    const end = times.end ?? (next !== undefined && next > start ? next : start + SHOWN);
    return {
      span: { own, from, to },
      text,
      raw: TTML_TEXT.spell(text, null, { end: `</${name}>`, lead, header }) === raw ? null : raw,
      line: lineOf(own),
      key: '',
      context: contextOf({ number: String(nth + 1), start, end, notes: '' }),
    };
  });
  const languages = language === null ? {} : { languages: { source: language, target: null } };
  return { ...cueFile(content, texts, ownAt), ...languages };
}

/** The start tag of a cue at the end of a lead. */
const TAG = /<(?:[\w.-]{1,40}:)?p(?:\s[^<]{0,4000})?>$/;
/** Where the start tag of the cue after a lead begins. */
function ownAt(lead: string): number | undefined {
  const offset = lead.lastIndexOf('<');
  return offset >= 0 && TAG.test(lead.slice(offset)) ? offset : undefined;
}

/** Start tags of what has times of its own, in a part of a file. */
const TIMED = /<(?:[\w.-]{1,40}:)?p(?:\s[^<>]{0,4000})?>/g;

function tagIn(own: string): XmlTag | undefined {
  const written = /^<[^<]{0,4000}>$/.exec(own)?.[0];
  if (written === undefined) return undefined;
  const [token] = xmlTokens(written.endsWith('/>') ? written : `${written.slice(0, -1)}/>`) ?? [];
  return token?.kind === 'open' ? token : undefined;
}

function setTimes(own: string, change: (times: Times) => Times, clock: TtmlClock): string {
  const tag = tagIn(own);
  const begin = tag && attributeNamed(tag, 'begin');
  const start = begin === undefined ? undefined : ttmlTimeIn(begin, clock);
  if (!tag || begin === undefined || start === undefined) return own;
  const { end = start } = timesOf(tag, clock, {});
  const times = change({ start, end });
  let changed = own;
  for (const [name] of tag.attributes) {
    const part = localName(name);
    const like = tag.attributes.get(name) ?? '';
    const before = ttmlTimeIn(like, clock);
    const now = { begin: times.start, end: times.end, dur: times.end - times.start }[part];
    if (now !== undefined && before !== undefined && now !== before)
      changed = withAttribute(changed, name, ttmlTime(now, like, clock));
  }
  return changed;
}

const TIMING: Timing = {
  isNested: true,
  of: (own, header) => {
    const tag = tagIn(own);
    const { start, end } = tag ? timesOf(tag, clockIn(header), {}) : {};
    return start === undefined || end === undefined ? undefined : { start, end };
  },
  set: (own, times, header) => setTimes(own, () => times, clockIn(header)),
  // An id names one element.
  next: (own) => own.replace(/\s(?:xml:)?id\s*=\s*(?:"[^"]*"|'[^']*')/, ''),
  retime: (part, change, header) => {
    const clock = clockIn(header);
    return part.replace(TIMED, (own) =>
      setTimes(own, ({ start, end }) => ({ start: change(start), end: change(end) }), clock),
    );
  },
};

/** How strings are written in TTML: the start tag of a `p` is in front of the text, its end tag at the end. */
export const TTML_SKELETON: CueSkeleton = {
  ownAt,
  separator: () => '\n',
  separated: /^\s*/,
  fit: (own, string, place) => {
    if (own !== undefined) return own;
    const { start, end } = createCue(string, place, TIMING.of);
    const clock = clockIn(place.header);
    // A cue of its own line, with the prefix of the root.
    const prefix = /<([\w.-]{1,40}:)?tt[\s>]/.exec(place.header)?.[1] ?? '';
    return `\n<${prefix}p begin="${ttmlTime(start, '', clock)}" end="${ttmlTime(end, '', clock)}">`;
  },
  spell: (text, line, frame, header = '') => {
    const lead = line || (frame?.lead ?? '');
    const name = /^<([^\s<>]{1,80})/.exec(lead.slice(lead.lastIndexOf('<')))?.[1] ?? 'p';
    return TTML_TEXT.spell(text, frame?.raw ?? null, { end: `</${name}>`, lead, header: headOf(header) });
  },
  read: (raw, lead, header = '') => TTML_TEXT.read(raw, lead, headOf(header)),
  timing: TIMING,
  styling: TTML_STYLING,
};

const NAMESPACES = 'xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling"';

/** TTML, also as DFXP and IMSC (subtitles.3). */
export const TTML = subtitleFormat({
  id: 'ttml',
  readCues: readTtml,
  skeleton: TTML_SKELETON,
  empty: {
    header: `<?xml version="1.0" encoding="UTF-8"?>\n<tt ${NAMESPACES} xml:lang="">\n<body>\n<div>`,
    footer: '\n</div>\n</body>\n</tt>\n',
  },
});
