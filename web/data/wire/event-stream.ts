/** A server-sent event. */
export type StreamEvent = { name: string; data: string; id: string | undefined };

/**
 * Parses the events of a response body as they arrive, some at a time; none for a heartbeat. Ends with the body, and
 * throws when the connection breaks.
 */
export async function* eventsIn(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamEvent[]> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    yield blocks.flatMap(eventIn);
  }
}

function eventIn(block: string): StreamEvent[] {
  const lines = block.split('\n');
  const field = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const [name] = field('event');
  const data = field('data').join('\n');
  return name === undefined || data === '' ? [] : [{ name, data, id: field('id')[0] }];
}
