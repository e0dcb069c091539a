import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Format } from '#domain/formats/model/format.ts';
import { wrongMutations } from './formats/mutations.ts';
import { isThere, TOOLS, type Tool, type ToolAnswer } from './formats/tools.ts';
import { type TranslatedFile, translatedBooks, translatedFiles } from './formats/translated-files.ts';

// npm run test:formats [-- versions [seed]]: lets programs that know a format read what Dragoman writes: the files of the tests of
// formats as they came, and with so many versions of translations that need escapes. A file that a program refuses as it came says
// nothing of Dragoman, and is named. What else it refuses, or reads otherwise than it was typed, fails. A program that the machine doesn't have is
// named with the package of Debian that has it. At last it spoils files: each is refused clearly, or read whole, never half.

const [versions = '20', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);

/** Repeatable numbers below an amount. */
function numbers(from: number): (amount: number) => number {
  let state = from;
  return (amount) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % amount;
  };
}

const pick = numbers(Number(seed));
const files = [...translatedFiles(Number(versions), pick)];
for await (const book of translatedBooks(Number(versions), pick)) files.push(book);
const folder = mkdtempSync(join(tmpdir(), 'dragoman-formats-'));

/** Writes a file where a program looks for one of its format. */
function stored(tool: Tool, { name, format, printed }: TranslatedFile, ending: string): string {
  const path = join(
    folder,
    tool.program.replace('/', '-'),
    format,
    ending.startsWith('/') ? name + ending : `${name}${ending}`,
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, printed);
  return path;
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What is wrong with a file, as far as a program can tell; `came` is what it says of the file as it came. */
function wrongWith(
  { texts, originals }: TranslatedFile,
  { texts: read, running, complaint }: ToolAnswer,
  came: ToolAnswer | undefined,
): string | undefined {
  if (complaint !== undefined) return complaint;
  if (running !== undefined) {
    const [whole, before] = [spaced(running), spaced(came?.running ?? '')];
    // A program may leave out what is in fields or boxes; a word alone may be elsewhere too.
    const isExpected = (nth: number) => {
      const original = spaced(originals?.[nth] ?? '');
      return originals === undefined || (original.length > 12 && before.includes(original));
    };
    const lost = texts.find((text, nth) => isExpected(nth) && !whole.includes(spaced(text)));
    return lost && `${JSON.stringify(lost)} is not there`;
  }
  if (read === undefined) return undefined;
  const all = new Set(read.map(spaced));
  const lost = texts.find((text) => !all.has(text));
  if (lost === undefined) return undefined;
  const like = [...all].find((text) => text.startsWith(lost.slice(0, lost.search(/\d+/) + 2)));
  return `${JSON.stringify(lost)} is read as ${JSON.stringify(like)}`;
}

/** The first of many names, and how many others there are. */
const few = (names: readonly string[]) =>
  names.length <= 5 ? names.join(', ') : `${names.slice(0, 5).join(', ')} and ${names.length - 5} others`;

let wrong = 0;
console.log(`Seed ${seed}`);
for (const tool of TOOLS) {
  if (!isThere(tool)) {
    console.log(
      `SKIPPED: ${tool.program}, which ${tool.debian ? `Debian has in ${tool.debian}` : 'is not installed'}`,
    );
    continue;
  }
  for (const [format, ending] of Object.entries(tool.formats) as [Format, string][]) {
    const own = files.filter((file) => file.format === format);
    const answers = tool.ask(own.map((file) => stored(tool, file, ending)));
    const refused = own.flatMap(({ name, texts }, nth) =>
      texts.length === 0 && answers[nth]?.complaint ? name : [],
    );
    const isRefused = ({ name }: TranslatedFile) => refused.some((one) => name.endsWith(one));
    let failed = 0;
    for (const [nth, file] of own.entries()) {
      const came = own.findIndex(({ name, texts }) => texts.length === 0 && file.name.endsWith(name));
      const problem = isRefused(file) ? undefined : wrongWith(file, answers[nth] ?? {}, answers[came]);
      if (problem === undefined) continue;
      failed += 1;
      if (failed <= 3) console.log(`WRONG: ${tool.program}, ${file.name}: ${problem.slice(0, 500)}`);
    }
    wrong += failed;
    const note = refused.length > 0 ? `; refused as they came: ${few(refused)}` : '';
    console.log(`${tool.program}, ${format}: ${own.length - failed} of ${own.length}${note}`);
  }
}
const { tried, refused, wrong: halves } = wrongMutations(Number(versions), pick);
for (const half of halves.slice(0, 10)) console.log(`WRONG: ${half.slice(0, 500)}`);
console.log(
  `Spoilt files: ${tried}, of which ${refused} are refused and ${tried - refused - halves.length} read whole`,
);
wrong += halves.length;
rmSync(folder, { recursive: true, force: true });
process.exitCode = wrong > 0 ? 1 : 0;
