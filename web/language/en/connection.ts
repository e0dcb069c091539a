/** The banner over every page while the service can't be reached. */
export const connection = {
  offline: 'No connection to Dragoman.',
  unavailable: 'Dragoman isn’t responding.',
  stays: 'What you type is kept.',
  back: 'Back online.',
} as const;
