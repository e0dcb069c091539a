import { lazyOverlays } from '../../../ui/offline/lazy-overlays.tsx';
import { lazyCode } from '../../../ui/page/screen.ts';

/** The dialogs of the languages of a project. */
export const Overlays = lazyOverlays(lazyCode(() => import('./language-overlays.ts')));
