/** The pages shown in place of another: not found, forbidden, signed out, failed (errors.3). */
export const pages = {
  notFound: { title: 'Page not found', text: 'This page does not exist.' },
  forbidden: { title: 'No access', text: 'Access to this page is forbidden.' },
  signedOut: {
    title: 'Sign in to continue',
    text: 'Access to this page is not possible without authorization.',
  },
  toCreate: {
    title: 'Sign up to create a project',
    text: 'Or sign in, if you have an account. You come back to the form.',
  },
  failed: {
    title: 'Couldn’t load this page',
    text: 'Something went wrong. Try again.',
  },
  offline: {
    title: 'No connection',
    text: 'Couldn’t reach Dragoman. Check your connection and try again.',
  },
  unavailable: {
    title: 'Dragoman is unavailable',
    text: 'Dragoman isn’t responding. This page retries automatically, or you can try now.',
  },
  tooOften: { title: 'Too many requests', text: 'Wait a moment and try again.' },
  busy: {
    title: 'Dragoman is busy',
    text: 'Too much load right now. Try again in a few seconds.',
  },
  outdated: {
    title: 'Dragoman has been updated',
    text: 'Reload the page to continue.',
  },
  toHome: 'Go to Home',
  toProject: 'Go to project',
  tryAgain: 'Try again',
  reload: 'Reload page',
  loading: 'Loading…',
} as const;
