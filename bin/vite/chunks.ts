import type { Rollup } from 'vite';

const CODE = /\.(mjs|js|tsx?)$/;

/** Modules of nearly every screen but Home: saving, ids, and small parts of components. */
const BASICS =
  /(query-core|react-query)\/.*\/(mutationObserver|useMutation|useMutationState|useSuspenseQuery|infiniteQueryObserver|useInfiniteQuery)\.|@mantine\/(core\/esm\/core|hooks\/esm\/(?!use-(focus|click-outside|long-press|debounced)))|Checkbox\/CheckIcon\.|web\/data\/writes\/|domain\/core\/names\/(handle|transliteration)\.|web\/ui\/roles\/role-words\./;

/** Modules that a project, its reading page and its editor share: live changes, presence, languages, states. */
const SHARED =
  /web\/(features\/notices\/live\/(?!Others(List|Popover))|ui\/plurals\/(FormLines|lazy-plural-code)\.|data\/wire\/(live|event-stream)\.|ui\/status-icon\/|ui\/(texts\/IsolatedCode|project-cards\/language-name|frame\/(BackToProject|PageMenu\.)|offline\/LazyBoundary|popovers\/use-hovered|tooltips\/HoverTooltip)|features\/(projects\/joining\/JoinButton|files\/languages\/LanguagesMenu\.|texts\/continue\/stored-positions)|data\/drafts\/tab-lock)|contract\/texts\/strings\.|icons-react\/dist\/esm\/icons\/(?!Icon(CloudOff|ArrowsDiff|EyeExclamation)\.)|iso-639-1|domain\/(formats\/model\/format-lists|core\/(text\/may-be-plural|languages\/(project-languages|direction))|texts\/sections\/section-(titles|types))\./;

/** Parts of the fields of every form, and the words of times, which forms and lists have. */
const FIELDS =
  /web\/language\/date-time-text\.|@mantine\/core\/esm\/(components\/(Input|InputBase|CloseButton|TextInput|Textarea|Checkbox|Switch)|utils\/(InlineInput|InputsGroupFieldset))\//;

/** Menus and popovers, which are loaded when they are opened. */
const MENUS =
  /@floating-ui\/|@mantine\/core\/esm\/(utils\/Floating(?!\/use-delayed-hover)|components\/(Menu|Popover|Portal|Overlay|FocusTrap))\//;

/** Fields and hints of the editor and some forms, which few other screens have. */
const INPUTS =
  /@mantine\/core\/esm\/components\/(NumberInput|Select|NativeSelect|Combobox|Tooltip|HoverCard)\/|react-number-format\//;

/** The screens that most visits begin with or go to next, grouped by what they share. */
const FIRST_SCREENS = {
  project: /\/ProjectScreen\.tsx$/,
  entering: /\/(LoginScreen|SignUpScreen)\.tsx$/,
  lists: /\/(MyProjectsScreen|SearchScreen)\.tsx$/,
  reading: /\/ReadScreen\.tsx$/,
  editor: /\/EditorScreen\.tsx$/,
};

/** The modules that a visit begins with: the app and its first screens. */
const ENTRIES = [/\/web\/main\.tsx$/, ...Object.values(FIRST_SCREENS)];

type Modules = { getModuleInfo(id: string): Pick<Rollup.ModuleInfo, 'importers'> | null };

/** Whether a first screen imports a module, through however many others: what only opens over it does not count. */
function isInFirstView(id: string, modules: Modules): boolean {
  return ENTRIES.some((entry) => isImportedBy(entry, id, modules));
}

/** Whether a module of these imports another, through however many others, before it is run. */
function isImportedBy(importing: RegExp, id: string, modules: Modules): boolean {
  const reached = new Set([id]);
  for (const module of reached) {
    if (importing.test(module)) return true;
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) reached.add(importer);
  }
  return false;
}

/** What reads and splits texts. Each new format shares other parts of it with the pages that import texts. */
const TEXTS =
  /\/domain\/(formats|core\/(archive|text|plurals)|texts\/(splits|retiming)|files\/(imports|exports|headings))\//;

/** Small facts of formats, which dialogs need without the code that reads texts. */
const FORMAT_FACTS =
  /\/domain\/(formats\/(model\/(format|file-format)|format-topics|subtitles\/frame-rate)|files\/exports\/books\/book)\.ts$/;

