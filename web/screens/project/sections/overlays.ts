import { lazyOverlays } from '../../../ui/offline/lazy-overlays.tsx';
import { lazyCode } from '../../../ui/page/screen.ts';

/** The code of what opens over the sections of a project, or among them. */
export const overlayCode = lazyCode(() => import('./section-overlays.ts'));

/** The menu of a section, and the dialogs and forms that its items open. */
export const Overlays = lazyOverlays(overlayCode);
