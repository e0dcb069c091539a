/** Every number category of CLDR, in the order in which forms are shown and written (plurals.2). */
export const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];
