import type { ComponentProps } from 'react';
import { LazyBoundary } from '../../../ui/offline/LazyBoundary.tsx';
import { lazyComponent } from '../../../ui/page/screen.ts';
import classes from './PastTab.module.css';

/** The calendar is in a file of its own: shared by two pages, its parts would be in the first file of all. */
const MomentPicker = lazyComponent(() => import('./MomentPicker.tsx'), 'MomentPicker');

/** The question which moment is shown, on the tab and on the reading page (past.5). */
export function AsItWas(props: ComponentProps<typeof MomentPicker>) {
  return (
    <LazyBoundary
      fallback={<div className={`row gap-8 align-end wrap margin-bottom-16 ${classes.picker}`} />}
    >
      <MomentPicker {...props} />
    </LazyBoundary>
  );
}
