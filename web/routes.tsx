import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { type Address, mayStandInAddress } from '#domain/addresses/addresses.ts';
import { hideFromOthers } from './admin/hide-from-others.ts';
import { loadChooser } from './chooser/load-chooser.ts';
import { editorSearch } from './editor/address.ts';
import { loadEditor } from './editor/load-editor.ts';
import { watchArrivals } from './frame/arrival.ts';
import { ForbiddenPage, NotFoundPage, SignedOutPage } from './frame/ErrorPages.tsx';
import { FailedPage } from './frame/FailedPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { OnTheWay } from './frame/OnTheWay.tsx';
import { Pending } from './frame/Pending.tsx';
import { firstScreen, inTime, screen } from './frame/screen.ts';
import { loadHelp } from './help/load-help.ts';
import { HomeScreen } from './home/HomeScreen.tsx';
import { loadProject } from './project/load-project.ts';
import { loadRead } from './read/load-read.ts';
import { readSearch } from './read/views.ts';
import { sought } from './search/sought.ts';
import { parseSearch, stringifySearch } from './search-strings.ts';
import { askToSignIn, leadHomeIfSignedIn, leadToOneself } from './session/entering.ts';
import { pageFrom } from './session/from.ts';
import { mayBeSignedIn } from './session/session.ts';
import { aheadOfTime } from './wire/heard.ts';
import { popularProjectsQuery, projectsInNeedQuery, projectsQuery } from './wire/projects.ts';
import { userQuery } from './wire/users.ts';

/** What says who may import is none of Home's code, whose weight is limited. */
const loading = () => inTime(import('./load/enter-load.ts'));
const uploading = () => inTime(import('./upload/enter-upload.ts'));

const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: () => (
    <>
      <OnTheWay />
      <Outlet />
    </>
  ),
});

/** The pages with header and footer: all but the editor. */
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame });

/**
 * Makes an invalid address, such as `/projects/0`, lead to the page for unknown addresses. Typed as `any`, because the router
 * would take the parameter names from here instead of the path.
 */
const validated: object = {
  params: { parse: (values: Record<string, string>) => mayStandInAddress(values) && values },
};

/** A page inside the frame. */
const page = <const Path extends Address | '/$'>(path: Path) => ({
  getParentRoute: () => frame,
  path,
  ...validated,
});

/** A page without header and footer. */
const bare = <const Path extends Address>(path: Path) => ({ getParentRoute: () => root, path, ...validated });

