import type { EditorRow } from '#contract/editor.ts';
import { CommentsPanel } from '../../../features/comments/CommentsPanel.tsx';
import { useEditor } from '../state/editor-context.ts';

/** The comments on the chosen string. */
export function CommentsTool({ row, onClose }: { row: EditorRow; onClose: () => void }) {
  const { project, viewer } = useEditor();
  return (
    <CommentsPanel
      at={{ project: project.id, section: row.section_id, string: row.id }}
      project={project}
      viewer={viewer}
      onClose={onClose}
    />
  );
}
