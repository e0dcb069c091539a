import { parentPort } from 'node:worker_threads';
import { whyNotPattern } from '#domain/texts/dictionary/matchers.ts';
import { createFinder } from '#domain/texts/find/find-places.ts';
import type { Finding } from '#domain/texts/find/finding.ts';
import { replaceMatches, replacementFor } from '#domain/texts/find/replacement.ts';
import type { CheckFinding, CheckKeys, FindResult, FindTask, FoundIn, SearchedText } from './task.ts';

// The program of the thread that searches texts. It has no connection and stores nothing, so that it can be ended at any time.

/** Which of the two is no valid pattern. */
type Invalid = 'find' | 'replace';

let before: { key: string; make: ((text: SearchedText) => FoundIn) | Invalid } | undefined;

/** What is done with each text; it is kept for the next task, which is often of the same search. */
function makerOf({ finding, replace }: CheckFinding) {
  const key = JSON.stringify([finding, replace]);
  if (before?.key !== key) before = { key, make: makerFor(finding, replace) };
  return before.make;
}

function makerFor(
  finding: Finding,
  replace: string | undefined,
): ((text: SearchedText) => FoundIn) | Invalid {
  const finder = createFinder(finding);
  if (!finder) return 'find';
  const replacement = replace === undefined ? undefined : replacementFor(finding, replace, finder);
  if (replace !== undefined && !replacement) return 'replace';
  return ({ text, except }) => {
    const places = finder.placesIn(text);
    const to = replacement && { to: replaceMatches(text, places, replacement, new Set(except)) };
    return { places: places.length, ...to };
  };
}

function foundBy(task: FindTask): FindResult {
  const until = performance.now() + task.lasts;
  const make = makerOf(task);
  if (typeof make === 'string') throw new Error('a task of finding has no valid pattern');
  const results: FindResult = [];
  for (const group of task.groups) {
    results.push(group.map(make));
    if (performance.now() > until) break;
  }
  return results;
}

function checked(finding: CheckFinding): Invalid | undefined {
  const make = makerOf(finding);
  return typeof make === 'string' ? make : undefined;
}

parentPort?.on('message', (task: FindTask | CheckKeys | CheckFinding) => {
  if ('keys' in task) parentPort?.postMessage(task.keys.map(whyNotPattern));
  else parentPort?.postMessage('groups' in task ? foundBy(task) : checked(task));
});
