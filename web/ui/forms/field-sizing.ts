/** Whether the browser supports `field-sizing`, which is much faster than measuring the text at each key. */
export const HAS_FIELD_SIZING = CSS.supports('field-sizing', 'content');

/** The minimum and maximum rows of a field with `field-sizing`, as CSS variables. */
export const rowLimits = (least: number, most: number) => ({
  '--least-lines': `${least}`,
  '--most-lines': `${most}`,
});
