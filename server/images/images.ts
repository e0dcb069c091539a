import { generateImage, readImage } from '#contract/images.ts';
import { paperSvg } from '#domain/images/covers.ts';
import { KEPT_FOR_EVER } from '../cache-control.ts';
import { found } from '../failures.ts';
import { everyone } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { storedImage } from './queries.ts';

/** The content of an address never changes. It is a bitmap; opened as a page it may not do anything. */
const IMAGE_HEADERS = {
  'cache-control': KEPT_FOR_EVER,
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
};

/** Stored covers and avatars, and generated ones for those without (DECISIONS §8). A name always generates the same image. */
export const images: Feature = (house) => {
  serve(house, generateImage, everyone, async ({ params, reply }) => {
    await reply.type('image/svg+xml').header('cache-control', KEPT_FOR_EVER).send(paperSvg(params.name));
  });

  serve(house, readImage, everyone, async ({ params, reply }) => {
    const { bytes, media_type } = found(await storedImage(house.sql, params.hash), 'image');
    await reply.headers({ ...IMAGE_HEADERS, 'content-type': media_type }).send(bytes);
  });
};
