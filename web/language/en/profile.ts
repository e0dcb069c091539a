/** A user's page (SPEC §2). */
export const profile = {
  here: 'Here since {{date}}',
  noAbout: 'Nothing is written here yet.',
} as const;
