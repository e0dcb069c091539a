import type { Sql } from '../database/connect.ts';
import { listenForNotifications } from './bus-queries.ts';

/** Milliseconds between two echoes of one's own, and after which silence means that the connection is dead. */
const TIMES = { echo: 5000, silence: 15_000 };

type ListenerOptions = {
  /** A pool for the connection that hears. */
  open(): Sql;
  onMessage(payload: string): void;
  /** Hears from now on, and may have missed something before. */
  onListening(): void;
  /** Says something that is heard by all servers, this one too. */
  sendEcho(): void;
  onError(error: unknown): void;
};

type Connection = { sql: Sql; lastMessageAt: number };

/**
 * Hears what servers tell each other, whatever becomes of the connection. The driver listens again when it hears that its
 * connection broke; one that was cut off without a word is known by this server's own echo, which does not come back.
 */
export function openListener(
  { open, onMessage, onListening, sendEcho, onError }: ListenerOptions,
  times = TIMES,
) {
  let connection: Connection | undefined;
  let isStopped = false;

  function start() {
    if (connection || isStopped) return;
    const own: Connection = { sql: open(), lastMessageAt: performance.now() };
    connection = own;
    const whileCurrent = (act: () => void) => {
      own.lastMessageAt = performance.now();
      if (connection === own) act();
    };
    listenForNotifications(
      own.sql,
      (payload) => whileCurrent(() => onMessage(payload)),
      () => whileCurrent(onListening),
    ).catch(onError);
  }

  async function close() {
    const sql = connection?.sql;
    connection = undefined;
    await sql?.end({ timeout: 0 });
  }

  const timer = setInterval(() => {
    if (!connection) return;
    if (performance.now() - connection.lastMessageAt > times.silence) {
      close().catch(onError);
      start();
    }
    sendEcho();
  }, times.echo);

  return {
    /** Begins to hear, once. */
    start,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await close();
    },
  };
}
