/** A smallest and a largest amount, both inclusive; a text whose `min` is 0 is optional. */
export type Bounds = { readonly min: number; readonly max: number };

/**
 * Maximum lengths of lists in replies (docs/decisions/009) (choice). They are separate from LIMITS because only the server
 * uses them.
 */
export * as CAPS from './caps.ts';
/**
 * Every limit of the specification (limits.1, limits.2). As a module it brings each page only the limits that are used
 * (docs/decisions/119).
 */
export * as LIMITS from './limit-values.ts';
