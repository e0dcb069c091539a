/** The end of access to a project whose page is open (live.5). */
export const accessLost = {
  hidden: 'You no longer have access to this project.',
  gone: 'This project is no longer available.',
  stays: 'Your text stays on this page until you leave it.',
  leave: 'My projects',
} as const;
