import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CALLS } from '../../contract/calls.ts';
import { nearestTests } from './nearest-tests.ts';
import { type FaultPlace, KINDS } from './place.ts';
import { isTestFile, placesIn } from './places.ts';
import { guardId } from './switch.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Tests of a file that may find a fault: all, or those whose names match. */
export type Tests = { file: string; named?: string };

/** A fault, and the tests that may find it, the likeliest first. */
export type Fault = FaultPlace & { tests(): Tests[] };

/** The sources of the product and its tests by their paths. */
export function readSources(): Map<string, string> {
  const files = globSync('{domain,contract,server,web,cli,test}/**/*.{ts,tsx}', { cwd: ROOT });
  return new Map(files.sort().map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

/** All faults, those of rules first. */
export function planFaults(sources: ReadonlyMap<string, string>): Fault[] {
  const tests = [...sources.keys()].filter((file) => /\.test\.tsx?$/.test(file));
  const nearest = nearestTests(sources);
  const beside = (file: string) => tests.filter((test) => dirname(test) === dirname(file));
  const naming = (name: RegExp, files = tests) => files.filter((file) => name.test(sources.get(file) ?? ''));

  /** Those that say the number, then those beside the modules that use the limit. */
  const testsOfLimit = ({ file, change }: FaultPlace) => {
    const [name = ''] = change.split(/[. ]/);
    const used = new RegExp(`LIMITS\\.${name}\\b`);
    const users = [...sources.keys()].filter((user) => !isTestFile(user));
    return [...beside(file), ...naming(used), ...naming(used, users).flatMap(beside)].sort(
      (a, b) => Number(/^(server|test)\//.test(a)) - Number(/^(server|test)\//.test(b)),
    );
  };
  /** A screen has them for the component tests beside it. */
  const screens = new Set(tests.filter((test) => test.endsWith('.tsx')).map(dirname));
  const mayHavePlaces = ([file]: [string, string]) => !file.startsWith('web/') || screens.has(dirname(file));
  const testsOf: Record<FaultPlace['kind'], (place: FaultPlace) => string[]> = {
    rule: ({ file, names }) => nearest(file, names),
    guard: ({ file, names }) => nearest(file, names),
    endpoint: () => [],
    limit: testsOfLimit,
    web: ({ file }) => beside(file).filter((test) => test.endsWith('.tsx')),
  };
  const inFiles = [...sources].filter(mayHavePlaces).flatMap(([file, code]) =>
    placesIn(file, code).places.map((place): Fault => {
      const readPlan = () =>
        [...new Set(testsOf[place.kind](place))].filter((test) => !test.endsWith('.e2e.ts'));
      return {
        ...place,
        tests: () =>
          place.kind === 'guard'
            ? withRights(['^whom a guard', '^who may'], [...OF_GUARDS, ...readPlan()])
            : whole(readPlan()),
      };
    }),
  );
  return [
    ...inFiles,
    ...endpointFaults(sources, (file, name) =>
      withRights(
        [`: ${name}( |$)`, '^every call has'],
        [...new Set([...beside(file), ...naming(new RegExp(`\\b${name}\\b`))])],
      ),
    ),
  ].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

const whole = (files: string[]): Tests[] => files.map((file) => ({ file }));

/** The files after the tests of rights that name what has the fault: all of those take longer than one fault is worth. */
const withRights = (named: string[], files: string[]): Tests[] => [
  ...named.map((some) => ({ file: 'test/rights/rights.test.ts', named: some })),
  ...whole(files),
];

/** What a guard asks besides rights: the scope of a token, and room for what a call stores. */
const OF_GUARDS = ['test/rights/scopes.test.ts', 'server/projects/usage/caps.test.ts'];

/** Guards that refuse nobody. */
const ADMITS_ANYONE = /^(optionalUser|noAuthentication)$/;

const REGISTERED = /registerEndpoint\(\s*context,\s*(\w+),\s*(\w+)/g;

/** For each endpoint the fault that its guard admits anyone. */
function endpointFaults(
  sources: ReadonlyMap<string, string>,
  testsOf: (file: string, name: string) => Tests[],
): Fault[] {
  const calls = new Map(CALLS.map((call) => [call.name, call]));
  return [...sources]
    .filter(([file]) => file.startsWith('server/') && !isTestFile(file))
    .flatMap(([file, code]) =>
      [...code.matchAll(REGISTERED)].flatMap(({ 1: name = '', 2: guard = '', index }) => {
        const call = calls.get(name);
        if (!call || ADMITS_ANYONE.test(guard)) return [];
        return {
          id: guardId(call),
          kind: 'endpoint',
          file,
          line: code.slice(0, index).split('\n').length,
          change: `the guard of ${name} admits anyone`,
          names: [],
          isLoading: false,
          tests: () => testsOf(file, name),
        };
      }),
    );
}
