export { ComposerHints } from '../dictionary/ComposerHints.tsx';
export { ActiveCheckFilters } from './ActiveCheckFilters.tsx';
export { FieldFindings } from './FieldFindings.tsx';
export { LackingMarks } from './LackingMarks.tsx';
export { RowFindingLines, RowFindingMark } from './RowFindings.tsx';
export { SavedFindings } from './SavedFindings.tsx';
