/** Finds the line of an offset, from 1. It is fast if offsets are asked for in ascending order. */
export function lineCounter(content: string): (offset: number) => number {
  let at = 0;
  let line = 1;
  return (offset) => {
    if (offset < at) {
      at = 0;
      line = 1;
    }
    for (; at < offset; at++) if (content.charCodeAt(at) === 10) line++;
    return line;
  };
}
