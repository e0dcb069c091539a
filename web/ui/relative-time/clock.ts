import { createStore, useStore } from '../../data/store/store.ts';

const TICK = 15_000;

const clock = createStore(Date.now(), () => {
  const tick = () => clock.set(Date.now());
  tick();
  const timer = setInterval(tick, TICK);
  return () => clearInterval(timer);
});

/** Sets the clock to this moment, so that a time that was just stored isn't in its future. */
export const refreshClock = () => clock.set(Date.now());

/** The time in ms since 1970, kept fresh to a quarter of a minute by one timer for the whole page. */
export const useNow = () => useStore(clock);
