import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/page/Notice.tsx';
import { WordDiff } from '../../../ui/word-diff/WordDiff.tsx';
import { useIsOwnText } from '../mutations/edit-string.ts';
import { useEditor } from '../state/editor-context.ts';

/** Shows how the source has changed since the user opened the string, unless they changed it. */
export function SourceChange({ string, text }: { string: number; text: string }) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const [before, setBefore] = useState(text);
  const isOwn = useIsOwnText(string, text);
  if (isOwn && before !== text) setBefore(text);
  if (isOwn || before === text) return null;
  return (
    <Notice kind="warning">
      {t('live.sourceChanged')}{' '}
      <span lang={project.source_lang}>
        <WordDiff before={before} after={text} lang={project.source_lang} />
      </span>
    </Notice>
  );
}
