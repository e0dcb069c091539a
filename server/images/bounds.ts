const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What the taking in of images is held to, beside LIMITS.imageBytes: sizes in bytes and pixels, times in milliseconds. */
export const IMAGE_BOUNDS = {
  /** Pixels that an image may have, fetched or sent. */
  imagePixels: 25_000_000,
  /** The longer side of what is stored, and its bytes (a CHECK of the table). */
  coverSide: 1200,
  avatarSide: 512,
  storedImageBytes: 2 * 1024 * 1024,
  /** How many a user may send or have fetched within an hour. */
  imagesPerUser: 60,
  imagesWindow: HOUR,
  /** How long the fetching of an image may last, all redirects included; how many redirects it follows. */
  imageFetch: 8 * SECOND,
  imageRedirects: 3,
  /** Images that are fetched at once: by one server, and for one user on it. */
  imageFetches: 8,
  imageFetchesPerUser: 2,
  /** How often an old link is tried before it is given up. */
  imageTries: 3,
  /** How long an image is kept that nothing shows. */
  imageKept: 24 * HOUR,
} as const;
