import { type ImageUse, isTemporary } from '#domain/core/images/images.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { enqueue } from '../../platform/jobs/enqueue-queries.ts';
import { INTERNET, type Internet } from '../../platform/outgoing/internet.ts';
import { type ImageOfLink, type Images, openImages } from './open-images.ts';
import { storeFetchResult, takePendingLink } from './queries.ts';

const USES: readonly ImageUse[] = ['cover', 'avatar'];

/**
 * Fetches one pending cover and one pending avatar: links from before images were stored here, and those entered while too many
 * were being fetched. Temporary problems are retried later, a few times. Returns whether there was one.
 */
export async function fetchPendingLinks(sql: Sql, internet: Internet = INTERNET): Promise<boolean> {
  const images = openImages(sql, { rateLimit: false }, internet);
  let isAny = false;
  for (const use of USES) isAny = (await fetchNext(sql, images, use)) || isAny;
  return isAny;
}

async function fetchNext(sql: Sql, images: Images, use: ImageUse): Promise<boolean> {
  const pending = await takePendingLink(sql, use);
  if (!pending) return false;
  const obtained = await images.ofLink(pending.link, use);
  const isTriedAgain =
    obtained.problem !== null && isTemporary(obtained.problem) && pending.tries < SERVICE_LIMITS.imageTries;
  if (!isTriedAgain) await storeFetchResult(sql, use, pending.id, pending.link, obtained);
  return true;
}

/** Queues fetching a link that was stored without its image, in the transaction that stores it. */
export async function enqueuePending(tx: Transaction, link: string, { from }: ImageOfLink): Promise<void> {
  if (link !== '' && link !== from) await enqueue(tx, 'fetchImageLinks', [null]);
}
