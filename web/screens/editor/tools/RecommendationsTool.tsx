import { useTranslation } from 'react-i18next';
import { Markup } from '../../../ui/markup/Markup.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { useEditor } from '../state/editor-context.ts';

/** What those who manage the project recommend to its translators. */
export function RecommendationsHelper() {
  const { t } = useTranslation();
  const { project } = useEditor();
  if (project.recomendations === '') {
    return <Empty title={t('editorTools.noRecommendations')} text={t('editorTools.noRecommendationsText')} />;
  }
  return <Markup text={project.recomendations} />;
}
