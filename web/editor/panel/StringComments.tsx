import { CommentsPanel } from '../../comments/CommentsPanel.tsx';
import { useEditor } from '../editor-context.ts';
import type { PanelProps } from './panels.ts';

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
