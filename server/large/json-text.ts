import type { z } from 'zod';

/** Characters of a piece of an answer, of which a few are in memory for each reader. */
export const PIECE = 32 * 1024;

/** A list as JSON, piece by piece, each of its elements as the contract has it. */
export async function* listText<Shape extends z.ZodType>(
  element: Shape,
  batches: AsyncIterable<readonly z.input<Shape>[]>,
): AsyncGenerator<string> {
  yield '[';
  let text = '';
  let isFirst = true;
  for await (const batch of batches) {
    for (const one of batch) {
      text += `${isFirst ? '' : ','}${JSON.stringify(element.parse(one))}`;
      isFirst = false;
      if (text.length < PIECE) continue;
      yield text;
      text = '';
    }
  }
  yield `${text}]`;
}
