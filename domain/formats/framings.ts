import { ASS } from './ass.ts';
import type { Format } from './format.ts';
import type { Framing } from './framing.ts';
import { JSON_PAIRS } from './json.ts';
import { SRT } from './srt.ts';
import { VTT } from './vtt.ts';

/** The formats whose files are put together again around the texts that stood in them. */
export const FRAMINGS = { json: JSON_PAIRS, srt: SRT, vtt: VTT, ass: ASS } as const satisfies {
  [Name in Format]?: Framing;
};

export type FramedFormat = keyof typeof FRAMINGS;

/** Whether a format keeps frames. */
export function isFramed(format: Format): format is FramedFormat {
  return Object.hasOwn(FRAMINGS, format);
}
