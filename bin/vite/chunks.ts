const CODE = /\.(mjs|js|tsx?)$/;

/** The screens that most visits begin with or go to next, those together that share most. */
const FIRST_SCREENS = {
  project: /\/ProjectScreen\.tsx$/,
  entering: /\/(LoginScreen|SignUpScreen)\.tsx$/,
  lists: /\/(MyProjectsScreen|SearchScreen)\.tsx$/,
};

/** Small things that many screens are made of. */
const PIECES =
  /icons-react|@mantine\/(hooks|form)|components\/(SegmentedControl|Textarea|Radio|Switch|InlineInput)\/|web\/(dialogs|forms\/(Form|useDraft)|markup|offline|states|works)\//;

/**
 * The files that the app comes in, few, since on a slow network each costs more than its bytes, and the compressor sees
 * more repetition: what every page needs; the screens that come first, with all that they import, so that nothing that
 * opens over a page (menus, dialogs) may be imported by them; and the small pieces that the others share.
 */
export const CHUNKS = {
  groups: [
    { name: 'app', tags: ['$initial' as const], test: CODE, priority: 3 },
    ...Object.entries(FIRST_SCREENS).map(([name, test]) => ({ name, test, priority: 2 })),
    {
      name: 'pieces',
      test: (id: string) => CODE.test(id) && PIECES.test(id),
      minShareCount: 3,
      maxModuleSize: 6000,
      priority: 1,
    },
  ],
};
