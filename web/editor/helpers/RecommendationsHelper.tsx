import { useTranslation } from 'react-i18next';
import { Empty } from '../../frame/Empty.tsx';
import { Markup } from '../../markup/Markup.tsx';
import { useEditor } from '../editor-context.ts';

/** What those who manage the project recommend to its translators. */
export function RecommendationsHelper() {
  const { t } = useTranslation();
  const { project } = useEditor();
  if (project.recomendations === '') {
    return <Empty title={t('editorTools.noRecommendations')} text={t('editorTools.noRecommendationsText')} />;
  }
  return <Markup text={project.recomendations} />;
}
