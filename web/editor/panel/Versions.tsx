import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { useEditor } from '../editor-context.ts';
import { whyNoEntry } from '../why-no-entry.ts';
import { Version } from './Version.tsx';
import classes from './Versions.module.css';

/** All translations of a string, the best first (DECISIONS §5.4). */
export function Versions({ row }: { row: EditorRow }) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const count = row.translations.length;
  return (
    <section className={classes.versions}>
      <h2>
        {t('editor.versionsTitle')} {count > 0 && <span aria-hidden="true">{count}</span>}
      </h2>
      {count === 0 && (
        <p className={classes.none}>
          {t(whyNoEntry(viewer, project) ? 'editor.noVersions' : 'editor.noVersionsWrite')}
        </p>
      )}
      <ol aria-label={t('editor.versionsTitle')}>
        {row.translations.map((translation) => (
          <Version key={translation.id} section={row.section_id} translation={translation} />
        ))}
      </ol>
    </section>
  );
}
