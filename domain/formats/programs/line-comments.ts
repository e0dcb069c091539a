/** Where the comments begin that stand right above a line, without a blank line between; the line's own start if there are none. */
export function commentsAbove(text: string, start: number, comment: RegExp): number {
  let own = start;
  while (own > 0) {
    const above = text.lastIndexOf('\n', own - 2) + 1;
    if (!comment.test(text.slice(above, own)) || (above === 0 && text[0] === '\n')) return own;
    own = above;
  }
  return own;
}
