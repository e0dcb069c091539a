import { generateImage, readImage } from '#contract/core/images.ts';
import { coverSvg } from '#domain/core/images/covers.ts';
import { CACHE_FOREVER } from '../../platform/http/cache-control.ts';
import { orNotFound } from '../../platform/http/failures.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { noAuthentication } from '../guards/guards.ts';
import { storedImage } from '../image-store/queries.ts';

/** The content of an address never changes. The policy makes an image harmless if it is opened as a page. */
const IMAGE_HEADERS = {
  'cache-control': CACHE_FOREVER,
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
};

/** Stored covers and avatars, and generated ones for those without (images.6). A name always generates the same image. */
export const images: Feature = (context) => {
  registerEndpoint(context, generateImage, noAuthentication, async ({ params, reply }) => {
    await reply.type('image/svg+xml').header('cache-control', CACHE_FOREVER).send(coverSvg(params.name));
  });

  registerEndpoint(context, readImage, noAuthentication, async ({ params, reply }) => {
    const { bytes, media_type } = orNotFound(await storedImage(context.sql, params.hash), 'image');
    await reply.headers({ ...IMAGE_HEADERS, 'content-type': media_type }).send(bytes);
  });
};
