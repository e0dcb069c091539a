import { useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeKeys } from '../../../data/cache-keys.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { WordDiff } from '../../../ui/word-diff/WordDiff.tsx';
import type { StringChange } from '../mutations/string-writes.ts';
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

/** Whether the user has just given a string this text, so that it is not shown as somebody else's change. */
function useIsOwnText(string: number, text: string): boolean {
  const { id: project } = useEditor().project;
  const pendingEdits = useMutationState({
    filters: { mutationKey: writeKeys.stringEdits(project) },
    select: ({ state: { status, variables } }) => {
      const { row, change } = variables as StringChange;
      return status !== 'error' && row.id === string && change.text === text;
    },
  });
  return pendingEdits.includes(true);
}
