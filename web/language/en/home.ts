/** Home (SPEC §2). */
export const home = {
  title: 'Home',
  yours: 'Your projects',
  all: 'All {{amount, number}}',
  allMine: 'All',
  noneTitle: 'Nothing of yours yet',
  noneText: 'What you translate, or let others translate, will stand here.',
  popular: 'Popular now',
  popularHint: 'changed in the last ten days',
  more: 'More projects',
  quietTitle: 'It is quiet here',
  quietText: 'Nothing has changed in the last ten days.',
  aboutTitle: 'A book translated by many hands',
  about:
    'Here people translate novels, programs and films together: a fragment at a time, several versions of each, the best chosen by vote.',
  create: 'Create a project',
  loadTitle: 'Load the text.',
  load: 'Lines, paragraphs, subtitles or JSON; it is cut into fragments.',
  translateTitle: 'Translate and vote.',
  translate: 'Propose your version, or support someone else’s.',
  approveTitle: 'Approve and download.',
  approve: 'The chosen versions come back in the format they came in.',
} as const;
