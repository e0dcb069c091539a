import type { Cover } from '#domain/files/exports/books/book.ts';

/** Of 100; at 85 a cover of 1200 pixels has about 200 KB. */
const QUALITY = 85;

/** A stored cover as JPEG, which all readers of books know, as they don't WebP (exports.26). The same image is the same file. */
export async function coverJpeg(stored: Uint8Array): Promise<Cover> {
  // Loaded when it is first needed, because it takes megabytes of memory.
  const { default: sharp } = await import('sharp');
  // What is stored is an image that Dragoman itself has printed (images.2), so it needs no process of its own.
  const { data, info } = await sharp(stored)
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
