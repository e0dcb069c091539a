import { SAMPLE_LENGTH } from '../core/text/likely-splitting.ts';
import { DETECTORS } from './detectors.ts';
import { FORMAT_IDS, type Format, type FormatFamily, formatsIn } from './model/format.ts';

/** The beginning of a text, by which its format is detected. */
const startOf = (content: string): string =>
  content
    .slice(0, SAMPLE_LENGTH)
    .replace(/^\uFEFF+/, '')
    .trimStart();

/** Whether a text itself tells that it has one of the formats, whatever its file is called. */
export function isCertain(content: string): boolean {
  const start = startOf(content);
  return FORMAT_IDS.some((format) => DETECTORS[format](start, undefined) === 5);
}

/**
 * The most likely format of a file or a pasted text: by its beginning, and if that is ambiguous, by its name. Of equally
 * likely ones it is the first in `FORMATS`.
 */
export function formatOf(content: string, fileName = '', among: readonly Format[] = FORMAT_IDS): Format {
  const start = startOf(content);
  const extension = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase();
  let best: { format: Format; confidence: number } | undefined;
  for (const format of among) {
    const confidence = DETECTORS[format](start, extension);
    if (!best || confidence > best.confidence) best = { format, confidence };
  }
  return best?.format ?? 'text';
}

/** The most likely format of a text within a family; the first of the family if none fits. */
export function formatWithin(family: FormatFamily, content: string): Format {
  return formatOf(content, '', formatsIn(family));
}

/** The format as which a source is read: nested JSON whose keys are joined is an object of pairs (imports.16). */
export function readFormat(detected: Format, { flattens }: { readonly flattens: boolean }): Format {
  return flattens && detected === 'nested_json' ? 'json' : detected;
}
