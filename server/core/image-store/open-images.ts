import { createHash } from 'node:crypto';
import type { ImageProblem, ImageUse } from '#domain/core/images/images.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { invalid, Refused, tooMany, tooOften } from '../../platform/http/failures.ts';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts';
import { countAttempt } from '../../platform/limits/queries.ts';
import type { Internet } from '../../platform/outgoing/internet.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { fetchImage } from './fetch-image.ts';
import { type FetchResult, storeFetchResult, storeImage } from './queries.ts';
import { reencodeImage } from './reencode.ts';

export type Images = ReturnType<typeof openImages>;

/** The image columns of a row: the result for the link it was fetched from, `''` for an upload. */
export type ImageOfLink = { from: string } & (FetchResult | { hash: null; problem: null });

const notImage = () => invalid('image', 'notImage');
const unavailable = () => new Refused(503, [{ key: 'general', kind: 'unavailable' }]);

/** Failures of uploads. */
const REFUSALS: Readonly<Record<ImageProblem, () => Refused>> = {
  notImage,
  imageTooLarge: () => tooMany('image', 'imageTooLarge'),
  broken: unavailable,
  // Only for links.
  tooOften: unavailable,
  pending: unavailable,
  notPublic: notImage,
  unreachable: notImage,
  slow: notImage,
  notFound: notImage,
  denied: notImage,
};

/** No image and no link. */
export const NO_IMAGE: ImageOfLink = { from: '', hash: null, problem: null };

/**
 * Stores images from links and uploads (images.1, images.4). Concurrent ones are limited per process; those of an hour in the
 * database.
 */
export function openImages(sql: Sql, { rateLimit }: Pick<Settings, 'rateLimit'>, internet: Internet) {
  // No waiting: refused links are fetched later.
  const fetches = createConcurrencyLimit({
    atOnce: SERVICE_LIMITS.imageFetches,
    atOncePerVisitor: SERVICE_LIMITS.imageFetchesPerUser,
    waiting: 0,
    longestWait: 0,
  });

  /** Counts an image of a user; returns 0 if it is allowed, otherwise the milliseconds until the next is. */
  const waitOf = async (userId: number) => {
    if (!rateLimit) return 0;
    const { amount, left } = await countAttempt(sql, `images ${userId}`, LIMITS.imagesWindow);
    return amount <= LIMITS.imagesPerUser ? 0 : Math.max(left, 1);
  };

  /** Runs `act`, or returns undefined if too many fetches are running. */
  async function within<T>(userId: number, act: () => Promise<T>): Promise<T | undefined> {
    const leave = await fetches.enter({ visitor: String(userId) }).catch(() => undefined);
    return leave && act().finally(leave);
  }

  async function store(bytes: Uint8Array, use: ImageUse): Promise<FetchResult> {
    const drawn = await reencodeImage(bytes, use);
    if ('problem' in drawn) return { hash: null, problem: drawn.problem };
    const hash = createHash('sha256').update(drawn.bytes).digest('hex');
    await storeImage(sql, hash, drawn);
    return { hash, problem: null };
  }

  /** The image of a link. Every error is a result. */
  async function ofLink(link: string, use: ImageUse): Promise<FetchResult> {
    const fetched = await fetchImage(link, internet);
    return 'problem' in fetched ? { hash: null, problem: fetched.problem } : store(fetched.bytes, use);
  }

  /** The image of a link at a user's request; undefined if too many are running, so that it is fetched later. */
  async function askedFor(link: string, use: ImageUse, userId: number): Promise<FetchResult | undefined> {
    if ((await waitOf(userId)) > 0) return { hash: null, problem: 'tooOften' };
    return within(userId, () => ofLink(link, use));
  }

  return {
    ofLink,
    /** The image of a link that a user has just entered. */
    async fetched(link: string, use: ImageUse, userId: number): Promise<ImageOfLink> {
      const obtained = link === '' ? undefined : await askedFor(link, use, userId);
      return obtained ? { from: link, ...obtained } : NO_IMAGE;
    },
    /** An uploaded image; throws what is wrong with it. */
    async uploaded(bytes: Uint8Array, use: ImageUse, userId: number): Promise<ImageOfLink> {
      const wait = await waitOf(userId);
      if (wait > 0) throw tooOften('image', wait);
      // Images are processed one after the other, so concurrent ones wait.
      const stored = await store(bytes, use);
      if (stored.problem === null) return { from: '', ...stored };
      throw REFUSALS[stored.problem]();
    },
    /** Fetches the image of a row's link again; does nothing without a link. */
    async refresh(use: ImageUse, id: number, link: string, userId: number): Promise<void> {
      const obtained = link === '' ? undefined : await askedFor(link, use, userId);
      if (obtained) await storeFetchResult(sql, use, id, link, obtained);
    },
  };
}
