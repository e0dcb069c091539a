import { ASS } from './ass.ts';
import { BOOK } from './book.ts';
import { DOCX } from './docx.ts';
import { JSON_PAIRS } from './json.ts';
import { MARKDOWN } from './markdown.ts';
import type { FileFormat } from './model/file-format.ts';
import type { Format, SubtitleFormat } from './model/format.ts';
import type { CueSkeleton, SkeletonCodec } from './model/skeleton-codec.ts';
import { PO } from './po.ts';
import { ANDROID } from './programs/android.ts';
import { APPLE_STRINGS } from './programs/apple-strings.ts';
import { ARB } from './programs/arb.ts';
import { CSV } from './programs/csv.ts';
import { FLUENT } from './programs/fluent.ts';
import { NESTED_JSON } from './programs/nested-json.ts';
import { PHP } from './programs/php.ts';
import { PROPERTIES } from './programs/properties.ts';
import { QT_TS } from './programs/qt-ts.ts';
import { RESX } from './programs/resx.ts';
import { STRINGSDICT } from './programs/stringsdict.ts';
import { TSV } from './programs/tsv.ts';
import { XCSTRINGS } from './programs/xcstrings.ts';
import { XLSX } from './programs/xlsx.ts';
import { YAML } from './programs/yaml.ts';
import { SPECIAL_JSON } from './special-json.ts';
import { SRT } from './srt.ts';
import { LRC } from './subtitles/lrc.ts';
import { MICRODVD } from './subtitles/microdvd.ts';
import { SAMI } from './subtitles/sami.ts';
import { SBV } from './subtitles/sbv.ts';
import { TTML } from './subtitles/ttml.ts';
import { TEXT } from './text.ts';
import { VTT } from './vtt.ts';
import { XLIFF } from './xliff/xliff.ts';

/**
 * How files of every format are read and printed. A new format is a file in this folder, a line here, its facts in
 * `format.ts` and its detector in `detectors.ts`.
 */
export const FILE_FORMATS: { readonly [Id in Format]: FileFormat } = {
  text: TEXT,
  json: JSON_PAIRS,
  special_json: SPECIAL_JSON,
  srt: SRT,
  vtt: VTT,
  ass: ASS,
  sbv: SBV,
  microdvd: MICRODVD,
  ttml: TTML,
  lrc: LRC,
  sami: SAMI,
  po: PO,
  markdown: MARKDOWN,
  android: ANDROID,
  xliff: XLIFF,
  properties: PROPERTIES,
  apple_strings: APPLE_STRINGS,
  nested_json: NESTED_JSON,
  arb: ARB,
  yaml: YAML,
  php: PHP,
  fluent: FLUENT,
  resx: RESX,
  stringsdict: STRINGSDICT,
  qt_ts: QT_TS,
  xcstrings: XCSTRINGS,
  csv: CSV,
  tsv: TSV,
  xlsx: XLSX,
  epub: BOOK,
  fb2: BOOK,
  docx: DOCX,
  odt: BOOK,
  html: BOOK,
  markdown_document: BOOK,
  text_document: BOOK,
};

/** How strings are written in files of a format; undefined if its files contain nothing but texts. */
export function skeletonOf(format: SubtitleFormat): CueSkeleton;
export function skeletonOf(format: Format | null): SkeletonCodec | undefined;
export function skeletonOf(format: Format | null): SkeletonCodec | undefined {
  return format === null ? undefined : FILE_FORMATS[format].skeleton;
}
