import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect } from 'vitest';

const MAIN = 'word/document.xml';

/** The main part of a Word document. */
export const mainOf = (document: Uint8Array): string =>
  strFromU8(unzipSync(document)[MAIN] ?? expect.fail('no Word document'));

/** A Word document whose main part is changed as a program would; each edit must find what it changes. */
export function editedDocx(
  document: Uint8Array,
  ...edits: readonly (readonly [from: string | RegExp, to: string])[]
): Uint8Array<ArrayBuffer> {
  let xml = mainOf(document);
  for (const [from, to] of edits) {
    const before = xml;
    xml = xml.replace(from, () => to);
    expect(xml, String(from)).not.toBe(before);
  }
  return new Uint8Array(zipSync({ ...unzipSync(document), [MAIN]: strToU8(xml) }));
}
