import { Trans } from 'react-i18next';
import { sumCounts } from '#domain/texts/progress.ts';
import type { EditorPage } from '../../../data/queries/editor.ts';
import { ProgressBar } from '../../../ui/project-cards/ProgressBar.tsx';
import classes from './Progress.module.css';

/** The progress of the open sections: a bar, and translated / total strings (editor.5). */
export function Progress({ page }: { page: EditorPage }) {
  const stats = sumCounts(page.sections.map(({ stats }) => stats));
  return (
    <div className={classes.progress}>
      <span className={classes.bar}>
        <ProgressBar stats={stats} />
      </span>
      <span className={classes.words}>
        <Trans
          i18nKey="editor.translatedOf"
          values={{ translated: page.strings_translated }}
          count={page.strings_amount}
          components={{ b: <b /> }}
        />
      </span>
    </div>
  );
}
