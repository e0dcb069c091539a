import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ACTS, setStage, untilQuiet } from './trace/acts.ts';
import { countHere, countIn, filesRun } from './trace/coverage.ts';
import { openPlace } from './trace/open-place.ts';

// npm run trace -- vote | save | notice | editor: prints the product files with functions that run within one such act, of the service
// and of a page, by layer and folder, with their lines. `b` runs in the browser, `s` on the server.

const ROOT = join(import.meta.dirname, '..');
const [name = ''] = process.argv.slice(2);
const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
if (!act) {
  console.error(`Usage: npm run trace -- ${Object.keys(ACTS).join(' | ')}`);
  process.exit(2);
}

const here = await countHere();
const place = await openPlace();
const stage = await setStage(act, place);
const loaded = await countIn(stage.page);
const rest = untilQuiet(stage.page);
await Promise.all([here.take(), loaded.take()]);
await act.run(stage, place);
await rest();
const [server, browser] = [filesRun(await here.take()), filesRun(await loaded.take())];
await place.close();

const linesOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length;
const files = [...server.union(browser)].sort().map((path) => ({
  path,
  where: (browser.has(path) ? 'b' : ' ') + (server.has(path) ? 's' : ' '),
  lines: linesOf(path),
}));
const sum = (of: typeof files) =>
  `${of.length} files, ${of.reduce((total, { lines }) => total + lines, 0)} lines`;

for (const [layer = '', inLayer] of Map.groupBy(files, ({ path }) => path.split('/', 1)[0])) {
  console.log(`\n${layer}: ${sum(inLayer)}`);
  for (const [folder, inFolder] of Map.groupBy(inLayer, ({ path }) => dirname(path))) {
    console.log(`  ${folder}: ${sum(inFolder)}`);
    for (const { path, where, lines } of inFolder)
      console.log(`    ${where} ${String(lines).padStart(4)} ${path.slice(folder.length + 1)}`);
  }
}
console.log(`\n${name}: ${sum(files)}`);
process.exit();
