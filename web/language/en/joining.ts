/** The page of an invitation link. */
export const joining = {
  title: 'Join “{{project}}”',
  offer: '{{username}} invites you to join this project. Your role will be: {{role}}.',
  member: 'You’re already a member of this project.',
  toProject: 'Open project',
  frozen: 'This project is paused and takes no new members for now. Try again once it’s reopened.',
  closed: 'This project is finished and takes no new members.',
  limited: 'An administrator has restricted your account from joining projects.',
  comeBack: 'After signing in you’ll come back to this page.',
  newHere: 'To sign up you also need a secret code. After signing in you’ll come back to this page.',
  signUp: {
    byInvitation: 'You sign up with an invitation link of a project, and can join it afterwards.',
    noInvitation:
      'This site is by invitation. Open the invitation link that you got from a project, and sign up from there.',
    closed: 'Nobody can sign up here at present. If you need an account, ask the people who run this site.',
  },
  gone: {
    title: 'This link doesn’t work',
    text: 'It may have been revoked, or part of it is missing. Ask for a new one.',
  },
  expired: { title: 'This link has expired', text: 'Ask the person who sent it for a new one.' },
  usedUp: {
    title: 'This link has been used up',
    text: 'It has reached its use limit. Ask for a new one.',
  },
} as const;
