import { IconArrowsDiff, IconEyeExclamation } from '@tabler/icons-react';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import { DISPLAY_MODES, inOrder } from '#domain/texts/translations/translation-order.ts';
import { useEditorSettings } from '../../../data/settings/editor-settings.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { useCheckCode } from '../checks/use-check-code.ts';
import { SearchMatchesContext } from '../search-matches/search-matches.ts';
import { useEditor } from '../state/editor-context.ts';
import { stateOfTranslation } from '../state/rows.ts';
import { LongText } from './LongText.tsx';
import classes from './RowTranslations.module.css';

type Props = {
  row: EditorRow;
  /** What follows below them. */
  children: ReactNode;
};

/**
 * The translations of a string that the middle column shows (editor.14), and those that a search has found, the best
 * first.
 */
export function RowTranslations({ row, children }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { showTranslations } = useEditorSettings();
  const findMatches = use(SearchMatchesContext).translation;
  const shown = DISPLAY_MODES[showTranslations](row.translations);
  const [first, ...others] = inOrder(row.translations)
    .map((translation) => ({ ...translation, matches: findMatches(translation.text) }))
    .filter(({ id, matches }) => matches.length > 0 || shown.some((one) => one.id === id));
  const checks = useCheckCode(first?.text ?? '');
  if (!first) {
    const isNone = row.translations.length === 0;
    return (
      <div className={classes.translation}>
        <p className={classes.none}>{t(isNone ? 'editor.untranslated' : 'editorSettings.noneShown')}</p>
        {children}
      </div>
    );
  }
  return (
    <div className={classes.translation}>
      {checks && <checks.RowFindingMark row={row} text={first.text} />}
      <LongText text={first.text} lang={project.target_lang} matches={first.matches} />
      {checks && <checks.RowFindingLines row={row} text={first.text} />}
      {first.needs_review && (
        <p className={classes.review}>
          <IconEyeExclamation size={14} stroke={1.75} aria-hidden="true" />
          {t('editorTranslations.needsReview')}
        </p>
      )}
      {others.map((translation) => {
        const state = stateOfTranslation(translation);
        const label = t(`editorTranslations.states.${state}`);
        return (
          <div key={translation.id} className={classes.other}>
            <span className={classes.mark}>
              {state === 'competing' ? (
                <IconArrowsDiff size={14} stroke={2} role="img" aria-label={label} />
              ) : (
                <StatusIcon state={state} label={label} />
              )}
            </span>
            <LongText text={translation.text} lang={project.target_lang} matches={translation.matches} />
          </div>
        );
      })}
      {children}
    </div>
  );
}
