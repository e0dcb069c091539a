import type { z } from 'zod';

/** The number of characters of a piece of JSON; a few pieces are in memory for each client. */
export const CHUNK_LENGTH = 64 * 1024;

/** A list as JSON, piece by piece. Each element is parsed by the contract, unless the call's reply is exact. */
export async function* listText<Shape extends z.ZodType>(
  { element, isExact = false }: { element: Shape; isExact?: boolean },
  batches: AsyncIterable<readonly z.input<Shape>[]>,
): AsyncGenerator<string> {
  yield '[';
  let text = '';
  let isFirst = true;
  for await (const batch of batches) {
    for (const row of batch) {
      text += `${isFirst ? '' : ','}${JSON.stringify(isExact ? row : element.parse(row))}`;
      isFirst = false;
      if (text.length < CHUNK_LENGTH) continue;
      yield text;
      text = '';
    }
  }
  yield `${text}]`;
}
