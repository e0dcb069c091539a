import { createStore, useStore } from '../../data/store/store.ts';

const TICK = 15_000;

const clock = createStore(Date.now(), () => {
  const tick = () => clock.set(Date.now());
  tick();
  const timer = setInterval(tick, TICK);
  return () => clearInterval(timer);
});

/** The time in ms since 1970, kept fresh to a quarter of a minute by one timer for the whole page. */
export const useNow = () => useStore(clock);
