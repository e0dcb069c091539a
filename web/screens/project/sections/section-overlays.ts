// What opens over the table of sections, or in it, loaded together by overlays.ts.
export { ExportSourceDialog } from '../../../features/files/export/ExportSourceDialog.tsx';
export { RenameSection } from './RenameSection.tsx';
export { SectionDialogs } from './SectionDialogs.tsx';
export { SectionMenuItems } from './SectionMenuItems.tsx';
export { SectionNameField } from './SectionNameField.tsx';
export { TranslateSectionName } from './TranslateSectionName.tsx';
