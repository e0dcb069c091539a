import type { RowString } from '../../../data/queries/editor.ts';
import { CommentsPanel } from '../../../features/texts/comments/CommentsPanel.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useCommentInAddress } from '../state/use-comment-in-address.ts';

/** The comments on the chosen string. */
export function CommentsTool({ row, onClose }: { row: RowString; onClose: () => void }) {
  const { project, viewer } = useEditor();
  const shown = useCommentInAddress();
  return (
    <CommentsPanel
      at={{ project: project.id, section: row.section_id, string: row.id }}
      project={project}
      viewer={viewer}
      shown={shown}
      onClose={onClose}
    />
  );
}
