import { IconNotes, IconVocabulary, type TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { KeyName } from '../../../features/shortcuts/keys.ts';
import { DictionaryWords } from '../dictionary/DictionaryWords.tsx';
import { RecommendationsHelper } from './RecommendationsTool.tsx';

type HelperSpec = {
  text: 'editorTools.dictionary' | 'editorTools.recommendations';
  Icon: TablerIcon;
  /** The key that opens it. */
  of: KeyName | undefined;
  Helper: ComponentType<{ onLeave: () => void }>;
};

/** What helps to translate and isn't about one string; each opens over the panel, with a way back (editor.8). */
export const HELPERS = {
  dictionary: {
    text: 'editorTools.dictionary',
    Icon: IconVocabulary,
    of: 'dictionary',
    Helper: DictionaryWords,
  },
  recommendations: {
    text: 'editorTools.recommendations',
    Icon: IconNotes,
    of: undefined,
    Helper: RecommendationsHelper,
  },
} as const satisfies Record<string, HelperSpec>;

export type HelperName = keyof typeof HELPERS;

export const HELPER_NAMES = Object.keys(HELPERS).filter(isHelper);

function isHelper(name: string): name is HelperName {
  return Object.hasOwn(HELPERS, name);
}
