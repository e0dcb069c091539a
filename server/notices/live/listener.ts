import { listenForNotifications } from '../../core/events/bus-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';

/** Milliseconds between two echoes, and the silence after which the connection counts as dead. */
const TIMES = { echo: 5000, silence: 15_000 };

type ListenerOptions = {
  /** Opens a pool for the connection that listens. */
  open(): Sql;
  onMessage(payload: string): void;
  /** Called when listening begins or begins again; earlier messages may have been missed. */
  onListening(): void;
  /** Sends a message that all servers receive, this one included. */
  sendEcho(): void;
  onError(error: unknown): void;
};

type Connection = { sql: Sql; lastMessageAt: number };

/**
 * Listens for messages and reconnects when the connection is lost. The driver notices a connection that was closed;
 * one that was cut off is noticed because this server's own echo does not come back.
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
    start,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await close();
    },
  };
}
