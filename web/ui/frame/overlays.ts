import { lazyOverlays } from '../offline/lazy-overlays.tsx';
import { lazyCode } from '../page/screen.ts';

/** The menus, popovers and dialogs that open over every page. */
export const Overlays = lazyOverlays(lazyCode(() => import('./page-overlays.ts')));
