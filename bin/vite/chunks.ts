const CODE = /\.(mjs|js|tsx?)$/;

/** What opens over a page is large, and some pages open nothing: it stays by itself. */
const OPENED =
  /dialogs|forms|floating|Floating|remove-scroll|components\/(Combobox|Select|Popover|Tooltip|Menu|Modal|ModalBase|ScrollArea)\//;

/**
 * The files that the app comes in. What every page needs is one, and the small things that many screens share are another,
 * so that a visit is a handful of requests, and more of it is repetition to the compressor. The rest is each screen's own.
 */
export const CHUNKS = {
  groups: [
    { name: 'app', tags: ['$initial' as const], test: CODE, priority: 2 },
    {
      name: 'shared',
      test: (id: string) => CODE.test(id) && !OPENED.test(id),
      minShareCount: 6,
      maxModuleSize: 6000,
      priority: 1,
    },
  ],
};
