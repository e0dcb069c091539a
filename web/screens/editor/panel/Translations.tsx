import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedTexts } from '../drafts/UnsavedTexts.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useRow } from '../state/page-context.ts';
import { StringTexts } from '../state/StringTexts.tsx';
import { whyNoComposer } from '../state/why-no-composer.ts';
import type { ChosenString } from './chosen-string.ts';
import { TranslationList } from './TranslationList.tsx';
import classes from './Translations.module.css';

/** All translations of a string, in their order (translations.13). */
export const Translations = memo(function Translations({
  chosen: { row: string, panel, dispatch },
}: {
  chosen: ChosenString;
}) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const row = useRow(string);
  const { compares = false } = panel;
  const count = row.translations.length;
  return (
    <section className={classes.translations}>
      <div className={classes.head}>
        <h2>
          {t('editor.translationsTitle')} {count > 0 && <span aria-hidden="true">{count}</span>}
        </h2>
        {count > 1 && (
          <button
            type="button"
            className={classes.compare}
            aria-pressed={compares}
            title={t('editorTranslations.compareHint')}
            onClick={() => dispatch({ kind: 'set', to: { compares: !compares } })}
          >
            {t('editorTranslations.compare')}
          </button>
        )}
      </div>
      {count === 0 && (
        <p className={classes.none}>
          {t(whyNoComposer(viewer, project) ? 'editor.noTranslations' : 'editor.noTranslationsWrite')}
        </p>
      )}
      <StringTexts string={row}>
        <UnsavedTexts row={row} />
        <TranslationList key={row.id} row={row} compares={compares} />
      </StringTexts>
    </section>
  );
});
