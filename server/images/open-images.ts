import { createHash } from 'node:crypto';
import type { ImageUse } from '#domain/images.ts';
import { LIMITS } from '#domain/limits.ts';
import type { Sql } from '../database/connect.ts';
import { countAttempt } from '../limits/queries.ts';
import type { Settings } from '../settings.ts';
import { fetchImage } from './fetch-image.ts';
import type { Internet } from './internet.ts';
import { keepImage, type Obtained } from './queries.ts';
import { redraw } from './redraw.ts';

export type Images = ReturnType<typeof openImages>;

/** What a row says of its image: what became of the link that it was fetched from, `''` for an uploaded one. */
export type ImageOfLink = { from: string } & (Obtained | { hash: null; problem: null });

/** No image, and none to be fetched. */
export const NO_IMAGE: ImageOfLink = { from: '', hash: null, problem: null };

/** Takes images in, from links and uploads (DECISIONS §8). How many at once is counted in this process, how many an hour in the database. */
export function openImages(sql: Sql, { rateLimit }: Pick<Settings, 'rateLimit'>, internet: Internet) {
  const underWay = new Map<number, number>();
  let all = 0;

  const mayTakeMore = async (userId: number) => {
    if (!rateLimit) return true;
    const { amount } = await countAttempt(sql, `images ${userId}`, LIMITS.imagesWindow);
    return amount <= LIMITS.imagesPerUser;
  };

  /** Does `act` unless as much is under way already as may be; undefined then. */
  async function within<T>(userId: number, act: () => Promise<T>): Promise<T | undefined> {
    const own = underWay.get(userId) ?? 0;
    if (all >= LIMITS.imageFetches || own >= LIMITS.imageFetchesPerUser) return undefined;
    all += 1;
    underWay.set(userId, own + 1);
    try {
      return await act();
    } finally {
      all -= 1;
      const left = (underWay.get(userId) ?? 1) - 1;
      if (left > 0) underWay.set(userId, left);
      else underWay.delete(userId);
    }
  }

  async function store(bytes: Buffer, use: ImageUse): Promise<Obtained> {
    const drawn = await redraw(bytes, use);
    if ('problem' in drawn) return { hash: null, problem: drawn.problem };
    const hash = createHash('sha256').update(drawn.bytes).digest('hex');
    await keepImage(sql, hash, drawn);
    return { hash, problem: null };
  }

  /** The image behind a link. Whatever goes wrong is an answer. */
  async function ofLink(link: string, use: ImageUse): Promise<Obtained> {
    const fetched = await fetchImage(link, internet);
    return 'problem' in fetched ? { hash: null, problem: fetched.problem } : store(fetched.bytes, use);
  }

  return {
    ofLink,
    /** The image behind a link that a user has just given; `pending` where so much is under way that it comes later. */
    async fetched(link: string, use: ImageUse, userId: number): Promise<ImageOfLink> {
      if (link === '') return NO_IMAGE;
      if (!(await mayTakeMore(userId))) return { from: link, hash: null, problem: 'tooOften' };
      const obtained = await within(userId, () => ofLink(link, use));
      return obtained ? { from: link, ...obtained } : NO_IMAGE;
    },
    /** An image that a user has sent. */
    async uploaded(bytes: Buffer, use: ImageUse, userId: number): Promise<Obtained> {
      if (!(await mayTakeMore(userId))) return { hash: null, problem: 'tooOften' };
      return (await within(userId, () => store(bytes, use))) ?? { hash: null, problem: 'tooOften' };
    },
  };
}
