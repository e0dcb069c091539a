/** Whether the browser fits a field to its text: measuring it by a script at each key, and as it comes, costs the most of both. */
export const GROWS_BY_ITSELF = CSS.supports('field-sizing', 'content');

/** The lines that such a field has at least and at most, for its style sheet. */
export const linesOf = (least: number, most: number) => ({
  '--least-lines': `${least}`,
  '--most-lines': `${most}`,
});
