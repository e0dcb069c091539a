import type { Settings } from '../../platform/settings/settings.ts';
import type { Stream, Subscriber } from './stream.ts';

/** The open streams of this server. */
export type Streams = ReturnType<typeof createStreams>;

/** The most streams of a server, of a user, and of the guests of an address (live.8). */
export type StreamLimits = Pick<Settings, 'streams' | 'streamsPerUser' | 'streamsPerAddress'>;

/** Keeps the open streams by project, and counts those of each user and address. */
export function createStreams({ streams: maxStreams, streamsPerUser, streamsPerAddress }: StreamLimits) {
  const byProject = new Map<number, Set<Stream>>();
  /** The streams of users about their own notifications, by user. */
  const byUser = new Map<number, Set<Stream>>();
  const amounts = new Map<string, number>();
  let all = 0;

  /** Keeps a stream in one of the maps, or drops it; each counts for its user or address. */
  function keep(kept: Map<number, Set<Stream>>, key: number, stream: Stream) {
    all += 1;
    change(ownerOf(stream), 1);
    const others = kept.get(key);
    if (others) others.add(stream);
    else kept.set(key, new Set([stream]));
  }
  function drop(from: Map<number, Set<Stream>>, key: number, stream: Stream) {
    const others = from.get(key);
    if (!others?.delete(stream)) return;
    if (others.size === 0) from.delete(key);
    all -= 1;
    change(ownerOf(stream), -1);
  }

  const change = (who: string, by: number) => {
    const amount = (amounts.get(who) ?? 0) + by;
    if (amount === 0) amounts.delete(who);
    else amounts.set(who, amount);
  };

  return {
    /** Why another stream is refused: the server is full, or the user or address has too many. */
    whyNotOpen(subscriber: Pick<Subscriber, 'userId' | 'address'>): 'full' | 'tooMany' | undefined {
      if (all >= maxStreams) return 'full';
      const mostOfOwner = subscriber.userId === undefined ? streamsPerAddress : streamsPerUser;
      return (amounts.get(ownerOf(subscriber)) ?? 0) >= mostOfOwner ? 'tooMany' : undefined;
    },
    add: (stream: Stream) => keep(byProject, stream.project, stream),
    remove: (stream: Stream) => drop(byProject, stream.project, stream),
    addPersonal: (user: number, stream: Stream) => keep(byUser, user, stream),
    removePersonal: (user: number, stream: Stream) => drop(byUser, user, stream),
    /** The streams of a user about their own notifications, and all of them by user. */
    personalOf: (user: number): Iterable<Stream> => byUser.get(user) ?? [],
    personal: (): ReadonlyMap<number, Iterable<Stream>> => byUser,
    of: (project: number): Iterable<Stream> => byProject.get(project) ?? [],
    isWatched: (project: number): boolean => byProject.has(project),
    amount: (): number => all,
    /** The streams of projects. */
    all: (): Stream[] => [...byProject.values()].flatMap((streams) => [...streams]),
    /** Whether a user's page has a stream here. */
    hasPage: (project: number, userId: number, client: string): boolean =>
      [...(byProject.get(project) ?? [])].some((one) => one.userId === userId && one.client === client),
  };
}

const ownerOf = ({ userId, address }: Pick<Subscriber, 'userId' | 'address'>) =>
  userId === undefined ? `address ${address}` : `user ${userId}`;
