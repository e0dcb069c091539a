// What opens over every page, loaded together by overlays.ts.
export { NotificationsPopover } from '../notifications/NotificationsPopover.tsx';
export { CreditsDialog } from './CreditsDialog.tsx';
export { PageMenuItems } from './PageMenuItems.tsx';
export { PickerMenu } from './PickerMenu.tsx';
