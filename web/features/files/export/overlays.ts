import { lazyOverlays } from '../../../ui/offline/lazy-overlays.tsx';
import { lazyCode } from '../../../ui/page/screen.ts';

/** The code of what opens over a page to download texts. */
export const overlayCode = lazyCode(() => import('./export-overlays.ts'));

/** The menu of the book and the dialog of an export. */
export const Overlays = lazyOverlays(overlayCode);
