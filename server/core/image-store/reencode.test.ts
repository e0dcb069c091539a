import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LIMITS } from '#domain/core/limits.ts';
import { reencodeImage } from './reencode.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 40, alpha: 1 } } });

/** A PNG whose header claims this size, with almost no content. */
function claimingPng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(4096));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

test.each([
  ['png', () => picture(300, 200).png()],
  ['jpeg', () => picture(300, 200).flatten().jpeg()],
  ['gif', () => picture(300, 200).gif()],
  ['webp', () => picture(300, 200).webp()],
  ['avif', () => picture(300, 200).avif()],
] as const)('a %s is stored as WebP', async (_, make) => {
  const drawn = await reencodeImage(await make().toBuffer(), 'cover');
  if ('problem' in drawn) expect.fail(drawn.problem);
  expect(drawn).toMatchObject({ width: 300, height: 200 });
  expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
});

test.each([
  ['cover', { width: 1200, height: 600 }],
  ['avatar', { width: 512, height: 256 }],
] as const)('a large %s is made smaller', async (use, size) => {
  expect(await reencodeImage(await picture(3000, 1500).png().toBuffer(), use)).toMatchObject(size);
});

test('where and by what it was taken is not stored, and it stands as it was held', async () => {
  const sent = await picture(60, 40)
    .flatten()
    .withExif({ IFD0: { Copyright: 'secret maker' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const drawn = await reencodeImage(sent, 'avatar');
  if ('problem' in drawn) expect.fail(drawn.problem);
  expect(drawn).toMatchObject({ width: 40, height: 60 });
  const { exif, xmp, iptc, orientation } = await sharp(drawn.bytes).metadata();
  expect({ exif, xmp, iptc, orientation }).toEqual({});
});

test('of an animation the first frame is stored', async () => {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .gif({ delay: 100 })
    .toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(2);
  const drawn = await reencodeImage(animated, 'avatar');
  if ('problem' in drawn) expect.fail(drawn.problem);
  const stored = sharp(drawn.bytes);
  expect(await stored.metadata()).toMatchObject({ width: 20, height: 20 });
  expect((await stored.metadata()).pages ?? 1).toBe(1);
  const { dominant } = await stored.stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('what stands behind the image’s end is left out', async () => {
  const script = '<script>alert(1)</script>';
  const polyglot = Buffer.concat([await picture(20, 20).gif().toBuffer(), Buffer.from(script)]);
  const drawn = await reencodeImage(polyglot, 'avatar');
  if ('problem' in drawn) expect.fail(drawn.problem);
  expect(drawn.bytes.includes('script')).toBe(false);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a page', () => Buffer.from('<!doctype html><title>Not found</title>')],
  ['a GIF in name alone', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/')],
  ['a TIFF', () => picture(20, 20).tiff().toBuffer()],
  ['nothing', () => Buffer.alloc(0)],
  ['noise', () => createHash('sha512').update('noise').digest()],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj')],
  [
    'half a JPEG',
    async () => {
      const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
        .composite([{ input: Buffer.from(SVG), left: 1, top: 1 }])
        .jpeg()
        .toBuffer();
      return whole.subarray(0, Math.round(whole.length / 2));
    },
  ],
])('%s is no image', async (_, make) => {
  expect(await reencodeImage(await make(), 'cover')).toEqual({ problem: 'notImage' });
});

const drawing = (inside: string, size = 'width="60" height="90"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`,
  );

test('an SVG is drawn as a cover, as large as covers are, and is no avatar (images.3)', async () => {
  const sent = drawing('<rect width="60" height="90" fill="#c81e28"/>');
  const drawn = await reencodeImage(sent, 'cover');
  if ('problem' in drawn) expect.fail(drawn.problem);
  expect(drawn).toMatchObject({ width: 800, height: 1200 });
  expect((await sharp(drawn.bytes).stats()).dominant).toMatchObject({ r: 200, b: 40 });
  expect(await reencodeImage(sent, 'avatar')).toEqual({ problem: 'notImage' });
});

test('an SVG reads no other file and no address', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'drawing-')), 'red.png');
  await picture(20, 20).png().toFile(file);
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply.end();
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  const { port } = server.address() as AddressInfo;
  const links = [pathToFileURL(file).href, file, `http://127.0.0.1:${port}/a.png`];
  const images = links.map((link) => `<image xlink:href="${link}" width="60" height="90"/>`).join('');
  const style = `<style>@import url("http://127.0.0.1:${port}/a.css");</style>`;
  const entity = `<!DOCTYPE svg [<!ENTITY e SYSTEM "${pathToFileURL(file).href}">]>`;
  const drawn = await reencodeImage(
    Buffer.concat([
      Buffer.from(entity),
      drawing(`${style}<rect width="60" height="90" fill="#0000ff"/>${images}`),
    ]),
    'cover',
  );
  server.close();
  if ('problem' in drawn) expect.fail(drawn.problem);
  const { dominant } = await sharp(drawn.bytes).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(50);
  expect(asked).toEqual([]);
});

test.each([
  ['a billion pixels', drawing('', 'width="30000" height="30000"')],
  [
    'entities of entities',
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1000)}">${[...'bcdefgh'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(50)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&h;</text></svg>`,
    ),
  ],
  ['a page', Buffer.from('<html><svg></html>')],
])('an SVG of %s is refused', async (_, sent) => {
  expect(await reencodeImage(sent, 'cover')).toHaveProperty('problem');
});

test('an AVIF may have a third of the pixels, since it takes three times the memory', async () => {
  const side = Math.ceil(Math.sqrt(LIMITS.imagePixels / 3)) + 1;
  const large = await picture(side, side).avif({ effort: 0 }).toBuffer();
  expect(await reencodeImage(large, 'cover')).toEqual({ problem: 'imageTooLarge' });
});

test('an image of a billion pixels is refused by the size that it claims', async () => {
  const bomb = claimingPng(30_000, 30_000);
  expect(bomb.length).toBeLessThan(1000);
  expect(await reencodeImage(bomb, 'cover')).toEqual({ problem: 'imageTooLarge' });
});
