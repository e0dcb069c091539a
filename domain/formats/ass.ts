import { ASS_STYLING } from './cues/ass-styling.ts';
import { createCue } from './cues/create-cue.ts';
import { type CueFile, cueFile } from './cues/cue-file.ts';
import { contextOf, padNumber, timeIn, timeParts } from './cues/cues.ts';
import { subtitleFormat } from './cues/subtitle-format.ts';
import type { Span } from './model/skeleton.ts';
import type { CueSkeleton } from './model/skeleton-codec.ts';

/** The fields of an event in both versions of the format, for files that don't name them. */
const FIELDS = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text'];

type Event = Span & { readonly fields: ReadonlyMap<string, string>; readonly line: number };

const DIALOGUE = /^Dialogue\s{0,10}:/i;
const FORMAT = /^Format\s{0,10}:(.*)$/i;
const SECTION = /^\[.{0,100}\]\s*$/;

/** Finds all spoken events in one pass; comments, drawings and events of other kinds are skipped. */
function eventsOf(content: string): Event[] {
  const events: Event[] = [];
  let names = FIELDS;
  let isInEvents = true;
  let line = 0;
  for (let offset = 0; offset < content.length; ) {
    const end = content.indexOf('\n', offset);
    const to = end === -1 ? content.length : end;
    const words = content.slice(offset, to);
    line++;
    const format = FORMAT.exec(words)?.[1];
    if (SECTION.test(words)) isInEvents = /events/i.test(words);
    else if (format !== undefined && isInEvents) {
      const listed = format.split(',').map((name) => name.trim().toLowerCase());
      if (listed.at(-1) === 'text') names = listed;
    } else if (isInEvents && DIALOGUE.test(words)) {
      const event = eventIn(words, names);
      if (event) events.push({ own: offset, from: offset + event.from, to, fields: event.fields, line });
    }
    offset = to + 1;
  }
  return events;
}

/** Reads an event's fields by their names. Its text begins after as many commas as there are fields before it. */
function eventIn(line: string, names: readonly string[]) {
  const fields = new Map<string, string>();
  let from = line.indexOf(':') + 1;
  for (const name of names.slice(0, -1)) {
    const comma = line.indexOf(',', from);
    if (comma === -1) return undefined;
    fields.set(name, line.slice(from, comma).trim());
    from = comma + 1;
  }
  return { fields, from };
}

/** Reads Advanced SubStation Alpha, and the older SubStation Alpha; lines end in LF. `\N` is a line break of the text. */
function readAss(content: string): CueFile {
  const events = eventsOf(content);
  const texts = events.map((event, nth) => {
    const { fields, line } = event;
    const [start, end] = [
      timeIn(fields.get('start')?.slice(0, 20) ?? ''),
      timeIn(fields.get('end')?.slice(0, 20) ?? ''),
    ];
    const notes = [fields.get('style'), fields.get('name') ?? fields.get('actor')]
      .filter(Boolean)
      .join(' · ');
    const context = contextOf({ number: String(nth + 1), start, end, notes });
    const text = readText(content.slice(event.from, event.to));
    return { span: event, text, raw: null, line, key: '', context };
  });
  return cueFile(content, texts);
}

const readText = (raw: string): string => raw.replaceAll('\\N', '\n');
const spellText = (text: string): string => text.replace(/\r\n|\n|\r/g, '\\N');

/** Spells a time with hundredths of a second, the precision of the format. */
const assTime = (time: number): string => {
  const { hours, minutes, seconds, rest } = timeParts(Math.max(Math.round(time / 10) * 10, 0));
  return `${hours}:${padNumber(minutes)}:${padNumber(seconds)}.${padNumber(rest / 10)}`;
};

/** The times of a lead whose fields are in the usual order; otherwise undefined. */
const timesOfOwn = (own: string) => {
  const fields = eventIn(own, FIELDS.slice(0, 4))?.fields;
  const [start, end] = [fields?.get('start'), fields?.get('end')];
  return start && end ? { start: timeIn(start), end: timeIn(end) } : undefined;
};

/** How strings are written as events. One without a frame gets the style of its neighbour. */
export const ASS_SKELETON: CueSkeleton = {
  ownAt: (lead) => {
    const at = lead.lastIndexOf('\n') + 1;
    const own = lead.slice(at);
    return DIALOGUE.test(own) && own.endsWith(',') ? at : undefined;
  },
  separator: () => '\n',
  separated: /^\n+/,
  fit: (own, string, place) => {
    if (own !== undefined) return own;
    const { start, end } = createCue(string, place, timesOfOwn);
    const like = [place.before, place.after].find((own) => own !== undefined && timesOfOwn(own));
    const fields = (like ?? 'Dialogue: 0,,,Default,,0,0,0,,').split(',');
    return fields.with(1, assTime(start)).with(2, assTime(end)).join(',');
  },
  spell: spellText,
  read: readText,
  timing: {
    of: (own) => {
      const [start, end] = own.match(TIME) ?? [];
      return start && end ? { start: timeIn(start), end: timeIn(end) } : undefined;
    },
    set: (own, { start, end }) => {
      const times = [start, end].values();
      return own.replace(TIME, (written) => {
        const time = times.next().value;
        return time === undefined || timeIn(written) === time ? written : assTime(time);
      });
    },
    next: (own) => own,
    retime: (part, change) =>
      part
        .split('\n')
        .map((line) => (EVENT.test(line) ? line.replace(TIME, (written) => changed(written, change)) : line))
        .join('\n'),
  },
  styling: ASS_STYLING,
};

/** The line of an event that is shown, or of one that is only kept. */
const EVENT = /^(?:Dialogue|Comment)\s{0,10}:/i;

function changed(written: string, change: (time: number) => number): string {
  const [before, now] = [timeIn(written), change(timeIn(written))];
  return now === before ? written : assTime(now);
}

/** A field with a time. Whatever the order of fields, the first is the start and the second the end. */
const TIME = /(?<=[:,]\s{0,10})-?\d{1,3}:\d{1,2}:\d{1,2}[.,:]\d{1,3}(?=\s{0,10},)/g;

const EVENT_FIELDS = 'Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text';

/** The style of a new file: white with a black outline, below, as players show subtitles without one. */
const STYLES = `[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Arial,20,&H00FFFFFF,&H000000FF,&H00000000,&H00000000,0,0,0,0,100,100,0,0,1,2,0,2,10,10,10,1
`;

/** Advanced SubStation Alpha, and the older SubStation Alpha. */
export const ASS = subtitleFormat({
  id: 'ass',
  readCues: readAss,
  skeleton: ASS_SKELETON,
  empty: {
    header: `[Script Info]\nScriptType: v4.00+\n\n${STYLES}\n[Events]\nFormat: ${EVENT_FIELDS}\n`,
    footer: '\n',
  },
});
