const CODE = /\.(mjs|js|tsx?)$/;

/** What nearly every screen but Home is made of: saving, ids, and the small things under the components. */
const BASICS =
  /(query-core|react-query)\/.*\/(mutationObserver|useMutation|useSuspenseQuery|infiniteQueryObserver|useInfiniteQuery)\.|@mantine\/(core\/esm\/core|hooks\/esm\/(?!use-(focus|click-outside|long-press|debounced)))|Checkbox\/CheckIcon\.|web\/data\/writes\/|domain\/names\/(handle|transliteration)\./;

/** What a project, its reading page and its editor share: live changes, who is online, languages, states. */
const SHARED =
  /web\/(features\/live\/(?!Others(List|Popover))|data\/wire\/(live|event-stream)\.|ui\/status-icon\/|ui\/(project-cards\/language-name|frame\/BackToProject))|iso-639-1|domain\/(languages\/project-languages|sections\/section-(titles|types))\./;

/** What every form's fields are made of. */
const FIELDS =
  /@mantine\/core\/esm\/(components\/(Input|InputBase|CloseButton|TextInput|Checkbox)|utils\/(InlineInput|InputsGroupFieldset))\//;

/** Menus and popovers, which open when they are asked for. */
const MENUS =
  /@floating-ui\/|@mantine\/core\/esm\/(utils\/Floating|components\/(Menu|Popover|Portal|Overlay|FocusTrap))\//;

/** Fields and hints that the editor and some forms have, and few other screens. */
const INPUTS =
  /@mantine\/core\/esm\/components\/(NumberInput|Select|NativeSelect|Combobox|Tooltip|HoverCard)\/|react-number-format\//;

/** The screens that most visits begin with or go to next, those together that share most. */
const FIRST_SCREENS = {
  project: /\/ProjectScreen\.tsx$/,
  entering: /\/(LoginScreen|SignUpScreen)\.tsx$/,
  lists: /\/(MyProjectsScreen|SearchScreen)\.tsx$/,
  reading: /\/ReadScreen\.tsx$/,
};

/** Small things that many screens are made of. */
const PIECES =
  /icons-react|@mantine\/(hooks|form)|components\/(SegmentedControl|Textarea|Radio|Switch|InlineInput)\/|web\/ui\/(dialogs|forms\/(Form|use-draft)|markup|offline|status-icon|project-cards)\//;

/** Small things of the editor that other screens use too. */
const WRITING =
  /web\/(data\/drafts|ui\/(word-diff|help-link|copy\/copy-text)|features\/shortcuts)|web\/screens\/editor\/(shortcuts|mutations\/retry-saves|state\/(rows|editor-context)|dictionary\/finder)|react-i18next\/|html-parse-stringify|Icon(ArrowsUpDown|Vocabulary)\.|web\/data\/wire\/new-key|contract\/administration|domain\/(texts\/strings|sections\/rearranging)\.ts/;

/**
 * The files that the app comes in, few, since on a slow network each costs more than its bytes, and the compressor sees
 * more repetition: what every page needs; what several of the first screens share; those screens, each with all that it
 * imports, so that nothing that opens over a page (menus, dialogs) may be imported by them, and of two the earlier takes
 * what both import; and the small pieces that the others share.
 */
export const CHUNKS = {
  groups: [
    { name: 'app', tags: ['$initial' as const], test: CODE, priority: 9 },
    { name: 'basics', test: BASICS, minShareCount: 3, priority: 8 },
    { name: 'shared', test: SHARED, priority: 7 },
    { name: 'fields', test: FIELDS, priority: 6.5 },
    { name: 'menus', test: MENUS, priority: 6 },
    { name: 'inputs', test: INPUTS, priority: 4, includeDependenciesRecursively: false },
    ...Object.entries(FIRST_SCREENS).map(([name, test], place) => ({ name, test, priority: 5 - place / 10 })),
    {
      name: 'pieces',
      test: (id: string) => CODE.test(id) && PIECES.test(id),
      minShareCount: 3,
      maxModuleSize: 6000,
      priority: 2,
    },
    {
      name: 'writing',
      test: WRITING,
      minShareCount: 2,
      priority: 1,
    },
  ],
};
