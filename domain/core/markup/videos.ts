/** A video that a page shows after a click (docs/decisions/019); `src` is the address of the frame or the file. */
export type Video = {
  readonly provider: 'youtube' | 'vimeo' | 'peertube' | 'file';
  readonly src: string;
};

type Provider = (url: URL) => Video | undefined;

/** Hosts that are always embedded. */
export const FRAME_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const YOUTUBE_ID = /^[\w-]{11}$/;

const youtube: Provider = ({ hostname, pathname, searchParams }) => {
  const isShort = hostname === 'youtu.be';
  if (!isShort && !YOUTUBE_HOSTS.includes(hostname)) return undefined;
  const path = isShort ? pathname.slice(1) : /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1];
  const id = pathname === '/watch' ? searchParams.get('v') : path;
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  return { provider: 'youtube', src: `https://www.youtube-nocookie.com/embed/${id}` };
};

const vimeo: Provider = ({ hostname, pathname, searchParams }) => {
  if (!['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(hostname)) return undefined;
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const unlisted = /^[0-9a-f]+$/.exec(inPath ?? searchParams.get('h') ?? '')?.[0];
  const query = unlisted ? `?dnt=1&h=${unlisted}` : '?dnt=1';
  return { provider: 'vimeo', src: `https://player.vimeo.com/video/${id}${query}` };
};

/** PeerTube runs on many hosts, so it is recognised by its paths. */
const peertube: Provider = ({ origin, pathname }) => {
  const id = /^\/(?:w|videos\/watch|videos\/embed)\/([\w-]{22,36})\/?$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  return { provider: 'peertube', src: `${origin}/videos/embed/${id}` };
};

const file: Provider = ({ pathname, href }) =>
  /\.(mp4|m4v|webm|ogv)$/i.test(pathname) ? { provider: 'file', src: href } : undefined;

const EVERYWHERE: readonly Provider[] = [youtube, vimeo];
const ON_NAMED_HOSTS: readonly Provider[] = [peertube, file];

/**
 * The video at an http or https address (markup.5); undefined if it can't be embedded. `hosts` are the administrator's
 * hosts for PeerTube and files, as `tube.example` or `tube.example:8443`; they are used over https.
 */
export function videoOf(url: URL, hosts: readonly string[]): Video | undefined {
  const isNamed = url.protocol === 'https:' && hosts.includes(url.host);
  for (const provider of isNamed ? [...EVERYWHERE, ...ON_NAMED_HOSTS] : EVERYWHERE) {
    const video = provider(url);
    if (video) return video;
  }
  return undefined;
}
