/** The banner over every page while the service can't be reached. */
export const connection = {
  offline: 'No connection to Dragoman.',
  unavailable: 'Dragoman is not answering just now.',
  stays: 'What you write stays here.',
  back: 'Dragoman can be reached again.',
} as const;
