/** Whether the browser fits a field to its text, which is much faster than measuring it by a script at each key. */
export const HAS_FIELD_SIZING = CSS.supports('field-sizing', 'content');

/** The minimum and maximum rows of such a field, for its style sheet. */
export const rowLimits = (least: number, most: number) => ({
  '--least-lines': `${least}`,
  '--most-lines': `${most}`,
});
