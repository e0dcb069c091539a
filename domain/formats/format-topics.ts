import type { FormatTopic, HelpTopic } from '../core/addresses/help-topics.ts';
import { FORMAT_IDS, FORMATS, type Format } from './model/format.ts';

/** The page of the guide on each format (screens.21). */
export const TOPIC_OF: { readonly [Id in Format]: FormatTopic } = {
  text: 'text',
  json: 'json',
  special_json: 'json',
  srt: 'srt',
  vtt: 'vtt',
  ass: 'ass',
  sbv: 'sbv',
  microdvd: 'microdvd',
  ttml: 'ttml',
  lrc: 'lrc',
  sami: 'sami',
  po: 'po',
  markdown: 'markdown',
  android: 'android',
  xliff: 'xliff',
  properties: 'properties',
  apple_strings: 'apple-strings',
  nested_json: 'nested-json',
  arb: 'arb',
  yaml: 'yaml',
  php: 'php',
  fluent: 'fluent',
  resx: 'resx',
  stringsdict: 'stringsdict',
  qt_ts: 'qt-ts',
  xcstrings: 'xcstrings',
  csv: 'csv',
  tsv: 'csv',
  xlsx: 'xlsx',
  epub: 'epub',
  fb2: 'fb2',
  docx: 'docx',
  odt: 'odt',
  html: 'html',
  markdown_document: 'markdown',
  text_document: 'text',
};

/** The extensions of the files that a page is on, without the dot; none if it is on no single format. */
export function extensionsOf(topic: HelpTopic): readonly string[] {
  return FORMAT_IDS.filter((id) => TOPIC_OF[id] === topic).flatMap((id) => FORMATS[id].extensions);
}
