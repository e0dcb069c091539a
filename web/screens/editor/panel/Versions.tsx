import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedTexts } from '../drafts/UnsavedTexts.tsx';
import { useEditor } from '../state/editor-context.ts';
import { whyNoEntry } from '../state/why-no-entry.ts';
import type { ChosenString } from './chosen-string.ts';
import { VersionList } from './VersionList.tsx';
import classes from './Versions.module.css';

/** All translations of a string, the best first (translations.13). */
export const Versions = memo(function Versions({ chosen: { row, panel, act } }: { chosen: ChosenString }) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const { compares = false } = panel;
  const count = row.translations.length;
  return (
    <section className={classes.versions}>
      <div className={classes.head}>
        <h2>
          {t('editor.versionsTitle')} {count > 0 && <span aria-hidden="true">{count}</span>}
        </h2>
        {count > 1 && (
          <button
            type="button"
            className={classes.compare}
            aria-pressed={compares}
            title={t('editorVersions.compareHint')}
            onClick={() => act({ kind: 'set', to: { compares: !compares } })}
          >
            {t('editorVersions.compare')}
          </button>
        )}
      </div>
      {count === 0 && (
        <p className={classes.none}>
          {t(whyNoEntry(viewer, project) ? 'editor.noVersions' : 'editor.noVersionsWrite')}
        </p>
      )}
      <UnsavedTexts row={row} />
      <VersionList key={row.id} row={row} compares={compares} />
    </section>
  );
});
