import type { Sql } from '../database/connect.ts';
import { listen } from './bus-queries.ts';

/** Milliseconds between two echoes of one's own, and after which silence means that the connection is dead. */
const TIMES = { echo: 5000, silence: 15_000 };

type Hearing = {
  /** A pool for the connection that hears. */
  open(): Sql;
  heard(payload: string): void;
  /** Hears from now on, and may have missed something before. */
  begun(): void;
  /** Says something that is heard by all servers, this one too. */
  echo(): void;
  failed(error: unknown): void;
};

type Ear = { sql: Sql; heardAt: number };

/**
 * Hears what servers tell each other, whatever becomes of the connection. The driver listens again when it hears that its
 * connection broke; one that was cut off without a word is known by this server's own echo, which does not come back.
 */
export function openEars({ open, heard, begun, echo, failed }: Hearing, times = TIMES) {
  let ear: Ear | undefined;
  let isStopped = false;

  function begin() {
    if (ear || isStopped) return;
    const mine: Ear = { sql: open(), heardAt: performance.now() };
    ear = mine;
    const hears = (act: () => void) => {
      mine.heardAt = performance.now();
      if (ear === mine) act();
    };
    listen(
      mine.sql,
      (payload) => hears(() => heard(payload)),
      () => hears(begun),
    ).catch(failed);
  }

  async function close() {
    const sql = ear?.sql;
    ear = undefined;
    await sql?.end({ timeout: 0 });
  }

  const timer = setInterval(() => {
    if (!ear) return;
    if (performance.now() - ear.heardAt > times.silence) {
      close().catch(failed);
      begin();
    }
    echo();
  }, times.echo);

  return {
    /** Begins to hear, once. */
    begin,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await close();
    },
  };
}
