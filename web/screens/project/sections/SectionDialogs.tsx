import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { ExportDialog } from '../../../features/files/export/ExportDialog.tsx';
import { SourceVersions } from '../../../features/history/source-versions/SourceVersions.tsx';
import { AssignDialog } from '../../../features/projects/assignments/AssignDialog.tsx';
import { OwnAssignment } from '../../../features/projects/assignments/OwnAssignment.tsx';
import { lazyComponent } from '../../../ui/page/screen.ts';
import { DeleteSection } from './DeleteSection.tsx';
import { PublishSection } from './PublishSection.tsx';
import type { LocalAction } from './section-actions.ts';

// It brings the code that reads subtitles.
const RetimeDialog = lazyComponent(
  () => import('../../../features/files/retime/RetimeDialog.tsx'),
  'RetimeDialog',
);

type Props = {
  project: Project;
  section: Section;
  /** What was chosen in the menu of the section. */
  doing: LocalAction;
  onClose: () => void;
  onGone: () => void;
};

/** The dialog of an item of a section's menu, or its write, which asks nothing. */
export function SectionDialogs({ project, section, doing, onClose, onGone }: Props) {
  const opened = { project, section, onClose };
  if (doing === 'exportTranslation')
    return <ExportDialog project={project} sections={[section]} onClose={onClose} />;
  if (doing === 'assign') return <AssignDialog {...opened} />;
  if (doing === 'claim' || doing === 'giveBack')
    return <OwnAssignment project={project.id} section={section.id} act={doing} onDone={onClose} />;
  if (doing === 'publish' || doing === 'unpublish')
    return <PublishSection project={project} section={section} onDone={onClose} />;
  if (doing === 'retime') return <RetimeDialog {...opened} />;
  if (doing === 'sourceVersions') return <SourceVersions {...opened} />;
  if (doing === 'delete') return <DeleteSection {...opened} onGone={onGone} />;
  return null;
}
