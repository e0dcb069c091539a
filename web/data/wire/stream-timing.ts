import { LIMITS } from '#domain/core/limits.ts';
import { onConnection } from './connection.ts';

/** Milliseconds that a hidden page keeps its stream: over HTTP/1.1 a browser has six connections for all its tabs. */
export const HIDDEN_TIMEOUT = 20_000;
/** Milliseconds without a heartbeat after which a connection counts as dead. */
export const HEARTBEAT_TIMEOUT = 3 * LIMITS.liveHeartbeat;

/** Waits until there is a reason for another attempt: the time, the page becomes visible, the connection changes. */
export function untilNextAttempt(signal: AbortSignal, milliseconds?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = milliseconds === undefined ? undefined : setTimeout(() => go(), milliseconds);
    const stop = onConnection(() => go());
    const shown = () => !document.hidden && go();
    const go = () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', shown);
      signal.removeEventListener('abort', go);
      resolve();
    };
    document.addEventListener('visibilitychange', shown);
    signal.addEventListener('abort', go);
  });
}

/** A timeout with an abort signal; each start begins it anew. */
export function createTimeout(milliseconds: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    abort: () => controller.abort(),
    clear,
    start() {
      clear();
      timer = setTimeout(() => controller.abort(), milliseconds);
    },
  };
}
