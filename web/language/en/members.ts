/** The people of a project (SPEC §2 'Members tab'). */
export const members = {
  you: 'you',
  roleOf: 'Role of {{username}}: {{role}}',
  grant: {
    title: 'Give {{username}} the role “{{role}}”?',
    gives: 'With it {{username}} can let people in, kick members out and give them their roles.',
    takes: '{{username}} will no longer let people in, kick members out or give them their roles.',
    deed: 'Change role',
  },
  kick: 'Kick out',
  kickOf: 'Kick out {{username}}',
  kickQuestion: {
    title: 'Kick out {{username}}?',
    text: 'Their translations, votes and comments stay in the project.',
  },
  kicked: '{{username}} is no longer a member',
  leave: 'Leave project',
  leaveQuestion: {
    title: 'Leave “{{project}}”?',
    public: 'Your translations, votes and comments stay. You can join again at any time.',
    private: 'Your translations, votes and comments stay. To come back you will have to request an invite.',
    closed:
      'Your translations, votes and comments stay. You will not see the project until somebody invites you.',
  },
  left: 'You have left “{{project}}”',
  ownerStays: 'The owner cannot leave the project. It can be handed to another member in the settings.',
  limited: 'An administrator has limited you in leaving projects.',
} as const;