/** What reads times that are written, in the editor and on a project's page: too small for a file of its own. */
const TIMES = /\/domain\/texts\/retiming\/times\./;

/**
 * The name of a file for modules of texts that a screen imports and no first view does: one file however many formats
 * there are, since the app names every file that a screen consists of.
 */
function inScreens(name: string) {
  return (id: string, modules: Modules): string | null => {
    if (TIMES.test(id)) return name;
    if (!TEXTS.test(id) || isInFirstView(id, modules)) return null;
    return isImportedBy(/\/web\/screens\/.*Screen\.tsx$/, id, modules) ? name : null;
  };
}

/** The name of a file for modules that first screens import; the others go where they would without this file. */
const inFirstView = (name: string) => (id: string, modules: Modules) =>
  isInFirstView(id, modules) ? name : null;

/** Small modules of a project's page and its reading page that other screens use too. */
const REUSED =
  /domain\/formats\/cues\/cues\.|web\/ui\/(markup\/(Markup\.|Inlines|Video)|offline\/NotLoaded)|components\/(SegmentedControl|FloatingIndicator|ScrollArea\/utils\/to-int)/;

/** Small modules of many screens. */
const PIECES =
  /@mantine\/(hooks|form)|components\/(SegmentedControl|Textarea|Radio|Switch)\/|web\/ui\/(dialogs|markup|offline|status-icon|project-cards)\//;

/** The icons that several pages and dialogs have, and no first view. */
const ICONS = /icons-react\/dist\/esm\/icons\//;

/** Sentences with links in them, which the log has, and no first view. */
const SENTENCES = /react-i18next\/.*\/Trans|html-parse-stringify/;

/** Small modules of the editor that other screens use too. */
const WRITING =
  /web\/(data\/(drafts|settings\/editor-settings|queries\/(dictionary|words-of-string)|writes\/use-save-warning)|ui\/(word-diff|help-link|copy\/copy-text|forms\/field-sizing|markup\/apply-edit|field-marks\/edit-field)|ui\/(shortcuts|texts\/Differences))|web\/screens\/editor\/(shortcuts|mutations\/retry-saves|state\/(rows|editor-context))|use-debounced-(callback|value)\/|web\/data\/wire\/new-idempotency-key|web\/features\/history\/undo\/use-offer-undo|domain\/core\/events\/kinds\.|contract\/(site\/administration|texts\/dictionary)\.|domain\/(core\/text\/strings|texts\/sections\/rearranging)\.ts/;

/**
 * The chunks of the app. They are few, because on a slow network each request costs more than its bytes, and larger
 * files compress better: what every page needs; what several of the first screens share; those screens, each with
 * everything that it imports, so that they must not import what opens over a page (menus, dialogs), and of two the
 * earlier gets what both import; and the small modules that the others share.
 */
export const CHUNKS = {
  groups: [
    { name: 'app', tags: ['$initial' as const], test: CODE, priority: 9 },
    { name: 'basics', test: BASICS, minShareCount: 3, priority: 8 },
    { name: inFirstView('shared'), test: SHARED, minShareCount: 2, priority: 7 },
    { name: 'fields', test: FIELDS, priority: 6.5 },
    { name: 'menus', test: MENUS, priority: 6 },
    { name: 'sentences', test: SENTENCES, priority: 7.5 },
    { name: 'reused', test: REUSED, minShareCount: 3, priority: 5.8 },
    { name: inFirstView('writing'), test: WRITING, minShareCount: 2, priority: 5.5 },
    { name: 'formats', test: FORMAT_FACTS, priority: 4.6 },
    { name: inScreens('texts'), test: TEXTS, priority: 4.5, includeDependenciesRecursively: false },
    { name: 'inputs', test: INPUTS, priority: 4, includeDependenciesRecursively: false },
    ...Object.entries(FIRST_SCREENS).map(([name, test], place) => ({ name, test, priority: 5 - place / 10 })),
    {
      name: 'pieces',
      test: (id: string) => CODE.test(id) && PIECES.test(id),
      minShareCount: 3,
      maxModuleSize: 6000,
      priority: 2,
    },
    { name: 'icons', test: ICONS, minShareCount: 2, priority: 1 },
  ],
};
