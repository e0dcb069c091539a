// What opens over the reading page, or in it, loaded together by overlays.ts.
export { TranslateSectionName } from '../project/sections/TranslateSectionName.tsx';
export { ContentsMenu } from './ContentsMenu.tsx';
export { ReadingPopover } from './ReadingPopover.tsx';
