import { LIMITS } from '../../core/limits.ts';
import type { BitmapType, Picture } from './look.ts';

type Size = { readonly width: number; readonly height: number };

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte);

/** How a file of each kind begins, and where its size stands; undefined if it is cut off. */
const KINDS: readonly (readonly [
  type: BitmapType,
  start: readonly number[],
  size: (view: DataView) => Size | undefined,
])[] = [
  [
    'png',
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  ],
  [
    'gif',
    [0x47, 0x49, 0x46, 0x38],
    (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  ],
  ['jpeg', [0xff, 0xd8, 0xff], sizeOfJpeg],
];

/** The frame of a JPEG says its size; tables and comments stand before it. */
function sizeOfJpeg(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at++;
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return undefined;
}

/** What a file is, if it is a bitmap that books for readers show. Nothing of it is decoded but the size that it says. */
export function bitmapOf(bytes: Uint8Array): Pick<Picture, 'type' | 'width' | 'height'> | undefined {
  try {
    const [type, , sizeIn] = KINDS.find(([, start]) => startsWith(bytes, start)) ?? [];
    const size = sizeIn?.(viewOf(bytes));
    if (!type || !size || size.width < 1 || size.height < 1) return undefined;
    return size.width * size.height > LIMITS.imagePixels ? undefined : { type, ...size };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
