import { EDITOR_SCREENS } from './editor.ts';
import { PROJECT_SCREENS } from './project.ts';
import type { Screen } from './screen.ts';
import { SITE_SCREENS } from './site.ts';
import { TEXT_SCREENS } from './texts.ts';

/** Every screen but the editor, whose accessibility has tests of its own. */
export const FRAMED_SCREENS: readonly Screen[] = [...SITE_SCREENS, ...PROJECT_SCREENS, ...TEXT_SCREENS];

/** Every screen, in every state worth seeing. */
export const SCREENS: readonly Screen[] = [...FRAMED_SCREENS, ...EDITOR_SCREENS];
