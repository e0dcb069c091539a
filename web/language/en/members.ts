/** The members of a project (members.25). */
export const members = {
  you: 'you',
  roleOf: 'Role of {{username}}: {{role}}',
  grant: {
    title: 'Give {{username}} the role “{{role}}”?',
    gives: '{{username}} will be able to invite people, kick members out and change their roles.',
    takes: '{{username}} will no longer be able to invite people, kick members out or change their roles.',
    confirm: 'Change role',
  },
  actions: 'Actions for {{username}}',
  revert: 'Revert actions…',
  kick: 'Kick out',
  kickOut: 'Kick out…',
  kickQuestion: {
    title: 'Kick out {{username}}?',
    text: 'Their translations, votes and comments stay.',
  },
  kicked: '{{username}} is no longer a member',
  leave: 'Leave project',
  leaveQuestion: {
    title: 'Leave “{{project}}”?',
    public: 'Your translations, votes and comments stay. You can rejoin at any time.',
    private:
      'Your translations, votes and comments stay. To come back, you’ll need to request to join again.',
    closed:
      'Your translations, votes and comments stay. You won’t see the project unless someone invites you again.',
  },
  left: 'You left “{{project}}”',
  ownerStays: 'The owner can’t leave. You can transfer ownership in the project settings.',
  limited: 'An administrator has restricted you from leaving projects.',
} as const;
