import { createParser } from 'eventsource-parser';

/** A server-sent event. */
export type StreamEvent = { name: string; data: string; id: string | undefined };

/**
 * Parses the events of a response body as they arrive, some at a time; none for a heartbeat. Ends with the body, and
 * throws when the connection breaks.
 */
export async function* parseEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamEvent[]> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data, id }) => {
      if (event !== undefined && data !== '') events.push({ name: event, data, id });
    },
  });
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    parser.feed(value);
    yield events;
    events = [];
  }
}
