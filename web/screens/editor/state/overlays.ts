import { lazyOverlays } from '../../../ui/offline/lazy-overlays.tsx';
import { lazyCode } from '../../../ui/page/screen.ts';

/** The code of what opens over the editor, which its first view comes without (docs/decisions/015). */
export const overlayCode = lazyCode(() => import('../editor-overlays.ts'));

/** The menus, popovers and dialogs of the editor. */
export const Overlays = lazyOverlays(overlayCode);
