import { useEffect } from 'react';
import type { Section } from '#contract/texts/sections.ts';
import { SUBTITLE_FORMATS } from '#domain/formats/model/format-lists.ts';
import { createStore, useStore } from '../../../data/store/store.ts';
import { loadAllTexts } from '../../../language/start.ts';

/** What the editor shows of cues, which most projects never need. */
export type CueCode = typeof import('./cue-code.ts');

const loaded = createStore<CueCode | undefined>(undefined);
let isLoading = false;

/** Loads the code once; while it can't be loaded, cues are strings like others. */
function load(): void {
  if (isLoading) return;
  isLoading = true;
  const code = import('./cue-code.ts');
  void Promise.all([code, loadAllTexts()]).then(
    ([code]) => loaded.set(code),
    () => {
      isLoading = false;
    },
  );
}

/** Whether the strings of a section are cues, with times. */
export const isOfCues = (section: Pick<Section, 'format'> | undefined): boolean =>
  section !== undefined && SUBTITLE_FORMATS.includes(section.format);

/** What the editor shows of cues, once it is loaded; it is only loaded if it is needed. */
export function useCueCode(isNeeded: boolean): CueCode | undefined {
  const code = useStore(loaded);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded]);
  return isNeeded ? code : undefined;
}
