import { escapedWords } from '../markup/spell-text.ts';
import { NODE_END, NODE_START, type RunPieces } from './docx-pieces.ts';

/** Puts a text together of runs: words, and the nodes that it names. What shows nothing is put around all of it. */
export function spellRuns(
  text: string,
  { nodes, properties, before, behind }: RunPieces,
  prefix: string,
): string {
  const written: string[] = [...before];
  const looks = [properties];
  let run = '';
  const endRun = () => {
    if (run !== '') written.push(`<${prefix}r>${looks.at(-1) ?? ''}${run}</${prefix}r>`);
    run = '';
  };
  for (const piece of text.split(NODE_START).flatMap(splitNode)) {
    if (!('node' in piece)) {
      if (piece.words !== '')
        run += `<${prefix}t xml:space="preserve">${escapedWords(piece.words)}</${prefix}t>`;
      continue;
    }
    const isEnd = piece.node.startsWith('/');
    const node = nodes[Number(piece.node.replace('/', ''))];
    if (piece.node === 'br') run += `<${prefix}br/>`;
    else if (node?.is === 'child') run += node.raw;
    else if (node) {
      endRun();
      if (node.is === 'beside') written.push(node.raw);
      else if (isEnd) {
        looks.pop();
        if (node.is === 'around') written.push(node.close);
      } else {
        looks.push(node.properties);
        if (node.is === 'around') written.push(node.open);
      }
    }
  }
  endRun();
  return [...written, ...behind].join('');
}

/** What follows the beginning of a node: its name and the words behind it; words alone at the beginning of a text. */
function splitNode(part: string, nth: number): ({ node: string } | { words: string })[] {
  if (nth === 0) return [{ words: part }];
  const end = part.indexOf(NODE_END);
  return [{ node: part.slice(0, end) }, { words: part.slice(end + 1) }];
}
