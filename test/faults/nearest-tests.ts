import { dirname, join } from 'node:path';
import { isTestFile } from './places.ts';

/** What a module imports when it runs. */
const IMPORTED =
  /^(?:import|export)\b(?!\s+type\b)[^;]*?\bfrom '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm;

const isRule = (test: string) => /^(domain|contract)\//.test(test);

/**
 * The test files that import a module, directly or not: those first that name what has changed in it, then rules, which take
 * milliseconds, those beside the modules that name it, and those with the fewest modules between.
 */
export function nearestTests(
  sources: ReadonlyMap<string, string>,
): (file: string, names: readonly string[]) => string[] {
  const importers = new Map<string, string[]>();
  for (const [file, code] of sources) {
    for (const [, from, lazily, alone] of code.matchAll(IMPORTED)) {
      const named = from ?? lazily ?? alone ?? '';
      const imported = named.startsWith('#') ? named.slice(1) : join(dirname(file), named);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const known = new Map<string, string[]>();
  const sizeOf = (file: string) => sources.get(file)?.length ?? 0;
  return (file, names) => {
    const key = `${file} ${names.join()}`;
    const before = known.get(key);
    if (before) return before;
    const named = new RegExp(`\\b(${names.join('|')})\\b`);
    const isNaming = (one: string) => names.length > 0 && named.test(sources.get(one) ?? '');
    const folders = new Set((importers.get(file) ?? []).filter(isNaming).map(dirname));
    const reached = new Set([file]);
    const tests: { test: string; isDirect: boolean }[] = [];
    for (let ring = [file]; ring.length > 0; ) {
      const isDirect = ring[0] === file;
      ring = ring
        .flatMap((one) => importers.get(one) ?? [])
        .filter((one) => !reached.has(one) && reached.add(one));
      const near = ring.filter(isTestFile).sort((a, b) => sizeOf(a) - sizeOf(b));
      tests.push(...near.map((test) => ({ test, isDirect })));
    }
    const rank = ({ test, isDirect }: (typeof tests)[number]) =>
      [
        isDirect && isNaming(test) && isRule(test),
        dirname(file) === dirname(test),
        isRule(test) && folders.has(dirname(test)),
        isDirect && isNaming(test) && !test.startsWith('test/'),
        folders.has(dirname(test)),
        isRule(test),
        true,
      ].indexOf(true);
    const ranked = tests.map((one) => ({ ...one, rank: rank(one) })).sort((a, b) => a.rank - b.rank);
    const sorted = ranked.map(({ test }) => test);
    known.set(key, sorted);
    return sorted;
  };
}
