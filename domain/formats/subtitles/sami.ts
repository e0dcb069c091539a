import { decodeHTML } from 'entities';
import { tailOf } from '../../core/text/white-space.ts';
import { createCue } from '../cues/create-cue.ts';
import { type CueFile, cueFile } from '../cues/cue-file.ts';
import { contextOf } from '../cues/cues.ts';
import { subtitleFormat } from '../cues/subtitle-format.ts';
import { isTag, type Tag, tokensOf } from '../markup/tokens.ts';
import { isSameLanguage, languageCodeOf } from '../model/file-languages.ts';
import { lineCounter } from '../model/line-counter.ts';
import type { TimingChoice, Track } from '../model/reading.ts';
import type { CueSkeleton, Timing } from '../model/skeleton-codec.ts';
import { endsOf } from './open-cues.ts';
import { SAMI_STYLING, SAMI_TEXT } from './sami-text.ts';

/** What is shown in one class from a time on: `own` is its SYNC tag, `from` to `to` its content. */
type SamiPart = {
  readonly own: number;
  readonly start: number;
  readonly className: string;
  readonly from: number;
  readonly to: number;
};

const startIn = ({ attributes }: Tag): number =>
  Math.max(Math.round(Number.parseFloat(attributes.start ?? '') || 0), 0);

/** The tags that begin or end what is shown. */
const BOUNDS = new Set(['sync', 'p', 'body', 'sami']);

/** Finds what a file shows in each class, whatever tags it leaves out. */
function samiParts(content: string): SamiPart[] {
  const parts: SamiPart[] = [];
  let sync: Tag | undefined;
  let className = '';
  let from = -1;
  const end = (to: number) => {
    if (sync && from >= 0) {
      const trimmed = from + tailOf(content.slice(from, to));
      const own = sync.from;
      const last = parts.at(-1);
      const isMore = last?.own === own && last.className === className;
      // A further paragraph of the same class goes on with the first.
      if (isMore && last) parts[parts.length - 1] = { ...last, to: Math.max(trimmed, last.to) };
      else if (trimmed > from || className !== '')
        parts.push({ own, start: startIn(sync), className, from, to: trimmed });
    }
    from = -1;
  };
  for (const token of tokensOf(content, false)) {
    if (!isTag(token) || !BOUNDS.has(token.name)) continue;
    end(token.from);
    if (token.name === 'p' && token.kind !== 'close') {
      className = (token.attributes.class ?? '').trim();
      from = sync ? token.to : -1;
    } else if (token.name === 'sync') {
      sync = token.kind === 'close' ? undefined : token;
      className = '';
      from = sync ? token.to : -1;
    } else if (token.name !== 'p') sync = undefined;
  }
  end(content.length);
  return parts;
}

type Class = { readonly name: string; readonly label: string; readonly language: string | null };

/** The classes that the style sheet of a file describes: `.ENCC { Name: English; lang: en-US; }`. */
function classesIn(content: string): ReadonlyMap<string, Class> {
  const first = content.search(/<sync\b/i);
  const head = content.slice(0, first < 0 ? 0 : Math.min(first, 100_000));
  const classes = new Map<string, Class>();
  for (const [, name = '', rules = ''] of head.matchAll(/\.([\w-]{1,60})\s{0,20}\{([^{}]{0,1000})\}/g)) {
    const propertyOf = (key: string) =>
      new RegExp(`(?:^|[;\\s])${key}\\s{0,9}:\\s{0,9}["']?([^;"'}]{1,100})`, 'i').exec(rules)?.[1]?.trim() ??
      '';
    const language = languageCodeOf(propertyOf('lang'));
    classes.set(name.toLowerCase(), { name, label: decodeHTML(propertyOf('name')) || name, language });
  }
  return classes;
}

/** The class that is read: the chosen one, that of the wanted language, or the first. */
function chosenClass(
  names: readonly string[],
  classes: ReadonlyMap<string, Class>,
  { track, language }: TimingChoice,
): string {
  const sought = track?.toLowerCase();
  const byName = sought === undefined ? undefined : names.find((name) => name.toLowerCase() === sought);
  if (byName !== undefined) return byName;
  const languageOf = (name: string) => classes.get(name.toLowerCase())?.language ?? null;
  const byLanguage = language
    ? names.find((name) => {
        const own = languageOf(name);
        return own !== null && isSameLanguage(own, language);
      })
    : undefined;
  return byLanguage ?? names[0] ?? '';
}

