/** Places for what takes long, of which there are few. */
export type Places = {
  /**
   * A place for somebody, as soon as there is one; the result gives it back. `full` when too many wait already, or none
   * was free in time. It stops waiting when `signal` is aborted.
   */
  take(who: string, signal: AbortSignal): Promise<(() => void) | 'full'>;
};

export type PlaceLimits = {
  /** At once, of all and of one user or address. */
  most: number;
  mostOfOne: number;
  /** Waiting for a place, of all and of one; and for how many milliseconds. */
  mostWaiting: number;
  mostWaitingOfOne: number;
  longestWait: number;
};

type Waiting = { who: string; enter(): void };

/** Lets in so many at once, and so many of each; the others wait in line. Who has as many as they may have is passed by. */
export function keepPlaces(limits: PlaceLimits): Places {
  const inside = new Map<string, number>();
  const line = new Set<Waiting>();
  let taken = 0;

  const hasRoomFor = (who: string) => taken < limits.most && (inside.get(who) ?? 0) < limits.mostOfOne;

  const enter = (who: string) => {
    taken += 1;
    inside.set(who, (inside.get(who) ?? 0) + 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      taken -= 1;
      const others = (inside.get(who) ?? 1) - 1;
      if (others === 0) inside.delete(who);
      else inside.set(who, others);
      for (const waiting of line) if (hasRoomFor(waiting.who)) waiting.enter();
    };
  };

  const mayWait = (who: string) =>
    line.size < limits.mostWaiting &&
    [...line].filter((waiting) => waiting.who === who).length < limits.mostWaitingOfOne;

  return {
    async take(who, signal) {
      if (hasRoomFor(who)) return enter(who);
      if (!mayWait(who)) return 'full';
      const { promise, resolve } = Promise.withResolvers<(() => void) | 'full'>();
      const giveUp = () => {
        line.delete(waiting);
        resolve('full');
      };
      const waiting: Waiting = {
        who,
        enter() {
          line.delete(waiting);
          resolve(enter(who));
        },
      };
      line.add(waiting);
      const timer = setTimeout(giveUp, limits.longestWait).unref();
      signal.addEventListener('abort', giveUp);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
      }
    },
  };
}
