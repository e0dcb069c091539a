// What splits and merges strings, loaded together by strings/StringTasks.tsx.
export { MergeDialog } from './MergeDialog.tsx';
export { SplitDialog } from './SplitDialog.tsx';
