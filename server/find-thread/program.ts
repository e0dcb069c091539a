import { parentPort } from 'node:worker_threads';
import { createFinder } from '#domain/find/find-places.ts';
import { replaced, replacementFor } from '#domain/find/replacement.ts';
import type { FindResult, FindTask, SearchedText } from './task.ts';

// The program of the thread that searches texts. It has no connection and stores nothing, so that it can be ended at any time.

const invalid = (): never => {
  throw new Error('a task of finding has no valid pattern');
};

let before: { key: string; make: (text: SearchedText) => { places: number; to?: string } } | undefined;

/** What is done with each text; it is kept for the next task, which is often of the same search. */
function makerOf({ finding, replace }: FindTask) {
  const key = JSON.stringify([finding, replace]);
  if (before?.key === key) return before.make;
  const finder = createFinder(finding) ?? invalid();
  const replacement =
    replace === undefined ? undefined : (replacementFor(finding, replace, finder) ?? invalid());
  const make = ({ text, except }: SearchedText) => {
    const places = finder.placesIn(text);
    const to = replacement && { to: replaced(text, places, replacement, new Set(except)) };
    return { places: places.length, ...to };
  };
  before = { key, make };
  return make;
}

parentPort?.on('message', (task: FindTask) => {
  const until = performance.now() + task.lasts;
  const make = makerOf(task);
  const results: FindResult = [];
  for (const group of task.groups) {
    results.push(group.map(make));
    if (performance.now() > until) break;
  }
  parentPort?.postMessage(results);
});
