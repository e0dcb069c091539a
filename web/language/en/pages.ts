/** The pages shown in place of another: not found, forbidden, signed out, failed (SPEC §8). */
export const pages = {
  notFound: { title: 'Page not found', text: 'This page does not exist.' },
  forbidden: { title: 'Access forbidden', text: 'Access to this page is forbidden.' },
  signedOut: {
    title: 'Sign in to continue',
    text: 'Access to this page is not possible without authorization.',
  },
  failed: {
    title: 'This page could not be shown',
    text: 'Something went wrong on the way. Trying again may help.',
  },
  offline: {
    title: 'No connection',
    text: 'Dragoman could not be reached. Look at your connection and try again.',
  },
  unavailable: {
    title: 'Dragoman is not answering',
    text: 'It cannot answer just now, and is asked again by itself. You may also try again.',
  },
  tooOften: { title: 'Too many requests', text: 'Too many requests. Wait a little and try again.' },
  busy: {
    title: 'Dragoman is busy',
    text: 'Dragoman has too much to do just now. Try again in a few seconds.',
  },
  outdated: {
    title: 'Dragoman has been updated',
    text: 'A part of the page could not be loaded. Reload the page to go on.',
  },
  toHome: 'To Home',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  loading: 'Loading',
} as const;
