/** Does something when it is its turn, and answers what came of it. */
type InTurn = <Value>(who: string, act: () => Promise<Value>) => Promise<Value>;

/** Lets so many acts go on at the same time, one of each asker; the others wait, first come, first served. */
export function takeTurns(atOnce: number): InTurn {
  const last = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let free = atOnce;

  async function whenFree<Value>(act: () => Promise<Value>): Promise<Value> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  return async (who, act) => {
    const before = last.get(who);
    const turn = (async () => {
      await before?.catch(() => {});
      return whenFree(act);
    })();
    last.set(who, turn);
    try {
      return await turn;
    } finally {
      if (last.get(who) === turn) last.delete(who);
    }
  };
}
