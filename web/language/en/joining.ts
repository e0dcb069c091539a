/** The page of an invitation link. */
export const joining = {
  title: 'Join “{{project}}”',
  offer: '{{username}} invites you to translate this project. Your role will be: {{role}}.',
  offerTo: '{{username}} invites you, {{me}}, to translate this project. Your role will be: {{role}}.',
  signUpAndJoin: 'Sign up and join',
  admits: 'This link lets you in: you need no secret code.',
  toProject: 'Open project',
  frozen: 'This project is paused and takes no new members for now. Try again once it’s reopened.',
  closed: 'This project is finished and takes no new members.',
  limited: 'An administrator has restricted your account from joining projects.',
  comeBack: 'After signing in you’ll come back to this page.',
  newHere: 'To sign up you also need a secret code. After signing in you’ll come back to this page.',
  welcome: {
    title: 'Welcome to “{{project}}”',
    role: 'You’re a member of this project. Your role: {{role}}.',
    begin: 'Translate a string',
    beginText:
      'Here is the first one that nobody has translated yet. Write your translation below it and add it.',
    beginDone: 'There’s nothing untranslated right now. You’ll be notified of new sections.',
    open: 'Translate this string',
    vote: 'Vote for the best translations',
    voteText: 'A string may have many. Those with the most votes come first.',
    read: 'Read what the others have agreed on',
    readText: 'The page of the project has recommendations, the dictionary and the members.',
  },
  signUp: {
    byInvitation:
      '{{username}} invites you to translate “{{project}}”. Once you have signed up, you’re a member.',
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
