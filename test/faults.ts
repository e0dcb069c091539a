import { MINUTE } from '#domain/core/units.ts';
import { ACCEPTED } from './faults/accepted.ts';
import type { Answered } from './faults/lane.ts';
import { type Lane, openLane } from './faults/lanes.ts';
import { KINDS } from './faults/place.ts';
import { type Fault, planFaults, readSources, type Tests } from './faults/plan.ts';
import { type FaultOutcome, openProgress } from './faults/progress.ts';

// Switches on one fault after another and runs the tests that reach its place, the nearest first, until one fails. What no test
// finds is a hole in the tests, or is in accepted.ts. A second start goes on where the first one stopped.
//   npm run test:faults [-- [--again] [--quick] <kind or beginning of a path>…]
// --again forgets what was found before; --quick runs only tests without a database.

const LANES = Number(process.env.FAULT_LANES ?? 2);
/** Minutes after which a run ends; test files that one fault is worth, and milliseconds of them. */
const MINUTES = Number(process.env.FAULT_MINUTES ?? 45);
const NEAREST = 20;
const WORTH = 1000 * Number(process.env.FAULT_WORTH ?? 30);
/** Found faults after which a lane checks that they have left nothing behind that makes tests fail. */
const CHECKED_EVERY = 25;

const given = process.argv.slice(2);
const chosen = given.filter((one) => !one.startsWith('--'));
const isQuick = given.includes('--quick');
const needsDatabase = (test: string) =>
  /^(server|test\/(rights|bad-input)|cli\/commands)\/|\.tsx$/.test(test);
const sources = readSources();
const progress = openProgress(sources, given.includes('--again'));
const planned = planFaults(sources);
const accepted = new Set(ACCEPTED.map(([file, change]) => `${file} ${change}`));
const isAccepted = ({ file, change }: Fault) => accepted.has(`${file} ${change}`);
const faults = planned.filter(
  ({ kind, file }) => chosen.length === 0 || chosen.some((one) => one === kind || file.startsWith(one)),
);

const outcomes = new Map<Fault, FaultOutcome>();
for (const fault of faults) {
  const outcome = progress.outcomeOf(fault);
  if (outcome) outcomes.set(fault, outcome);
}
const queue = faults.filter((fault) => !outcomes.has(fault) && !isAccepted(fault));
console.log(`${faults.length} faults, ${outcomes.size} done before, ${queue.length} to do`);

/** Tests without a fault: what they reach, and how long they take. */
const probes = new Map<string, Promise<Answered>>();
const nameOf = ({ file, named }: Tests) => (named ? `${file} ${named}` : file);

function probe(lane: Lane, tests: Tests): Promise<Answered> {
  const name = nameOf(tests);
  const known = probes.get(name);
  if (known) return known;
  const probed = lane.ask({ ...tests, isFresh: false, longest: 20 * MINUTE }).then((answer) => {
    if (answer.failure) console.log(`FAILED without a fault: ${name} ${answer.failure}`);
    return answer;
  });
  probes.set(name, probed);
  return probed;
}

async function tryFault(
  lane: Lane,
  { id, isLoading, tests }: Fault,
  isFresh = isLoading,
): Promise<FaultOutcome> {
  const tried: string[] = [];
  let spent = 0;
  const nearest = tests().filter(({ file }) => !(isQuick && needsDatabase(file)));
  for (const some of nearest.slice(0, NEAREST)) {
    if (spent > WORTH) break;
    const isKnown = probes.has(nameOf(some));
    const { failure: isRed, reached, milliseconds, slowest } = await probe(lane, some);
    if (!isKnown) spent += milliseconds;
    if (isRed || !(isLoading || reached.includes(id))) continue;
    const longest = 3 * milliseconds + 15_000;
    const patience = 3 * slowest + 1000;
    const { failure } = await lane.ask({ ...some, fault: id, isFresh, patience, longest });
    if (failure) return { by: nameOf(some), failure };
    tried.push(nameOf(some));
    spent += milliseconds;
  }
  return { by: undefined, tried };
}

const began = performance.now();
const minutes = () => (performance.now() - began) / MINUTE;

function end(fault: Fault, outcome: FaultOutcome) {
  outcomes.set(fault, outcome);
  progress.save(fault, outcome);
}

/** Tries faults again, each in a process of its own, if something that they have left behind makes tests fail without one. */
async function check(lane: Lane, found: Fault[]) {
  const by = outcomes.get(found.at(-1) as Fault)?.by;
  if (by) {
    const [file = '', ...named] = by.split(' ');
    const { failure } = await lane.ask({
      file,
      named: named.join(' '),
      isFresh: false,
      longest: 20 * MINUTE,
    });
    if (failure) {
      console.log(`${found.length} faults are tried again, as ${by} fails after them: ${failure}`);
      for (const fault of found) end(fault, await tryFault(lane, fault, true));
    }
  }
  console.log(`${outcomes.size} of ${faults.length} after ${minutes().toFixed(1)} minutes`);
}

function survived(fault: Fault): string {
  const outcome = outcomes.get(fault);
  const tried = outcome && 'tried' in outcome ? outcome.tried : [];
  const how = tried.length > 0 ? `in spite of ${tried.join(', ')}` : 'no test reaches it';
  return `SURVIVED: ${fault.file}:${fault.line} ${fault.change} (${how})`;
}

async function work() {
  const lane = await openLane();
  let tried: Fault[] = [];
  while (minutes() < MINUTES) {
    const fault = queue.shift();
    if (!fault) break;
    const outcome = await tryFault(lane, fault);
    end(fault, outcome);
    if (!outcome.by && fault.kind !== 'web') console.log(survived(fault));
    tried.push(fault);
    if (tried.length < CHECKED_EVERY) continue;
    await check(lane, tried);
    tried = [];
  }
  if (tried.length > 0) await check(lane, tried);
  lane.end();
}

await Promise.all(Array.from({ length: queue.length > 0 ? LANES : 0 }, work));

const isFound = (fault: Fault) => outcomes.get(fault)?.by !== undefined;
/** What no component test reaches on a screen is for the browser's tests. */
const isForBrowser = (fault: Fault) => {
  const outcome = outcomes.get(fault);
  return fault.kind === 'web' && outcome !== undefined && 'tried' in outcome && outcome.tried.length === 0;
};
const survivors = faults.filter(
  (fault) => outcomes.has(fault) && !isFound(fault) && !isAccepted(fault) && !isForBrowser(fault),
);
for (const fault of survivors) console.log(survived(fault));
for (const kind of KINDS) {
  const all = faults.filter((fault) => fault.kind === kind);
  const count = (of: (fault: Fault) => boolean) => all.filter(of).length;
  if (all.length === 0) continue;
  const left = count((fault) => !outcomes.has(fault) && !isAccepted(fault));
  console.log(
    `${kind}: ${count(isFound)} of ${all.length} found, ${count((fault) => survivors.includes(fault))} survived, ` +
      `${count(isAccepted)} accepted, ${count(isForBrowser)} only for the browser's tests, ${left} left`,
  );
}
const places = new Set(planned.map(({ file, change }) => `${file} ${change}`));
const needless = [...accepted].filter((one) => !places.has(one));
for (const one of needless) console.log(`NO SUCH FAULT: ${one}`);
const isDone = faults.every((fault) => outcomes.has(fault) || isAccepted(fault));
process.exitCode = survivors.length > 0 || needless.length > 0 || !isDone ? 1 : 0;
