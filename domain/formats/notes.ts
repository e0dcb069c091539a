import type { Format } from './model/format.ts';
import type { Frame } from './model/skeleton.ts';
import { skeletonOf } from './registry.ts';
import { notesOf, splitPrefix } from './skeleton/prefixes.ts';

/** The notes that a file has in front of a string; empty if there are none. */
export function notesIn(format: Format | null, lead: string): string {
  const codec = skeletonOf(format);
  return codec ? notesOf(codec, lead) : '';
}

/** The frame of a copied string, without the notes in front of its original. */
export function stripNotes(format: Format | null, frame: Frame): Frame {
  const codec = skeletonOf(format);
  if (!codec || notesOf(codec, frame.lead) === '') return frame;
  return { ...frame, lead: splitPrefix(codec, frame).own ?? frame.lead };
}
