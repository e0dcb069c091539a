import { lazyOverlays } from '../../ui/offline/lazy-overlays.tsx';
import { lazyCode } from '../../ui/page/screen.ts';

/** The menus and forms that open over the reading page. */
export const Overlays = lazyOverlays(lazyCode(() => import('./reading-overlays.ts')));
