/** *My data* of a user: deleting the account (accounts.27). */
export const myData = {
  all: 'Download my data',
  allHint:
    'Your profile, translations, comments, votes and everything else that is stored about you, as one file with a line of JSON for each item.',
  download: 'Download',
  deletion: 'Delete account',
  deletionHint_one:
    'Your account is deleted {{count, number}} day after you ask for it. Until then everything works as before, and you can cancel.',
  deletionHint_other:
    'Your account is deleted {{count, number}} days after you ask for it. Until then everything works as before, and you can cancel.',
  texts: 'Your translations and comments',
  choice: { keep: 'Keep them, without my name', erase: 'Erase them' },
  choiceHint: {
    keep: 'They stay in their projects, signed “Deleted user”.',
    erase:
      'They also go from histories and logs. Translations that others have approved or edited stay, signed “Deleted user”. What belongs to a project stays too: its source, dictionary and names of sections.',
  },
  ask: 'Delete my account',
  asked: 'Your account will be deleted',
  projects: 'Your projects',
  projectsFirst: 'First transfer or delete the projects that you own, in their settings:',
  lastAdmin: 'You’re the last site administrator. Make someone else one first.',
  pending: 'Your account will be deleted on {{date}}.',
  waiting:
    'Your account will be deleted as soon as you own no project and aren’t the last site administrator.',
  pendingTexts: {
    keep: 'Your translations and comments stay, without your name.',
    erase: 'Your translations and comments are erased, unless others have approved or edited them.',
  },
  cancel: 'Keep my account',
  cancelled: 'Your account stays',
} as const;
