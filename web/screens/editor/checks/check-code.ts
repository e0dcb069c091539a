export { ComposerFindings } from './ComposerFindings.tsx';
export { LackingMarks } from './LackingMarks.tsx';
export { SavedFindings } from './SavedFindings.tsx';
