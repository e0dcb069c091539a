import { BookError } from '#domain/files/books/model/book.ts';
import { formatOf } from '#domain/formats/detect.ts';
import { KEPT_FILES, TEXT_FILES, wholeBook, wholeText } from '../files-of-formats.ts';

type Pick = (amount: number) => number;

/** Ways to spoil a file. */
const SPOILT: Readonly<Record<string, (bytes: Uint8Array, pick: Pick) => Uint8Array>> = {
  'cut off': (bytes, pick) => bytes.slice(0, pick(bytes.length)),
  'with a part twice': (bytes, pick) => {
    const [from, length] = [pick(bytes.length), 1 + pick(200)];
    return Buffer.concat([bytes.slice(0, from + length), bytes.slice(from)]);
  },
  'with two bytes swapped': (bytes, pick) => {
    const spoilt = bytes.slice();
    const [one, other] = [pick(bytes.length), pick(bytes.length)];
    [spoilt[one], spoilt[other]] = [bytes[other] ?? 0, bytes[one] ?? 0];
    return spoilt;
  },
};

const FILES = [
  ...TEXT_FILES.map(({ name, content }) => ({ name, bytes: new Uint8Array(Buffer.from(content)) })),
  ...KEPT_FILES,
];

/** Reads a file as it is found, and answers it again; undefined if it is refused. */
function again(name: string, bytes: Uint8Array): Uint8Array | undefined {
  try {
    const isText = TEXT_FILES.some((one) => one.name === name);
    const format = isText ? formatOf(new TextDecoder().decode(bytes), name) : 'xlsx';
    // Of a plain text only the lines are kept.
    if (format === 'text') return bytes;
    const whole = isText || name.endsWith('.xlsx') ? wholeText(format, name, bytes) : wholeBook(name, bytes);
    const isRefused = whole.parsed !== undefined && !whole.parsed.ok;
    return isRefused || whole.texts.length === 0 ? undefined : whole.source();
  } catch (error) {
    if (error instanceof BookError || (error instanceof Error && REFUSED.test(error.message)))
      return undefined;
    throw error;
  }
}

/** What the reading of a file is refused with. */
const REFUSED = /(?:^|: )(?:binary|tooLarge|corrupt|format|encrypted|noText|unknown)$/;

/** Spoils every file in each way so many times. A file that is read comes back as it was, with all that is wrong in it. */
export function wrongMutations(times: number, pick: Pick) {
  const wrong: string[] = [];
  let [tried, refused] = [0, 0];
  for (const { name, bytes } of FILES)
    for (const [how, spoil] of Object.entries(SPOILT))
      for (let nth = 0; nth < times; nth++) {
        tried++;
        const spoilt = spoil(bytes, pick);
        const came = again(name, spoilt);
        if (came === undefined) refused++;
        else if (!Buffer.from(came).equals(spoilt)) wrong.push(`${name} ${how} comes back otherwise`);
      }
  return { tried, refused, wrong };
}
