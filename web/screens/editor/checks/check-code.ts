export { ComposerFindings } from './ComposerFindings.tsx';
export { SavedFindings } from './SavedFindings.tsx';
