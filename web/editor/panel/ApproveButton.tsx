import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Translation } from '#contract/translations.ts';
import { isApproved, mayApprove } from '#domain/translations.ts';
import { mayWriteHere } from '../../project/standing.ts';
import { useApproval } from '../acts/approval.ts';
import { useEditor } from '../editor-context.ts';

type Props = { section: number; translation: Translation };

/** Approve, or take that back; for those who may. It stays in the hand while the answer is on its way. */
export function ApproveButton({ section, translation }: Props) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const approval = useApproval(section);
  if (!mayApprove(viewer, translation) || !mayWriteHere(viewer, project)) return null;
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      aria-disabled={approval.isPending}
      onClick={() => !approval.isPending && approval.mutate(translation)}
    >
      {t(isApproved(translation) ? 'editor.unapprove' : 'editor.approve')}
    </Button>
  );
}
