/** The errors that a first visit can meet; all others are in failures.ts. */
export const firstFailures = {
  some: 'Some error',
  noWords: 'something gone wrong',
  part: 'Couldn’t load part of the page. Try again.',
  waitSeconds: 'Too many requests. Try again {{time, relativetime(range: second)}}.',
  waitMinutes: 'Too many requests. Try again {{time, relativetime(range: minute)}}.',
  kind: {
    tooOften: 'Too many requests. Wait a moment and try again.',
    signedOut: 'You’ve been signed out. Sign in and try again.',
    broken: 'Something went wrong on the server.',
    busy: 'Dragoman is busy. Try again in a few seconds.',
    unavailable: 'Dragoman is unavailable. Try again in a moment.',
    offline: 'No connection. Your change may not have been saved.',
    unreached: 'No connection. Try again when you’re back online.',
    late: 'No response in time. It may have worked: check before you try again.',
    unreadable: 'Dragoman has been updated. Reload the page.',
  },
};
