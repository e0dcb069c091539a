// What opens over the table of languages, loaded together by overlays.ts.
export { AddLanguages } from './AddLanguages.tsx';
export { DownloadLanguages } from './DownloadLanguages.tsx';
export { JoinLanguages } from './JoinLanguages.tsx';
export { LanguageReport } from './LanguageReport.tsx';
export { LeaveLanguages } from './LeaveLanguages.tsx';
export { UpdateLanguages } from './UpdateLanguages.tsx';
