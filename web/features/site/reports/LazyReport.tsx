import { LazyOverlay } from '../../../ui/offline/LazyOverlay.tsx';
import { lazyComponent } from '../../../ui/page/screen.ts';
import type { Reportable } from './reportable.ts';

const ReportDialog = lazyComponent(() => import('./ReportDialog.tsx'), 'ReportDialog');

/** The dialog of a report, whose code is loaded when it opens. */
export function LazyReport(props: { of: Reportable; onClose: () => void }) {
  return (
    <LazyOverlay onMissing={props.onClose}>
      <ReportDialog {...props} />
    </LazyOverlay>
  );
}
