import { Trans } from 'react-i18next';
import type { EditorPage } from '../../wire/editor.ts';
import { ProgressBar } from '../../works/ProgressBar.tsx';
import classes from './Progress.module.css';

/** How far the open sections are: the bar, and translated / total beside it (SPEC §2). */
export function Progress({ page }: { page: EditorPage }) {
  const sum = (of: 'strings_approved' | 'strings_initial' | 'translations_amount') =>
    page.sections.reduce((sum, { stats }) => sum + stats[of], 0);
  const stats = {
    strings_amount: page.strings_amount,
    strings_translated: page.strings_translated,
    strings_approved: sum('strings_approved'),
    strings_initial: sum('strings_initial'),
    translations_amount: sum('translations_amount'),
  };
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
