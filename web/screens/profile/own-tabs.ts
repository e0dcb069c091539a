// The tabs of the user's own page, loaded together by ProfileScreen.tsx: nobody else sees them.
export { AccountTab } from './account/AccountTab.tsx';
export { DataTab } from './data/DataTab.tsx';
export { NotificationsTab } from './notifications/NotificationsTab.tsx';
export { SettingsTab } from './SettingsTab.tsx';
export { TokensTab } from './tokens/TokensTab.tsx';
