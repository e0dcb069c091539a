/** Shown when the app can’t be fetched. The build writes it into the page, in every language. */
export const missing = { text: 'Dragoman could not be loaded.', reload: 'Reload the page' };

export type Missing = typeof missing;
