import { parseTimesLine } from './cues/scan-cues.ts';
import type { Format } from './model/format.ts';

/**
 * How likely a text has a format, by its beginning and the extension of its file's name, if any: from 0, impossible, to 5,
 * certain.
 */
type Detector = (start: string, extension: string | undefined) => number;

/** How every format is detected, apart from the code that reads it. */
export const DETECTORS: { readonly [Id in Format]: Detector } = {
  text: () => 0,
  json: (start, extension) => {
    const nested = isNested(start) ? 1 : 0;
    if (extension === 'json') return start.startsWith('[') ? 0 : 4 - nested;
    return /^\{\s*("|\}\s*$)/.test(start) ? 2 - nested : 0;
  },
  special_json: (start, extension) => {
    if (extension === 'json') return start.startsWith('[') ? 4 : 0;
    return /^\[\s*(\{|\]\s*$)/.test(start) ? 2 : 0;
  },
  srt: (start, extension) => (hasCues(start) ? 3 : extension === 'srt' ? 1 : 0),
  vtt: (start, extension) => {
    if (/^WEBVTT(\s|$)/.test(start)) return 5;
    if (extension !== 'vtt') return 0;
    return hasCues(start) ? 4 : 1;
  },
  ass: (start, extension) => {
    if (/^\[(Script Info|V4\+? Styles|Events)\]/im.test(start) && extension !== 'json') return 5;
    if (/^Dialogue:[^,\n]{0,40},\s*\d+:\d\d:\d\d\.\d+,/m.test(start)) return 5;
    return extension === 'ass' || extension === 'ssa' ? 1 : 0;
  },
  sbv: (start, extension) => {
    if (/^-?\d{1,4}:\d\d:\d\d(?:\.\d{1,3})?,\d{1,4}:\d\d:\d\d(?:\.\d{1,3})?[ \t]*\r?$/m.test(start)) return 5;
    return extension === 'sbv' ? 1 : 0;
  },
  microdvd: (start, extension) => {
    if (/^\{\d{1,9}\}\{\d{0,9}\}/m.test(start)) return 5;
    return extension === 'sub' ? 1 : 0;
  },
  ttml: (start, extension) => {
    if (/^(?:[\w.-]+:)?tt$/.test(rootOf(start) ?? '')) return 5;
    return extension === 'ttml' || extension === 'dfxp' || extension === 'itt' ? 1 : 0;
  },
  lrc: (start, extension) => {
    const lines = start.match(/^\[\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?\]/gm) ?? [];
    if (extension === 'lrc') return lines.length > 0 ? 4 : 1;
    return lines.length > 1 ? 3 : 0;
  },
  sami: (start, extension) => {
    if (rootOf(start)?.toLowerCase() === 'sami') return 5;
    if (extension !== 'smi' && extension !== 'sami') return 0;
    return /<sync\s/i.test(start) ? 4 : 1;
  },
  po: (start, extension) => {
    if (/^msgid\s+"/m.test(start) && /^msgstr(\[0\])?\s+"/m.test(start)) return 5;
    return extension === 'po' || extension === 'pot' ? 4 : 0;
  },
  markdown: (_start, extension) => (extension === 'md' || extension === 'markdown' ? 4 : 0),
  android: (start) => (rootOf(start) === 'resources' ? 5 : 0),
  xliff: (start) => (/^(?:\w+:)?xliff$/.test(rootOf(start) ?? '') ? 5 : 0),
  properties: (_start, extension) => (extension === 'properties' ? 4 : 0),
  apple_strings: (start, extension) => {
    if (/^"(?:[^"\\\n]|\\.)*"\s*=\s*"(?:[^"\\\n]|\\.)*";[ \t]*$/m.test(start)) return 5;
    return extension === 'strings' ? 4 : 0;
  },
  nested_json: (start, extension) => (!isNested(start) ? 0 : extension === 'json' ? 4 : 2),
  arb: (start, extension) => {
    if (/^\{[^{}]{0,2000}"@@(?:locale|last_modified)"\s*:/.test(start)) return 5;
    return extension === 'arb' ? 4 : 0;
  },
  yaml: (_start, extension) => (extension === 'yml' || extension === 'yaml' ? 4 : 0),
  php: (start, extension) => {
    if (/^<\?php\b/.test(start) && /^[ \t]*(?:<\?php\s+)?return\s*(?:\[|array\s*\()/im.test(start)) return 5;
    return extension === 'php' ? 4 : 0;
  },
  fluent: (start, extension) => (extension === 'ftl' ? 4 : isFluent(start) ? 3 : 0),
  resx: (start) => (rootOf(start) === 'root' && /<(?:resheader|data)\s/.test(start) ? 5 : 0),
  stringsdict: (start, extension) =>
    rootOf(start) === 'plist' && (extension === 'stringsdict' || start.includes('NSStringLocalizedFormatKey'))
      ? 5
      : 0,
  qt_ts: (start) => (rootOf(start) === 'TS' ? 5 : 0),
  xcstrings: (start, extension) => {
    if (/^\{\s*"sourceLanguage"\s*:\s*"[\w-]*"\s*,\s*"(?:strings|version)"\s*:/.test(start)) return 5;
    return extension === 'xcstrings' ? 4 : 0;
  },
  csv: (_start, extension) => (extension === 'csv' ? 4 : 0),
  tsv: (_start, extension) => (extension === 'tsv' || extension === 'tab' ? 4 : 0),
  xlsx: (start) => (start.startsWith('#workbook ') ? 5 : 0),
  // Books are not read as text.
  epub: () => 0,
  fb2: () => 0,
  docx: (start) => (start.startsWith('#proofreading ') ? 5 : 0),
  odt: () => 0,
  html: () => 0,
  markdown_document: () => 0,
  text_document: () => 0,
};

/** Whether each line is one of Fluent, and one has what only Fluent has: a variable, a term or an attribute. */
function isFluent(start: string): boolean {
  const lines = start.split(/\r\n|\n|\r/, 200).slice(0, -1);
  return (
    lines.every((line) => /^(?:#{1,3}(?: |$)|-?[a-zA-Z][\w-]* *=|[ }]|$)/.test(line)) &&
    /^(?:-?[a-zA-Z][\w-]* *=.*| .*)\{ *(?:\$|-[a-zA-Z])[\w-]+ *(?:->|\})|^ +\.[a-zA-Z][\w-]* *=/m.test(start)
  );
}

const NESTED =
  /^\{\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)\s*,\s*)*"(?:[^"\\]|\\.)*"\s*:\s*[[{]/;

/** Whether a JSON object has an object or a list among its values. */
const isNested = (start: string): boolean => NESTED.test(start);

/** What may stand before the first element of an XML file, by its beginning, and how it ends. */
const BEFORE_ROOT: readonly (readonly [start: string, end: RegExp])[] = [
  ['<?', /\?>/g],
  ['<!--', /-->/g],
  ['<!', /[^<>[]*(?:\[[^\]]*\]\s*)?>/g],
];

/** The name of the first element of an XML file; undefined if its beginning is none. */
function rootOf(start: string): string | undefined {
  for (let at = 0; start[at] === '<'; ) {
    const before = BEFORE_ROOT.find(([sign]) => start.startsWith(sign, at));
    if (!before) return /^<([A-Za-z_][\w.:-]{0,100})/.exec(start.slice(at, at + 200))?.[1];
    const [sign, end] = before;
    end.lastIndex = at + sign.length;
    if (!end.test(start)) return undefined;
    const space = /\S/g;
    space.lastIndex = end.lastIndex;
    at = space.exec(start)?.index ?? start.length;
  }
  return undefined;
}

/** Whether one of the first lines that aren't blank has the times of a cue and nothing else. */
function hasCues(content: string): boolean {
  const lines = content.split(/\r\n|\n|\r/, 400).filter((line) => line.trim() !== '');
  return lines.slice(0, 40).some((line) => parseTimesLine(line) !== undefined);
}
