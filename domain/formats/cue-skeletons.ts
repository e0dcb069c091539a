import { ASS_SKELETON } from './ass.ts';
import type { SubtitleFormat } from './model/format.ts';
import type { CueSkeleton } from './model/skeleton-codec.ts';
import { SRT_SKELETON } from './srt.ts';
import { LRC_SKELETON } from './subtitles/lrc.ts';
import { MICRODVD_SKELETON } from './subtitles/microdvd.ts';
import { SAMI_SKELETON } from './subtitles/sami.ts';
import { SBV_SKELETON } from './subtitles/sbv.ts';
import { TTML_SKELETON } from './subtitles/ttml.ts';
import { VTT_SKELETON } from './vtt.ts';

/** How cues are written in each format of subtitles. A page that splits or moves cues needs no more of the formats than this. */
export const CUE_SKELETONS: { readonly [Id in SubtitleFormat]: CueSkeleton } = {
  srt: SRT_SKELETON,
  vtt: VTT_SKELETON,
  ass: ASS_SKELETON,
  sbv: SBV_SKELETON,
  microdvd: MICRODVD_SKELETON,
  ttml: TTML_SKELETON,
  lrc: LRC_SKELETON,
  sami: SAMI_SKELETON,
};
