import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import view from './EditorLayout.module.css';
import classes from './EditorPending.module.css';
import { useLayout } from './state/use-layout.ts';

const ROWS = [88, 62, 74, 95, 58, 81, 70, 92, 66, 84];
/** The widths of the toolbar's buttons in pixels. */
const TOOLS = [32, 96, 64, 104, 88, 180];

/** The skeleton of the editor while its first page is loading, with its lines where they will be. */
export function EditorPending() {
  const { t } = useTranslation();
  const layout = useLayout();
  return (
    <div className={view.editor} data-layout={layout} role="status">
      <VisuallyHidden>{t('pages.loading')}</VisuallyHidden>
      <div className={classes.header}>
        <Skeleton width={28} height={20} />
        <Skeleton width={200} height={12} />
        <Skeleton className={classes.progress} width={160} height={8} />
      </div>
      <div className={classes.tools}>
        {TOOLS.map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </div>
      <div className={classes.list}>
        <div className={classes.columns} />
        {ROWS.map((width) => (
          <div key={width} className={classes.row}>
            <Skeleton width={`${width}%`} height={10} />
            <Skeleton width={`${150 - width}%`} height={10} />
          </div>
        ))}
      </div>
      {layout === 'beside' && (
        <div className={classes.panel}>
          <Skeleton width={40} height={12} />
          <Skeleton width="86%" height={14} mt={12} />
          <Skeleton width="62%" height={14} />
          <Skeleton height={126} mt={12} />
          <Skeleton width={110} height={12} mt={12} />
        </div>
      )}
    </div>
  );
}
