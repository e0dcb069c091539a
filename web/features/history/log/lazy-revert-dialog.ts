import { lazyOverlays } from '../../../ui/offline/lazy-overlays.tsx';
import { lazyCode } from '../../../ui/page/screen.ts';

/** The dialog that reverts what a user did, with its long list. */
export const { RevertDialog } = lazyOverlays(lazyCode(() => import('./RevertDialog.tsx')));
