import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { SharedBody } from '../http/shared-response.ts';

/** What guests see at an address, a refusal too. */
export type GuestView = {
  status: number;
  body: SharedBody;
  /** The project that it is about, and the position up to which it has all events of it. */
  project?: { id: number; position: number; version: number };
  /** When the body was built, in milliseconds of this process. */
  builtAt: number;
};

/** Makes a view, or returns the known one again if its project has no event since. */
export type MakeView = (known: GuestView | undefined, now: number) => Promise<GuestView>;

/** The views of guests, each of which is made at most once in SERVICE_LIMITS.guestViewLasts and shared by all who ask for it. */
export type GuestViews = {
  /**
   * The view at an address. One that lacks the event at `position` is made anew, as soon as the limit allows; if it still
   * lacks it, there is no such event.
   */
  get(address: string, position: number | undefined, make: MakeView): Promise<GuestView>;
};

/** How often a view is made anew for a position that it lacks. */
const TRIES = 2;

type Kept = { view: GuestView; checkedAt: number };

export function createGuestViews(now: () => number = () => performance.now()): GuestViews {
  const { guestViewLasts, guestViews, guestViewsBytes } = SERVICE_LIMITS;
  const kept = new LRUCache<string, Kept>({
    max: guestViews,
    maxSize: guestViewsBytes,
    // The compressed forms of a body are never larger together than the body itself.
    sizeCalculation: ({ view }) => 2 * view.body.plain.length + 1024,
  });
  const underWay = new Map<string, Promise<Kept>>();

  async function makeAt(address: string, make: MakeView): Promise<Kept> {
    const checkedAt = now();
    const made = { view: await make(kept.peek(address)?.view, checkedAt), checkedAt };
    kept.set(address, made);
    return made;
  }

  /** The kept view if it is recent and another than `old`, or else one that everybody who asks meanwhile waits for. */
  function recent(address: string, make: MakeView, old?: Kept): Kept | Promise<Kept> {
    const last = kept.get(address);
    if (last && last !== old && now() - last.checkedAt < guestViewLasts) return last;
    const running = underWay.get(address) ?? makeAt(address, make).finally(() => underWay.delete(address));
    underWay.set(address, running);
    return running;
  }

  return {
    async get(address, position, make) {
      let found = await recent(address, make);
      for (let tries = 0; tries < TRIES && lacks(found.view, position); tries += 1) {
        await wait(Math.max(0, found.checkedAt + guestViewLasts - now()));
        // A timer of a busy process ends some milliseconds early, and what is kept still counts as recent.
        found = await recent(address, make, found);
      }
      return found.view;
    },
  };
}

/** Whether a view was made before an event. */
export const lacks = ({ project }: GuestView, position: number | undefined): boolean =>
  position !== undefined && project !== undefined && project.position < position;
