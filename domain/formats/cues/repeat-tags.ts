/** Tags that style the text between them; karaoke times have no closing tag. */
const TAG = /<(\/?)(b|i|u|s|c|v|font|lang|ruby|rt)\b[^<>]{0,300}>/gi;

/** Override blocks at the beginning of a cue that apply to its whole text, such as position and fading. */
const HEAD = /^(?:\{\\[^{}]{0,1000}\})+/;

type Tag = { readonly name: string; readonly words: string };

/** Repeats tags in the parts of a split cue: a tag that spans a split is closed before it and opened again after it. */
export function repeatTags(pieces: readonly string[]): string[] {
  const head = HEAD.exec(pieces[0] ?? '')?.[0] ?? '';
  let open: readonly Tag[] = [];
  return pieces.map((piece, nth) => {
    const opened = open.map(({ words }) => words).join('');
    open = openAfter(open, piece);
    const closed = open.toReversed().map(({ name }) => `</${name}>`);
    return (nth === 0 ? '' : head) + opened + piece + closed.join('');
  });
}

function openAfter(before: readonly Tag[], piece: string): Tag[] {
  const open = [...before];
  for (const [words, slash, name = ''] of piece.matchAll(TAG)) {
    if (slash === '') open.push({ name, words });
    else {
      const index = open.findLastIndex((one) => one.name.toLowerCase() === name.toLowerCase());
      if (index !== -1) open.splice(index, 1);
    }
  }
  return open;
}
