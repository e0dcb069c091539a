import type { SectionType } from '#domain/section-types.ts';

/** A file's text; undefined when it is no text in UTF-8, or in UTF-16 that says so. */
export async function textOfFile(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What a file most likely is: JSON by its name, a list by how it begins. */
export function typeOfFile(name: string, text: string): SectionType {
  if (!/\.json$/i.test(name)) return 'text';
  return text.trimStart().startsWith('[') ? 'special_json' : 'json';
}
