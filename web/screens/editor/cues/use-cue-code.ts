import type { Section } from '#contract/texts/sections.ts';
import { SUBTITLE_FORMATS } from '#domain/formats/model/format-lists.ts';
import { codeLoadedOnce, useCodeLoadedOnce } from '../../../ui/page/code-loaded-once.ts';

/** What the editor shows of cues, which most projects never need; while it can't be loaded, cues are strings like others. */
export type CueCode = typeof import('./cue-code.ts');

const code = codeLoadedOnce<CueCode>(() => import('./cue-code.ts'));

/** Whether the strings of a section are cues, with times. */
export const isOfCues = (section: Pick<Section, 'format'> | undefined): boolean =>
  section !== undefined && SUBTITLE_FORMATS.includes(section.format);

/** What the editor shows of cues, once it is loaded; it is only loaded if it is needed. */
export const useCueCode = (isNeeded: boolean): CueCode | undefined => useCodeLoadedOnce(code, isNeeded);
