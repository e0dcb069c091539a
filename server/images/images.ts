import { generateImage, readImage } from '#contract/images.ts';
import { paperSvg } from '#domain/papers.ts';
import { KEPT_FOR_EVER } from '../cache-control.ts';
import { found } from '../failures.ts';
import { everyone } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { storedImage } from './queries.ts';

/** An address names one content for ever. What was stored is a bitmap; opened as a page it may do nothing. */
const IMAGE_HEADERS = {
  'cache-control': KEPT_FOR_EVER,
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
};

/**
 * Covers and avatars that the service keeps, and papers for those who have none of their own (DECISIONS §8). The same name
 * gives the same paper for ever.
 */
export const images: Feature = (house) => {
  serve(house, generateImage, everyone, async ({ params, reply }) => {
    await reply.type('image/svg+xml').header('cache-control', KEPT_FOR_EVER).send(paperSvg(params.name));
  });

  serve(house, readImage, everyone, async ({ params, reply }) => {
    const { bytes, media_type } = found(await storedImage(house.sql, params.hash), 'image');
    await reply.headers({ ...IMAGE_HEADERS, 'content-type': media_type }).send(bytes);
  });
};
