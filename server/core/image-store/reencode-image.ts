// A program that reencode.ts runs: it reads an image from standard input and writes it re-encoded to standard output, after its
// width and height in four bytes each. Errors are exit codes. Files from strangers are decoded here, so that a decoder that
// crashes or uses much memory does not affect the service.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { EXIT_CODES } from './reencode-exits.ts';

const [side = 0, mostPixels = 0] = process.argv.slice(2).map(Number);
/** Whether a drawing is an image here too. */
const takesDrawings = process.argv[4] === 'drawings';

/** The allowed decoders, without those for PDF, TIFF and others. That for SVG reads no other file, since none is around the bytes. */
const LOADERS = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif', ...(takesDrawings ? ['Svg'] : [])].map(
  (format) => `VipsForeignLoad${format}`,
);
/** The allowed formats. HEIF stands for AVIF, its only codec in the library. */
const FORMATS: readonly string[] = [
  'png',
  'jpeg',
  'gif',
  'webp',
  'avif',
  'heif',
  ...(takesDrawings ? ['svg'] : []),
];

/** Dots per inch at which a drawing has the size in pixels that it says, and the most that are drawn. */
const DENSITY = { own: 72, most: 2400 };

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
  // A drawing has any size: it is drawn as large as it is stored.
  const density = Math.min(DENSITY.most, Math.max(1, (DENSITY.own * side) / Math.max(width, height)));
  const drawn = format === 'svg' ? sharp(sent, { density, limitInputPixels: mostPixels }) : image;
  const { data, info } = await drawn
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
