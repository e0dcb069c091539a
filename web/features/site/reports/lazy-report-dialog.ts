import { lazyOverlays } from '../../../ui/offline/lazy-overlays.tsx';
import { lazyCode } from '../../../ui/page/screen.ts';

/** The dialog of a report, for pages that few open it on. */
export const { ReportDialog } = lazyOverlays(lazyCode(() => import('./ReportDialog.tsx')));
