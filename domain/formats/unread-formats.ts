import { isCertain } from './detect.ts';

/** A format that can't be imported: its name, and whether its files are text that can be imported as plain text. */
export type UnreadFormat = { readonly name: string; readonly isText: boolean };

const text = (name: string): UnreadFormat => ({ name, isText: true });
const binary = (name: string): UnreadFormat => ({ name, isText: false });

/** Formats by file extension. */
const FORMATS: Readonly<Record<string, UnreadFormat>> = {
  mo: binary('gettext'),
  tmx: text('TMX'),
  tbx: text('TBX'),
  xml: text('XML'),
  plist: text('property list'),
  toml: text('TOML'),
  ini: text('INI'),
  ts: text('TypeScript'),
  js: text('JavaScript'),
  html: text('HTML'),
  htm: text('HTML'),
  xhtml: text('HTML'),
  tex: text('LaTeX'),
  fb2: text('FictionBook'),
  rtf: text('RTF'),
  svg: text('SVG'),
  xls: binary('Excel'),
  xlsb: binary('Excel'),
  xlsm: binary('Excel'),
  ods: binary('OpenDocument'),
  doc: binary('Word'),
  docx: binary('Word'),
  odt: binary('OpenDocument'),
  pages: binary('Pages'),
  ppt: binary('PowerPoint'),
  pptx: binary('PowerPoint'),
  pdf: binary('PDF'),
  epub: binary('EPUB'),
  mobi: binary('Kindle'),
  azw3: binary('Kindle'),
  djvu: binary('DjVu'),
  zip: binary('ZIP'),
  rar: binary('RAR'),
  '7z': binary('7-Zip'),
  gz: binary('gzip'),
  tar: binary('tar'),
  png: binary('PNG'),
  jpg: binary('JPEG'),
  jpeg: binary('JPEG'),
  gif: binary('GIF'),
  webp: binary('WebP'),
  mp3: binary('MP3'),
  wav: binary('WAV'),
  mp4: binary('MP4'),
  mkv: binary('Matroska'),
  mov: binary('QuickTime'),
  avi: binary('AVI'),
};
// A map, because a file may end in `.constructor`, which every object has.
const BY_EXTENSION: ReadonlyMap<string, UnreadFormat> = new Map(Object.entries(FORMATS));

/** Formats by the first bytes of a file. */
const BY_BYTES: readonly (readonly [signature: string, format: UnreadFormat])[] = [
  ['%PDF-', binary('PDF')],
  ['PK\x03\x04', binary('ZIP')],
  ['\x89PNG', binary('PNG')],
  ['\xFF\xD8\xFF', binary('JPEG')],
  ['GIF8', binary('GIF')],
  ['\xD0\xCF\x11\xE0', binary('Word')],
  ['\x1F\x8B', binary('gzip')],
  ['\x00\x00\x01\xBA', binary('VobSub')],
  ['7z\xBC\xAF', binary('7-Zip')],
  ['Rar!', binary('RAR')],
  ['\xDE\x12\x04\x95', binary('gettext')],
  ['\x95\x04\x12\xDE', binary('gettext')],
];

/** Formats by the beginning of the text, specific ones first. */
const BY_TEXT: readonly (readonly [sign: RegExp, format: UnreadFormat])[] = [
  [/^<[?!][\s\S]*?<FictionBook[\s>]/i, text('FictionBook')],
  [/^<[?!][\s\S]*?<plist[\s>]/i, text('property list')],
  [/^(?:<!doctype html|<html[\s>])/i, text('HTML')],
  [/^<\?xml\s/i, text('XML')],
  [/^\{\\rtf/, text('RTF')],
];

/** How many UTF-16 units of a text are used to recognise it. */
const SAMPLE_LENGTH = 4000;

/** The format of a binary file by its bytes and name; undefined if unknown. */
export function unreadBinary(fileName: string, bytes: Uint8Array): UnreadFormat | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const signed = BY_BYTES.find(([signature]) => start.startsWith(signature))?.[1];
  if (!signed) return undefined;
  // Office documents are ZIP archives, so the name says more than the bytes.
  const named = BY_EXTENSION.get(extensionIn(fileName));
  return named && !named.isText ? named : signed;
}

/** The format of a binary file by its name alone. */
export function namedBinary(fileName: string): UnreadFormat | undefined {
  const named = BY_EXTENSION.get(extensionIn(fileName));
  return named && { ...named, isText: false };
}

/** The format of a text that can't be imported (imports.7), by its content and its file's name. */
export function unreadText(fileName: string, content: string): UnreadFormat | undefined {
  if (isCertain(content)) return undefined;
  const start = content.slice(0, SAMPLE_LENGTH).trimStart();
  const named = BY_TEXT.find(([sign]) => sign.test(start))?.[1];
  return named ?? BY_EXTENSION.get(extensionIn(fileName));
}

function extensionIn(fileName: string): string {
  return /\.(\w{1,11})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
