import { expect, test } from 'vitest';
import { parseEvents, type StreamEvent } from './event-stream.ts';

async function read(...pieces: string[]): Promise<StreamEvent[][]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  const came: StreamEvent[][] = [];
  for await (const events of parseEvents(body)) came.push(events);
  return came;
}

test('events come whole, in whatever pieces they travel', async () => {
  const came = await read(
    'id: 7:9:\nevent: changes\nda',
    'ta: {"rows":[]}\n\nevent: reset\n',
    'data: {}\n\n',
  );
  expect(came.flat()).toEqual([
    { name: 'changes', data: '{"rows":[]}', id: '7:9:' },
    { name: 'reset', data: '{}', id: undefined },
  ]);
});

test('what only says that the stream is alive is no event', async () => {
  expect(await read('retry: 1200\n\n', ':\n\n')).toEqual([[], []]);
});

test('an event that breaks off did not come', async () => {
  expect((await read('event: reset\ndata: {}')).flat()).toEqual([]);
});
