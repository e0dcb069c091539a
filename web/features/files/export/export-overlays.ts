// What opens over a project's page to download its texts, loaded together by overlays.ts.
export { BookMenu } from './BookMenu.tsx';
export { ExportDialog } from './ExportDialog.tsx';
