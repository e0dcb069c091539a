import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { areValidParams } from '#domain/core/addresses/addresses.ts';
import type { Address } from '#domain/core/addresses/pages.ts';
import { notificationsSearch } from './data/addresses/notifications-search.ts';
import { projectSearch } from './data/addresses/project-search.ts';
import { parseSearch, stringifySearch } from './data/addresses/search-strings.ts';
import { popularProjectsQuery, projectsInNeedQuery, projectsQuery } from './data/queries/projects.ts';
import { userQuery } from './data/queries/users.ts';
import { loginSearch, returnPageIn } from './data/session/return-page.ts';
import { redirectToProfile, requireGuest, requireUser } from './data/session/route-guards.ts';
import { whilePreloading } from './data/wire/service-events.ts';
import { mayBeSignedIn } from './data/wire/session-hint.ts';
import { requireSiteAdmin } from './screens/admin/require-site-admin.ts';
import { loadEditor } from './screens/editor/load-editor.ts';
import { editorSearch } from './screens/editor/state/address.ts';
import { loadHelp } from './screens/help/load-help.ts';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { loadProject } from './screens/project/load-project.ts';
import { loadRead } from './screens/read/load-read.ts';
import { readSearch } from './screens/read/views.ts';
import { searchParams } from './screens/search/search-params.ts';
import { loadSectionPicker } from './screens/section-picker/load-section-picker.ts';
import { ForbiddenPage, NotFoundPage, SignedOutPage } from './ui/frame/ErrorPages.tsx';
import { FailedPage } from './ui/frame/FailedPage.tsx';
import { Frame } from './ui/frame/Frame.tsx';
import { focusNewPages } from './ui/frame/page-focus.ts';
import { LoadingBar } from './ui/page/LoadingBar.tsx';
import { Pending } from './ui/page/Pending.tsx';
import { lazyEditorScreen, lazyFirstScreen, lazyScreen, withLoadTimeout } from './ui/page/screen.ts';

/** Fetches the loaders of the import pages, which the first bundle, with Home in it, has no room for. */
const fetchImportLoaders = () => withLoadTimeout(import('./screens/import-source/load-import.ts'));

const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: () => (
    <>
      <LoadingBar />
      <Outlet />
    </>
  ),
});

/** The pages with header and footer: all but the editor. */
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame });

/**
 * Makes an invalid address, such as `/projects/0`, lead to the page for unknown addresses. Typed as `any`, because the
 * router would take the parameter names from here instead of the path.
 */
const validated: object = {
  params: { parse: (values: Record<string, string>) => areValidParams(values) && values },
};

/** A page inside the frame. */
const page = <const Path extends Address | '/$'>(path: Path) => ({
  getParentRoute: () => frame,
  path,
  ...validated,
});

/** A page without header and footer. */
const bare = <const Path extends Address>(path: Path) => ({ getParentRoute: () => root, path, ...validated });

