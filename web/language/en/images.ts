import type { ImageProblem } from '#domain/core/images/images.ts';

/** A cover or avatar: uploading it, its link, and why it is not shown. */
export const images = {
  cover: 'Cover',
  avatar: 'Avatar',
  upload: 'Upload image',
  another: 'Upload another image',
  remove: 'Remove image',
  hint: 'PNG, JPEG, GIF, WebP or AVIF, up to {{max, number}} MB. You can also drop or paste it here.',
  drop: 'Drop the image here.',
  uploading: 'Uploading: {{share, number(style: percent)}}',
  working: 'Processing…',
  uploaded: 'Image uploaded',
  removed: 'Image removed',
  later: 'The image uploads when you create the project.',
  notUploaded: 'The project was created, but its cover couldn’t be uploaded: {{why}}',
  again: 'Try again',
  refresh: 'Fetch again',
  refreshing: 'Fetching…',
  refreshed: 'Image updated',
  /** Why an uploaded file was refused. */
  refused: {
    notImage: 'Can’t read this image. Use PNG, JPEG, GIF, WebP or AVIF.',
    imageTooLarge: 'This image has too many pixels. Use a smaller one.',
  },
  problem: {
    pending: 'The image will appear in a moment.',
    tooOften: 'Too many images from links. Try again in an hour.',
    notPublic: 'This address isn’t publicly reachable.',
    broken: 'Couldn’t process the image. Try again.',
    unreachable: 'Couldn’t reach the site.',
    slow: 'The site took too long to respond.',
    notFound: 'No image at this address.',
    denied: 'The site doesn’t allow this image to be fetched. Upload it instead.',
    notImage: 'No PNG, JPEG, GIF, WebP or AVIF image at this address.',
    imageTooLarge: 'The image is too large. Upload a smaller one.',
  } satisfies Record<ImageProblem, string>,
} as const;
