// A program that reencode.ts runs: it reads an image from standard input and writes it re-encoded to standard output, after its
// width and height in four bytes each. Errors are exit codes. Files from strangers are decoded here, so that a decoder that
// crashes or uses much memory does not affect the service.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { EXIT_CODES } from './reencode-exits.ts';

const [side = 0, mostPixels = 0] = process.argv.slice(2).map(Number);

/** The allowed decoders, without those for SVG, PDF, TIFF and others. */
const LOADERS = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`);
/** The allowed formats. HEIF stands for AVIF, its only codec in the library. */
const FORMATS: readonly string[] = ['png', 'jpeg', 'gif', 'webp', 'avif', 'heif'];

/** How many times more memory a decoder needs per pixel than the others. */
const MEMORY: Readonly<Record<string, number>> = { avif: 3, heif: 3 };

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.concurrency(1);
sharp.cache(false);

async function reencode(sent: Buffer): Promise<number> {
  // The size in the header is checked before pixels are decoded. Only the first frame of an animation is used.
  const image = sharp(sent, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 });
  const { format, width, height } = await image.metadata();
  if (!FORMATS.includes(format)) return EXIT_CODES.notImage;
  if (width * height > mostPixels / (MEMORY[format] ?? 1)) return EXIT_CODES.imageTooLarge;
  const { data, info } = await image
    // Rotated as EXIF says; EXIF itself, with place and camera, is dropped.
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const size = Buffer.alloc(8);
  size.writeUInt32BE(info.width, 0);
  size.writeUInt32BE(info.height, 4);
  process.stdout.write(Buffer.concat([size, data]));
  return EXIT_CODES.drawn;
}

try {
  process.exitCode = await reencode(await buffer(process.stdin));
} catch (error) {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  process.exitCode = isTooLarge ? EXIT_CODES.imageTooLarge : EXIT_CODES.notImage;
}
