import { generateImage } from '#contract/images.ts';
import { paperSvg } from '#domain/papers.ts';
import { KEPT_FOR_EVER } from '../cache-control.ts';
import { everyone } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';

/** Papers for those who have no cover or avatar of their own (DECISIONS §8). The same name gives the same for ever. */
export const images: Feature = (house) => {
  serve(house, generateImage, everyone, async ({ params, reply }) => {
    await reply.type('image/svg+xml').header('cache-control', KEPT_FOR_EVER).send(paperSvg(params.name));
  });
};