// Every address of SPEC §2, in its order.
const routeTree = root.addChildren([
  frame.addChildren([
    createRoute({
      ...page('/'),
      loader: ({ context }) => {
        void context.queries.prefetchQuery(popularProjectsQuery);
        if (!mayBeSignedIn()) void context.queries.prefetchQuery(projectsInNeedQuery);
      },
      // With the frame, not after it: it is where most visits begin, and most of it is on other pages too.
      component: HomeScreen,
    }),
    createRoute({
      ...page('/projects'),
      beforeLoad: askToSignIn,
      loader: ({ context }) => context.queries.ensureInfiniteQueryData(projectsQuery({ mine: 'true' })),
      component: screen(() => import('./my-projects/MyProjectsScreen.tsx'), 'MyProjectsScreen'),
    }),
    createRoute({
      ...page('/search'),
      validateSearch: sought,
      component: screen(() => import('./search/SearchScreen.tsx'), 'SearchScreen'),
    }),
    createRoute({
      ...page('/users/$userId'),
      loader: ({ context, params }) => context.queries.ensureQueryData(userQuery(params.userId)),
      component: screen(() => import('./profile/ProfileScreen.tsx'), 'ProfileScreen'),
    }),
    createRoute({ ...page('/user'), beforeLoad: leadToOneself }),
    createRoute({
      ...page('/login'),
      validateSearch: pageFrom,
      beforeLoad: leadHomeIfSignedIn,
      component: firstScreen(() => import('./sign-in/LoginScreen.tsx'), 'LoginScreen'),
    }),
    createRoute({
      ...page('/signup'),
      validateSearch: pageFrom,
      beforeLoad: leadHomeIfSignedIn,
      component: firstScreen(() => import('./sign-in/SignUpScreen.tsx'), 'SignUpScreen'),
    }),
    createRoute({
      ...page('/projects/$projectId'),
      loader: ({ context, params }) => loadProject(context.queries, params.projectId),
      component: firstScreen(() => import('./project/ProjectScreen.tsx'), 'ProjectScreen'),
    }),
    createRoute({
      ...page('/create'),
      beforeLoad: askToSignIn,
      component: screen(() => import('./create/CreateScreen.tsx'), 'CreateScreen'),
    }),
    createRoute({
      ...page('/projects/$projectId/editor'),
      loader: ({ context, params }) => loadChooser(context.queries, params.projectId),
      component: screen(() => import('./chooser/ChooserScreen.tsx'), 'ChooserScreen'),
    }),
    createRoute({
      ...page('/projects/$projectId/load_strings'),
      loader: async (asked) => (await loading()).enterNewLoad(asked),
      component: screen(() => import('./load/NewLoadScreen.tsx'), 'NewLoadScreen'),
    }),
    createRoute({
      ...page('/projects/$projectId/sections/$sectionId/load_strings'),
      loader: async (asked) => (await loading()).enterLoad(asked),
      component: screen(() => import('./load/LoadScreen.tsx'), 'LoadScreen'),
    }),
    createRoute({
      ...page('/projects/$projectId/upload_translations'),
      loader: async (asked) => (await uploading()).enterProjectUpload(asked),
      component: screen(() => import('./upload/ProjectUploadScreen.tsx'), 'ProjectUploadScreen'),
    }),
    createRoute({
      ...page('/projects/$projectId/sections/$sectionId/upload_translations'),
      loader: async (asked) => (await uploading()).enterSectionUpload(asked),
      component: screen(() => import('./upload/SectionUploadScreen.tsx'), 'SectionUploadScreen'),
    }),
    createRoute({
      ...page('/admin_panel1337'),
      beforeLoad: hideFromOthers,
      component: screen(() => import('./admin/AdminScreen.tsx'), 'AdminScreen'),
    }),
    createRoute({
      ...page('/password/$token'),
      component: screen(() => import('./password/PasswordScreen.tsx'), 'PasswordScreen'),
    }),
    createRoute({
      ...page('/join/$token'),
      component: screen(() => import('./invite-links/JoinScreen.tsx'), 'JoinScreen'),
    }),
    createRoute({
      ...page('/help'),
      loader: loadHelp,
      component: screen(() => import('./help/HelpScreen.tsx'), 'HelpScreen'),
    }),
    createRoute({
      ...page('/help/$topic'),
      loader: loadHelp,
      component: screen(() => import('./help/HelpTopicScreen.tsx'), 'HelpTopicScreen'),
    }),
    createRoute({ ...page('/404'), component: NotFoundPage }),
    createRoute({ ...page('/403'), validateSearch: pageFrom, component: ForbiddenPage }),
    createRoute({ ...page('/401'), validateSearch: pageFrom, component: SignedOutPage }),
    createRoute({ ...page('/notfound'), component: NotFoundPage }),
    createRoute({ ...page('/$'), component: NotFoundPage }),
  ]),
  createRoute({
    ...bare('/projects/$projectId/editor/$sectionsList'),
    validateSearch: editorSearch,
    loader: loadEditor,
    component: screen(() => import('./editor/EditorScreen.tsx'), 'EditorScreen'),
  }),
  createRoute({
    ...bare('/projects/$projectId/read/$sectionsList'),
    validateSearch: readSearch,
    loader: loadRead,
    component: firstScreen(() => import('./read/ReadScreen.tsx'), 'ReadScreen'),
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
    // The editor itself scrolls to its chosen string: where its list was before a reload would win or lose by chance.
    scrollRestoration: () => document.querySelector('[data-string][aria-current]') === null,
  });
  // A link that is pointed at is not followed yet.
  const { preloadRoute } = router;
  router.preloadRoute = (place) => aheadOfTime(() => preloadRoute(place));
  // The first page stands in its frame at once; from then on the page before stays a second while the next is fetched.
  const stop = router.subscribe('onResolved', () => {
    stop();
    router.update({ ...router.options, defaultPendingMs: 1000, defaultPendingMinMs: 500 });
  });
  watchArrivals(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
