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
   * The view at an address. A view that lacks the event at `position` is made anew as soon as the limit allows. If the
   * new one lacks it too, there is no such event.
   */
  get(address: string, position: number | undefined, make: MakeView): Promise<GuestView>;
};

/** How often a view is made anew for a position that it lacks. */
const TRIES = 2;

type StoredView = { view: GuestView; checkedAt: number };

export function createGuestViews(now: () => number = () => performance.now()): GuestViews {
  const { guestViewLasts, guestViews, guestViewsBytes } = SERVICE_LIMITS;
  const stored = new LRUCache<string, StoredView>({
    max: guestViews,
    maxSize: guestViewsBytes,
    // The compressed forms of a body are never larger together than the body itself.
    sizeCalculation: ({ view }) => 2 * view.body.plain.length + 1024,
  });
  const underWay = new Map<string, Promise<StoredView>>();

  async function makeAt(address: string, make: MakeView): Promise<StoredView> {
    const checkedAt = now();
    const newView = { view: await make(stored.peek(address)?.view, checkedAt), checkedAt };
    stored.set(address, newView);
    return newView;
  }

  /** The kept view if it is recent and another than `old`, or else one that everybody who asks meanwhile waits for. */
  function recent(address: string, make: MakeView, old?: StoredView): StoredView | Promise<StoredView> {
    const last = stored.get(address);
    if (last && last !== old && now() - last.checkedAt < guestViewLasts) return last;
    const running = underWay.get(address) ?? makeAt(address, make).finally(() => underWay.delete(address));
    underWay.set(address, running);
    return running;
  }

  return {
    async get(address, position, make) {
      let view = await recent(address, make);
      for (let tries = 0; tries < TRIES && lacks(view.view, position); tries += 1) {
        await wait(Math.max(0, view.checkedAt + guestViewLasts - now()));
        // A timer of a busy process ends some milliseconds early, and what is kept still counts as recent.
        view = await recent(address, make, view);
      }
      return view.view;
    },
  };
}

/** Whether a view was made before an event. */
export const lacks = ({ project }: GuestView, position: number | undefined): boolean =>
  position !== undefined && project !== undefined && project.position < position;
