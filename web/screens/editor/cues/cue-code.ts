export { CueReading } from './CueReading.tsx';
export { RowTime } from './RowTime.tsx';
