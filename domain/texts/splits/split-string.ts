import { LIMITS } from '../../core/limits.ts';
import { isLongerThan } from '../../core/text/text.ts';
import { cueOver } from '../../formats/cue-over.ts';
import { type Format, isSubtitles, type SubtitleFormat } from '../../formats/model/format.ts';
import type { Frame } from '../../formats/model/skeleton.ts';
import { skeletonOf } from '../../formats/registry.ts';
import { splitPrefix } from '../../formats/skeleton/prefixes.ts';
import { cueInParts, spelling } from '../../formats/split-cue.ts';
import { whyNotInParts } from './in-parts.ts';
import { joinedNotes, joinTexts, splitText } from './split-text.ts';

/** The fields of a string that splitting and merging change. */
export type Piece = { readonly text: string; readonly context: string; readonly frame: Frame | null };

/**
 * A string in two parts. The parts of a cue share its time by the length of their texts. What else the file says of the
 * string stays with the first part. Undefined if a part would have nothing to read.
 */
export function splitSource(string: Piece, format: Format, at: number, header: string) {
  const texts = splitText(string.text, at);
  if (!texts) return undefined;
  const both = [texts.first, texts.second];
  const [one, other] = (isSubtitles(format) && cueInParts(string, format, { texts: both, header })) || [];
  const { context, frame } = string;
  const first: Piece = one ?? { text: texts.first, context, frame };
  const second: Piece = other ?? { text: texts.second, context, frame: null };
  return { first, second, joint: texts.joint };
}

type Mergeable = Piece & { readonly key: string } & {
  readonly max_length: number | null;
  readonly joint: string | null;
};

/** What is wrong with merging two strings: a kind of failure and the field that it is about. */
type MergeProblem = {
  readonly key: string;
  readonly kind: 'keyed' | 'wholeFormat' | 'differs' | 'maxlength';
};

/** A string merged with the next; or why they can't be. `separator` stands between them unless it is known what did. */
export function mergeSources(
  first: Mergeable,
  second: Mergeable,
  format: Format,
  { separator, header }: { readonly separator: string; readonly header: string },
): { merged: Piece } | { problem: MergeProblem } {
  const whole = whyNotInParts(first, format) ?? whyNotInParts(second, format);
  if (whole) return { problem: { key: whole === 'keyed' ? 'key' : 'format', kind: whole } };
  if (first.max_length !== second.max_length) return { problem: { key: 'max_length', kind: 'differs' } };
  const text = joinTexts({ first: first.text, joint: second.joint ?? separator, second: second.text });
  if (isLongerThan(text, LIMITS.stringText.max)) return { problem: { key: 'text', kind: 'maxlength' } };
  if (isSubtitles(format)) return { merged: { text, ...mergedCue(first, second, text, { format, header }) } };
  const context = joinedNotes(first.context, second.context);
  if (isLongerThan(context, LIMITS.context.max)) return { problem: { key: 'context', kind: 'maxlength' } };
  return { merged: { text, context, frame: first.frame } };
}

function mergedCue(
  first: Piece,
  second: Piece,
  text: string,
  { format, header }: { readonly format: SubtitleFormat; readonly header: string },
) {
  const { context, frame } = cueOver(first, second, format, header);
  const codec = skeletonOf(format);
  const marks = frame && { ...frame, raw: first.frame?.raw ?? null };
  return { context, frame: frame && { ...frame, raw: spelling(codec, text, marks, header) } };
}

/** The frame that a string had, with the notes that stand in front of it in its file now. */
export function frameWithNotes(format: Format, had: Frame | null, now: Frame | null): Frame | null {
  const codec = skeletonOf(format);
  if (!had || !now || !codec) return had;
  const { own } = splitPrefix(codec, had);
  return own === undefined ? had : { ...had, lead: splitPrefix(codec, now).gap + own };
}
