const CODE = /\.(mjs|js|tsx?)$/;

/** The screens that most visits begin with or go to next, those together that share most. */
const FIRST_SCREENS = {
  project: /\/ProjectScreen\.tsx$/,
  entering: /\/(LoginScreen|SignUpScreen)\.tsx$/,
  lists: /\/(MyProjectsScreen|SearchScreen)\.tsx$/,
  reading: /\/ReadScreen\.tsx$/,
};

/** Small things that many screens are made of. */
const PIECES =
  /icons-react|@mantine\/(hooks|form)|components\/(SegmentedControl|Textarea|Radio|Switch|InlineInput)\/|web\/(dialogs|forms\/(Form|useDraft)|markup|offline|states|works)\//;

/** Small things of the editor that other screens use too, each of them less than a kilobyte. */
const WRITING =
  /web\/(drafts|word-diff|editor\/keys)\/|web\/editor\/editor-context|web\/wire\/new-key|contract\/administration|domain\/(strings|rearranging)\.ts/;

/**
 * The files that the app comes in, few, since on a slow network each costs more than its bytes, and the compressor sees
 * more repetition: what every page needs; the screens that come first, with all that they import, so that nothing that
 * opens over a page (menus, dialogs) may be imported by them, and of two the earlier takes what both import; and the small pieces that the others share.
 */
export const CHUNKS = {
  groups: [
    { name: 'app', tags: ['$initial' as const], test: CODE, priority: 3 },
    ...Object.entries(FIRST_SCREENS).map(([name, test], place) => ({ name, test, priority: 2 - place / 10 })),
    {
      name: 'pieces',
      test: (id: string) => CODE.test(id) && PIECES.test(id),
      minShareCount: 3,
      maxModuleSize: 6000,
      priority: 1,
    },
    {
      name: 'writing',
      test: WRITING,
      minShareCount: 2,
      priority: 0.9,
    },
  ],
};
