/** What may go wrong on a first visit, in words. The other failures come with the screens that meet them. */
export const firstFailures = {
  some: 'Some error',
  noWords: 'something gone wrong',
  part: 'This could not be opened: a part of the page did not come. Try again.',
  waitSeconds: 'Too many requests. Try again {{time, relativetime(range: second)}}.',
  waitMinutes: 'Too many requests. Try again {{time, relativetime(range: minute)}}.',
  kind: {
    tooOften: 'Too many requests. Wait a little and try again.',
    signedOut: 'You are signed out. Sign in and try again.',
    broken: 'Something went wrong on the server.',
    busy: 'Dragoman has too much to do just now. Try again in a few seconds.',
    unavailable: 'Dragoman cannot answer just now. Try again in a moment.',
    offline: 'No connection. Your change may not be saved.',
    unreached: 'No connection. Try again once there is one.',
    late: 'No answer came in time. It may be done all the same: have a look before you try again.',
    unreadable: 'Dragoman has been updated. Reload the page.',
  },
};
