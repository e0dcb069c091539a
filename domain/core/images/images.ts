/**
 * Why the linked image of a cover or an avatar is not shown and the generated one is (images.5). The first four are
 * errors of this server; the others concern the other site or its file.
 */
export const IMAGE_PROBLEMS = {
  pending: 'it is fetched in a while',
  tooOften: 'the user had too many images fetched within the hour',
  notPublic: 'the address leads into a private network, or has a port or a password that is not asked for',
  broken: 'something went wrong on the server',
  unreachable: 'the site can’t be reached, or fails',
  slow: 'the site took too long',
  notFound: 'the site has no such file',
  denied: 'the site does not give the file out',
  notImage: 'the file is not a PNG, JPEG, GIF, WebP or AVIF image, or is damaged',
  imageTooLarge: 'the file has too many bytes or pixels',
} as const;

export type ImageProblem = keyof typeof IMAGE_PROBLEMS;

/** Temporary problems, after which the server retries by itself. */
const PASSING: readonly ImageProblem[] = ['unreachable', 'slow', 'broken'];

export const isTemporary = (problem: ImageProblem): boolean => PASSING.includes(problem);

/** What an image is for. */
export type ImageUse = 'cover' | 'avatar';

/** Media types that file dialogs offer; the server recognises files by their content only. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;

/** The path of a stored image, by its hash. */
export const IMAGES_ADDRESS = '/api/images/';
