import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const MAIN = 'word/document.xml';

/** The main part of a Word document. */
export function mainOf(document: Uint8Array): string {
  const main = unzipSync(document)[MAIN];
  if (!main) throw new Error('This is no Word document.');
  return strFromU8(main);
}

/** A Word document whose main part is changed as a program would; each edit must find what it changes. */
export function editedDocx(
  document: Uint8Array,
  ...edits: readonly (readonly [from: string | RegExp, to: string])[]
): Uint8Array<ArrayBuffer> {
  let xml = mainOf(document);
  for (const [from, to] of edits) {
    const before = xml;
    xml = xml.replace(from, () => to);
    if (xml === before) throw new Error(`The document has no ${from}`);
  }
  return new Uint8Array(zipSync({ ...unzipSync(document), [MAIN]: strToU8(xml) }));
}
