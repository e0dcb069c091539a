import { IconArrowsDiff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { DISPLAY_MODES } from '#domain/translation-order.ts';
import { useEditorSettings } from '../../settings/editor-settings.ts';
import { StateGlyph } from '../../states/StateGlyph.tsx';
import { useEditor } from '../editor-context.ts';
import { versionState } from '../panel/version-state.ts';
import { LongText } from './LongText.tsx';
import classes from './RowTranslations.module.css';

/** The translations of a string that the middle column shows (SPEC §9): the best first, each further one with its mark. */
export function RowTranslations({ row, isWhole }: { row: EditorRow; isWhole: boolean }) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { showTranslations } = useEditorSettings();
  const [first, ...others] = DISPLAY_MODES[showTranslations](row.translations);
  if (!first) {
    const isNone = row.translations.length === 0;
    return (
      <div className={classes.translation}>
        <p className={classes.none}>{t(isNone ? 'editor.untranslated' : 'editorSettings.noneShown')}</p>
      </div>
    );
  }
  return (
    <div className={classes.translation}>
      <LongText text={first.text} lang={project.target_lang} isWhole={isWhole} />
      {others.map((translation) => {
        const state = versionState(translation);
        const label = t(`states.${state}`);
        return (
          <div key={translation.id} className={classes.other}>
            <span className={classes.mark}>
              {state === 'competing' ? (
                <IconArrowsDiff size={14} stroke={2} role="img" aria-label={label} />
              ) : (
                <StateGlyph state={state} label={label} />
              )}
            </span>
            <LongText text={translation.text} lang={project.target_lang} isWhole={isWhole} />
          </div>
        );
      })}
    </div>
  );
}
