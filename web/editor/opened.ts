/** What of the editor's tools is open: one at a time. */
export type Opened = 'filters' | 'settings' | 'keys' | 'palette' | 'drafts' | null;

/** Which it is, and the way to change that. */
export type Opening = { opened: Opened; open: (tool: Opened) => void };