/** Where the SYNC tag of the cue after a lead begins. */
function ownAt(lead: string): number | undefined {
  const offset = lead.toLowerCase().lastIndexOf('<sync');
  return offset >= 0 && /<(?:sync|p)\b[^<>]{0,300}>$/i.test(lead.slice(offset)) ? offset : undefined;
}

/** Reads SAMI whose lines end in LF: what one class shows from each time on is a cue. */
function readSami(content: string, choice: TimingChoice): CueFile {
  const all = samiParts(content);
  const classes = classesIn(content);
  const names = [...new Map(all.map(({ className }) => [className.toLowerCase(), className])).values()];
  const read = chosenClass(names, classes, choice).toLowerCase();
  const parts = all.filter(({ className }) => className.toLowerCase() === read);
  const endOf = endsOf(parts.map(({ start }) => start));
  const lineOf = lineCounter(content);
  const texts = parts.map(({ own, start, from, to }, nth) => {
    const raw = content.slice(from, to);
    const text = SAMI_TEXT.read(raw);
    return {
      span: { own, from, to },
      text,
      raw: SAMI_TEXT.spell(text) === raw ? null : raw,
      line: lineOf(from),
      key: '',
      context: contextOf({ number: String(nth + 1), start, end: endOf(start), notes: '' }),
    };
  });
  const tracks = names.map((name): Track => {
    const label = classes.get(name.toLowerCase())?.label ?? name;
    return { name, label, isRead: name.toLowerCase() === read };
  });
  const language = classes.get(read)?.language ?? null;
  return {
    ...cueFile(content, texts, ownAt),
    ...(names.length > 1 && { tracks }),
    ...(language !== null && { languages: { source: language, target: null } }),
  };
}

const START = /(<sync\b[^<>]{0,300}?\bstart\s{0,9}=\s{0,9}["']?)(\d{1,12})/gi;

const retimed = (part: string, change: (time: number) => number): string =>
  part.replace(START, (written, before: string, start: string) => {
    const now = Math.max(Math.round(change(Number(start))), 0);
    return now === Number(start) ? written : before + now;
  });

const TIMING: Timing = {
  isOpen: true,
  blank: '&nbsp;',
  of: (own) => {
    const [match] = own.matchAll(START);
    const start = match === undefined ? undefined : Number(match[2]);
    return start === undefined ? undefined : { start, end: start };
  },
  set: (own, { start }) => {
    const before = TIMING.of(own, '')?.start ?? start;
    return retimed(own, (time) => (time === before ? start : time));
  },
  // Only the tags of the first: another class that is shown at the time is there once.
  next: (own) => {
    const tags = own.match(/^<sync\b[^<>]{0,300}>|<p\b[^<>]{0,300}>/gi) ?? [];
    return [tags[0], tags.length > 1 ? tags.at(-1) : ''].join('');
  },
  retime: (part, change) => retimed(part, change),
};

/** The class of the cues of a file. */
const classIn = (own: string | undefined): string | undefined =>
  own === undefined ? undefined : [...own.matchAll(/<p\b[^<>]{0,300}>/gi)].at(-1)?.[0];

/** How strings are written in SAMI. */
export const SAMI_SKELETON: CueSkeleton = {
  ownAt,
  separator: () => '\n',
  // Tags may follow each other on one line.
  separated: /^\s*/,
  fit: (own, string, place) => {
    if (own !== undefined) return own;
    const { start } = createCue(string, place, TIMING.of);
    const paragraph = classIn(place.before) ?? classIn(place.after) ?? '<P Class=SUBTTL>';
    return `\n<SYNC Start=${Math.max(Math.round(start), 0)}>${paragraph}`;
  },
  ...SAMI_TEXT,
  timing: TIMING,
  styling: SAMI_STYLING,
};

/** SAMI, which shows one or several languages from a time on (subtitles.5). */
export const SAMI = subtitleFormat({
  id: 'sami',
  readCues: readSami,
  skeleton: SAMI_SKELETON,
  empty: {
    header:
      '<SAMI>\n<HEAD>\n<STYLE TYPE="text/css">\n<!--\nP { font-family: Arial; text-align: center; }\n.SUBTTL { Name: Subtitles; SAMIType: CC; }\n-->\n</STYLE>\n</HEAD>\n<BODY>',
    footer: '\n</BODY>\n</SAMI>\n',
  },
});
