/** A user's page (SPEC §2). */
export const profile = {
  here: 'Here since {{date}}',
  noAbout: 'Nothing is written here yet.',
  tab: { profile: 'Profile', settings: 'Settings', account: 'Account' },
  projects: 'Projects',
  noProjects: 'No projects yet.',
  about: 'About you',
  aboutHint: 'Everyone can read this.',
  avatar: 'Avatar link',
  avatarHint: 'Or the address of an image: we fetch it once and keep a copy.',
  gender: 'Gender',
  genders: { hidden: 'Hidden', male: 'Male', female: 'Female' },
  genderHint: 'Shown on this page unless it is hidden.',
  save: 'Save',
  saved: 'Saved',
  administration: 'Administration',
} as const;
