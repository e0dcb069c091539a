/** The bytes of a text in an encoding, as `TextDecoder` names it; undefined where it lacks a character of the text. */
export function encodeText(text: string, encoding: string): Uint8Array<ArrayBuffer> | undefined {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return utf16(text, encoding === 'utf-16le');
  const bytesOf = writerOf(encoding);
  // No character of these encodings has more than four bytes, and those of four are of two units or few.
  const bytes = new Uint8Array(text.length * 4);
  let at = 0;
  for (const character of text) {
    const written = bytesOf(character);
    if (!written) return undefined;
    bytes.set(written, at);
    at += written.length;
  }
  return bytes.slice(0, at);
}

/** The characters of a text that an encoding lacks, each once. */
export function lackingIn(text: string, encoding: string): string[] {
  if (encoding.startsWith('utf')) return [];
  const bytesOf = writerOf(encoding);
  return [...new Set(text)].filter((character) => !bytesOf(character));
}

function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let offset = 0; offset < text.length; offset++)
    view.setUint16(offset * 2, text.charCodeAt(offset), isLittle);
  return bytes;
}

type Writer = (character: string) => readonly number[] | undefined;

const writers = new Map<string, Writer>();

/** How a character is written. The platform only decodes, so what it decodes is turned around, once for each encoding. */
function writerOf(encoding: string): Writer {
  const known = writers.get(encoding);
  if (known) return known;
  const bytes = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  for (const sequence of sequencesOf(encoding)) {
    const character = decoder.decode(Uint8Array.from(sequence));
    const isOne = character !== '' && [...character].length === 1 && character !== '\uFFFD';
    if (isOne && !bytes.has(character)) bytes.set(character, sequence);
  }
  const writer: Writer = (character) =>
    bytes.get(character) ?? (encoding === 'gb18030' ? beyondInGb(character) : undefined);
  writers.set(encoding, writer);
  return writer;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

/** What each encoding with several bytes for a character begins its rarer sequences with: of two spellings the usual one is written. */
const RARE: Readonly<Record<string, (lead: number) => boolean>> = {
  // What NEC had chosen of IBM's characters, which IBM's own rows have too.
  shift_jis: (lead) => lead === 0xed || lead === 0xee,
  // Characters of Hong Kong.
  big5: (lead) => lead < 0xa1,
};

/** Sequences of bytes that may be a character, the usual ones first. */
function* sequencesOf(encoding: string): Generator<readonly number[]> {
  for (const byte of range(0, 0xff)) yield [byte];
  if (!MANY_BYTES.has(encoding)) return;
  const isRare = RARE[encoding] ?? (() => false);
  const leads = range(0x81, 0xfe);
  for (const lead of [...leads.filter((one) => !isRare(one)), ...leads.filter(isRare)])
    for (const trail of range(0x40, 0xfe)) yield [lead, trail];
  if (encoding === 'euc-jp')
    for (const row of range(0xa1, 0xfe)) for (const cell of range(0xa1, 0xfe)) yield [0x8f, row, cell];
  if (encoding !== 'gb18030') return;
  for (const first of range(0x81, 0x84))
    for (const second of range(0x30, 0x39))
      for (const third of range(0x81, 0xfe))
        for (const fourth of range(0x30, 0x39)) yield [first, second, third, fourth];
}

const MANY_BYTES: ReadonlySet<string> = new Set(['shift_jis', 'euc-jp', 'euc-kr', 'gb18030', 'big5']);

/** A character beyond the first plane, which GB 18030 numbers in order. */
function beyondInGb(character: string): readonly number[] | undefined {
  const number = (character.codePointAt(0) ?? 0) - 0x10000;
  if (number < 0) return undefined;
  return [
    0x90 + Math.floor(number / 12600),
    0x30 + (Math.floor(number / 1260) % 10),
    0x81 + (Math.floor(number / 10) % 126),
    0x30 + (number % 10),
  ];
}
