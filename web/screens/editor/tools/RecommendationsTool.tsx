import { useTranslation } from 'react-i18next';
import { Markup } from '../../../ui/markup/Markup.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { useEditor } from '../state/editor-context.ts';

/** The recommendations for translators. */
export function RecommendationsTool() {
  const { t } = useTranslation();
  const { project } = useEditor();
  if (project.recomendations === '') {
    return <Empty title={t('editorTools.noRecommendations')} text={t('editorTools.noRecommendationsText')} />;
  }
  return <Markup text={project.recomendations} />;
}
