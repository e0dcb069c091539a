import { CommentsPanel } from '../../../features/comments/CommentsPanel.tsx';
import { useEditor } from '../state/editor-context.ts';
import type { PanelProps } from '../state/panel-props.ts';

/** The comments on the chosen string. */
export function StringComments({ row, onClose }: PanelProps) {
  const { at, project, viewer } = useEditor();
  return (
    <CommentsPanel
      at={{ project: at, section: row.section_id, string: row.id }}
      project={project}
      viewer={viewer}
      onClose={onClose}
    />
  );
}
