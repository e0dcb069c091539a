import { addressOf } from '#contract/core/request.ts';
import { LIVE_EVENTS, type LiveEvents, readEvents } from '#contract/notices/live.ts';

/** An event of a stream. */
export type LiveEvent = {
  [Name in keyof LiveEvents]: { name: Name; data: LiveEvents[Name] };
}[keyof LiveEvents];

const isName = (name: string | undefined): name is keyof LiveEvents =>
  name !== undefined && name in LIVE_EVENTS;

/** Listens to a project as a browser does, without reconnecting; resolves at the `hello` event. */
export async function listen(
  { address, project, cookie = '' }: { address: string; project: number; cookie?: string },
  heard: (event: LiveEvent) => void,
): Promise<{ hangUp(): void }> {
  const hanging = new AbortController();
  const answer = await fetch(address + addressOf(readEvents.path, { project }, {}), {
    headers: { cookie },
    signal: hanging.signal,
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`The stream was refused: ${answer.status}`);
  const hello = Promise.withResolvers<void>();
  const text = answer.body.pipeThrough(new TextDecoderStream());
  const read = async () => {
    let waiting = '';
    for await (const piece of text) {
      const blocks = (waiting + piece).split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const event of blocks.flatMap(readBlock)) {
        if (event.name === 'hello') hello.resolve();
        heard(event);
      }
    }
  };
  // It ends when the client disconnects, or the server stops.
  read().catch(() => {});
  await hello.promise;
  return { hangUp: () => hanging.abort() };
}

function readBlock(block: string): LiveEvent[] {
  const name = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return isName(name) && data !== undefined ? [{ name, data: JSON.parse(data) } as LiveEvent] : [];
}
