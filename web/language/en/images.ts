import type { ImageProblem } from '#domain/images.ts';

/** A cover or an avatar of one's own: sending it, its link, and why it is not shown. */
export const images = {
  cover: 'Cover',
  avatar: 'Avatar',
  upload: 'Upload an image',
  another: 'Upload another',
  remove: 'Remove',
  hint: 'PNG, JPEG, GIF, WebP or AVIF, up to {{max, number}} MB. You can also drop it here or paste it.',
  drop: 'Drop the image here.',
  uploading: 'Uploading: {{share, number(style: percent)}}',
  working: 'Preparing the image…',
  uploaded: 'Image uploaded',
  removed: 'Image removed',
  later: 'It is uploaded once the project is created.',
  notUploaded: 'The project is created, but its cover could not be uploaded: {{why}}',
  again: 'Try again',
  refresh: 'Fetch again',
  refreshing: 'Fetching…',
  refreshed: 'Image fetched',
  /** Of a file that was sent. */
  refused: {
    notImage: 'This is not a PNG, JPEG, GIF, WebP or AVIF image, or it is damaged.',
    imageTooLarge: 'The image has too many pixels. Make it smaller.',
  },
  problem: {
    pending: 'The image is still to be fetched. It will appear in a while.',
    tooOften: 'You have had many images fetched. Try again in an hour.',
    notPublic: 'This address cannot be reached from the public internet.',
    broken: 'The image could not be prepared. Try again.',
    unreachable: 'The site cannot be reached.',
    slow: 'The site takes too long to answer.',
    notFound: 'There is no image at this address.',
    denied: 'The site does not allow this image to be fetched. Upload it instead.',
    notImage: 'There is no PNG, JPEG, GIF, WebP or AVIF image at this address.',
    imageTooLarge: 'The image is too large. Upload a smaller one instead.',
  } satisfies Record<ImageProblem, string>,
} as const;