// Every address, in the order of screens.1.
const routeTree = root.addChildren([
  frame.addChildren([
    createRoute({
      ...page('/'),
      loader: ({ context }) => {
        void context.queries.prefetchQuery(popularProjectsQuery);
        if (!mayBeSignedIn()) void context.queries.prefetchQuery(projectsInNeedQuery);
      },
      // Not loaded lazily: most visits begin here, and other pages share most of its code.
      component: HomeScreen,
    }),
    createRoute({
      ...page('/projects'),
      beforeLoad: requireUser,
      loader: ({ context }) => context.queries.ensureInfiniteQueryData(projectsQuery({ mine: 'true' })),
      component: lazyScreen(() => import('./screens/my-projects/MyProjectsScreen.tsx'), 'MyProjectsScreen'),
    }),
    createRoute({
      ...page('/search'),
      validateSearch: searchParams,
      component: lazyScreen(() => import('./screens/search/SearchScreen.tsx'), 'SearchScreen'),
    }),
    createRoute({
      ...page('/users/$userId'),
      loader: ({ context, params }) => context.queries.ensureQueryData(userQuery(params.userId)),
      component: lazyScreen(() => import('./screens/profile/ProfileScreen.tsx'), 'ProfileScreen'),
    }),
    createRoute({ ...page('/user'), beforeLoad: redirectToProfile }),
    createRoute({
      ...page('/notifications'),
      validateSearch: notificationsSearch,
      beforeLoad: requireUser,
      component: lazyScreen(
        () => import('./screens/notifications/NotificationsScreen.tsx'),
        'NotificationsScreen',
      ),
    }),
    createRoute({
      ...page('/login'),
      validateSearch: loginSearch,
      beforeLoad: requireGuest,
      component: lazyFirstScreen(() => import('./screens/sign-in/LoginScreen.tsx'), 'LoginScreen'),
    }),
    createRoute({
      ...page('/login/service'),
      validateSearch: returnPageIn,
      beforeLoad: requireGuest,
      component: lazyScreen(() => import('./screens/sign-in/ServiceScreen.tsx'), 'ServiceScreen'),
    }),
    createRoute({
      ...page('/signup'),
      validateSearch: returnPageIn,
      beforeLoad: requireGuest,
      component: lazyFirstScreen(() => import('./screens/sign-in/SignUpScreen.tsx'), 'SignUpScreen'),
    }),
    createRoute({
      ...page('/projects/$projectId'),
      validateSearch: projectSearch,
      loader: ({ context, params }) => loadProject(context.queries, params.projectId),
      component: lazyFirstScreen(() => import('./screens/project/ProjectScreen.tsx'), 'ProjectScreen'),
    }),
    createRoute({
      ...page('/create'),
      beforeLoad: requireUser,
      component: lazyScreen(() => import('./screens/create/CreateScreen.tsx'), 'CreateScreen'),
    }),
    createRoute({
      ...page('/projects/$projectId/editor'),
      loader: ({ context, params }) => loadSectionPicker(context.queries, params.projectId),
      component: lazyScreen(
        () => import('./screens/section-picker/SectionPickerScreen.tsx'),
        'SectionPickerScreen',
      ),
    }),
    createRoute({
      ...page('/projects/$projectId/load_strings'),
      loader: async (args) => (await fetchImportLoaders()).loadNewImportSource(args),
      component: lazyScreen(
        () => import('./screens/import-source/ImportSourceScreen.tsx'),
        'NewImportSourceScreen',
      ),
    }),
    createRoute({
      ...page('/projects/$projectId/load_files'),
      loader: async (args) => (await fetchImportLoaders()).loadAddFiles(args),
      component: lazyScreen(() => import('./screens/add-files/AddFilesScreen.tsx'), 'AddFilesScreen'),
    }),
    createRoute({
      ...page('/projects/$projectId/sections/$sectionId/load_strings'),
      loader: async (args) => (await fetchImportLoaders()).loadImportSource(args),
      component: lazyScreen(
        () => import('./screens/import-source/ImportSourceScreen.tsx'),
        'ImportSourceScreen',
      ),
    }),
    createRoute({
      ...page('/projects/$projectId/sections/$sectionId/update_source'),
      loader: async (args) => (await fetchImportLoaders()).loadImportSource(args),
      component: lazyScreen(
        () => import('./screens/update-source/UpdateSourceScreen.tsx'),
        'UpdateSourceScreen',
      ),
    }),
    createRoute({
      ...page('/projects/$projectId/upload_translations'),
      loader: async (args) => (await fetchImportLoaders()).loadProjectImport(args),
      component: lazyScreen(
        () => import('./screens/import-translations/ImportTranslationsScreen.tsx'),
        'ProjectImportTranslationsScreen',
      ),
    }),
    createRoute({
      ...page('/projects/$projectId/sections/$sectionId/upload_translations'),
      loader: async (args) => (await fetchImportLoaders()).loadSectionImport(args),
      component: lazyScreen(
        () => import('./screens/import-translations/ImportTranslationsScreen.tsx'),
        'SectionImportTranslationsScreen',
      ),
    }),
    createRoute({
      ...page('/admin_panel1337'),
      beforeLoad: requireSiteAdmin,
      component: lazyScreen(() => import('./screens/admin/AdminScreen.tsx'), 'AdminScreen'),
    }),
    createRoute({
      ...page('/password'),
      component: lazyScreen(() => import('./screens/password/AskForLinkScreen.tsx'), 'AskForLinkScreen'),
    }),
    createRoute({
      ...page('/email/$token'),
      component: lazyScreen(() => import('./screens/email/EmailScreen.tsx'), 'EmailScreen'),
    }),
    createRoute({
      ...page('/unsubscribe/$token'),
      validateSearch: ({ what }): { what?: string } => (typeof what === 'string' ? { what } : {}),
      component: lazyScreen(() => import('./screens/unsubscribe/UnsubscribeScreen.tsx'), 'UnsubscribeScreen'),
    }),
    createRoute({
      ...page('/password/$token'),
      component: lazyScreen(() => import('./screens/password/PasswordScreen.tsx'), 'PasswordScreen'),
    }),
    createRoute({
      ...page('/join/$token'),
      component: lazyScreen(() => import('./screens/join/JoinScreen.tsx'), 'JoinScreen'),
    }),
    createRoute({
      ...page('/help'),
      loader: loadHelp,
      component: lazyScreen(() => import('./screens/help/HelpScreen.tsx'), 'HelpScreen'),
    }),
    createRoute({
      ...page('/help/$topic'),
      loader: loadHelp,
      component: lazyScreen(() => import('./screens/help/HelpTopicScreen.tsx'), 'HelpTopicScreen'),
    }),
    createRoute({ ...page('/404'), component: NotFoundPage }),
    createRoute({ ...page('/403'), validateSearch: returnPageIn, component: ForbiddenPage }),
    createRoute({ ...page('/401'), validateSearch: returnPageIn, component: SignedOutPage }),
    createRoute({ ...page('/notfound'), component: NotFoundPage }),
    createRoute({ ...page('/$'), component: NotFoundPage }),
  ]),
  createRoute({
    ...bare('/projects/$projectId/editor/$sectionsList'),
    validateSearch: editorSearch,
    loader: loadEditor,
    component: lazyEditorScreen(() => import('./screens/editor/EditorScreen.tsx'), 'EditorScreen'),
  }),
  createRoute({
    ...bare('/projects/$projectId/read/$sectionsList'),
    validateSearch: readSearch,
    loader: loadRead,
    component: lazyFirstScreen(() => import('./screens/read/ReadScreen.tsx'), 'ReadScreen'),
  }),
]);

/** The router of the whole app; a screen loads what it shows through `queries`. */
export function makeRouter(queries: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queries },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: Pending,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    // The editor scrolls to its chosen string itself; restoring the position would race with that.
    scrollRestoration: () => document.querySelector('[data-string][aria-current]') === null,
  });
  // Hovering a link preloads its page.
  const { preloadRoute } = router;
  router.preloadRoute = (location) => whilePreloading(() => preloadRoute(location));
  // The first page is rendered in its frame at once; later the previous page stays for a second while the next one loads.
  const stop = router.subscribe('onResolved', () => {
    stop();
    router.update({ ...router.options, defaultPendingMs: 1000, defaultPendingMinMs: 500 });
  });
  focusNewPages(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
