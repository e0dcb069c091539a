export { CueReading } from './CueReading.tsx';
export { CueTimeFields } from './CueTimeFields.tsx';
export { RowTime } from './RowTime.tsx';
export { TargetTimeFields } from './TargetTimeFields.tsx';
