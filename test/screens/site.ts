import { join } from 'node:path';
import { announced, reopenWith, SERVICES } from './page-settings.ts';
import { openMenu, press, type Screen, submit } from './screen.ts';

/** Failed jobs, some of which will be retried. */
const FAILED_JOBS = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'fetchImageLinks',
    created_at: 1764547200000,
    tried_at: 1764547500000,
    tries: 2,
    next_at: 1764547800000,
    error: 'Error: getaddrinfo ENOTFOUND images.example.org',
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    kind: 'deleteUnusedImages',
    created_at: 1764540000000,
    tried_at: 1764541000000,
    tries: 4,
    next_at: null,
    error: 'PostgresError: canceling statement due to statement timeout',
  },
];

const BOOK = join(import.meta.dirname, '../../domain/files/books/fixtures/alice-pandoc-3.epub');

/** Screens that belong to no project. */
export const SITE_SCREENS = [
  { name: 'home-guest', at: () => '/' },
  { name: 'home', as: 'owner', at: () => '/' },
  { name: 'home-newcomer', seldom: true, as: 'stranger', at: () => '/' },
  { name: 'home-announcements', seldom: true, at: () => '/', act: announced },
  { name: 'language-menu', at: () => '/', act: (page) => openMenu(page, 'header [aria-haspopup=menu]') },
  {
    name: 'appearance-menu',
    seldom: true,
    as: 'owner',
    at: () => '/',
    act: (page) => openMenu(page, 'header [aria-haspopup=menu] >> nth=1'),
  },
  { name: 'help', at: () => '/help' },
  { name: 'help-topic', at: () => '/help/roles' },
  { name: 'help-formats', at: () => '/help/formats' },
  { name: 'help-format', seldom: true, at: () => '/help/csv' },
  { name: 'help-fluent', seldom: true, at: () => '/help/fluent' },
  { name: 'help-shortcuts', seldom: true, at: () => '/help/shortcuts' },
  { name: 'credits', seldom: true, at: () => '/', act: (page, t) => press(page, t('footer.credits.title')) },
  { name: 'login', seldom: true, at: () => '/login' },
  {
    name: 'login-services',
    at: () => '/login?service=denied',
    act: (page, t) => reopenWith(page, t, SERVICES),
  },
  { name: 'login-errors', at: () => '/login', act: submit },
  {
    name: 'login-delayed',
    seldom: true,
    at: () => '/login',
    act: async (page) => {
      const refusal = { status: 429, errors: [{ key: 'account', kind: 'tooOften' }] };
      // Failing often enough for this response would take a minute.
      await page.route('**/api/login', (route) =>
        route.fulfill({ status: 429, json: refusal, headers: { 'retry-after': '600' } }),
      );
      await page.locator('[autocomplete^=username]').fill('anna');
      await page.locator('[autocomplete=current-password]').fill('a guess');
      await submit(page);
      await page.locator('button[aria-disabled=true]').waitFor();
      await page.unroute('**/api/login');
    },
  },
  { name: 'signup', seldom: true, at: () => '/signup' },
  { name: 'signup-errors', at: () => '/signup', act: submit },
  { name: 'create', seldom: true, as: 'owner', at: () => '/create' },
  { name: 'create-errors', as: 'owner', at: () => '/create', act: submit },
  {
    name: 'create-book-split',
    as: 'owner',
    at: () => '/create',
    act: async (page, t) => {
      await page.locator('input[type=file]').first().setInputFiles(BOOK);
      await page.getByRole('button', { name: t('books.splitIn', { name: 'The jar' }) }).click();
      await page.getByRole('dialog').getByRole('checkbox').nth(2).check();
    },
  },
  { name: 'my-projects', as: 'owner', at: () => '/projects' },
  { name: 'my-projects-none', seldom: true, as: 'limited', at: () => '/projects' },
  { name: 'assigned', as: 'owner', at: () => '/projects#assigned' },
  { name: 'assigned-none', seldom: true, as: 'limited', at: () => '/projects#assigned' },
  { name: 'invitations', as: 'stranger', at: () => '/projects#invitations' },
  { name: 'invitations-none', seldom: true, as: 'limited', at: () => '/projects#invitations' },
  { name: 'deleted-projects', as: 'owner', at: () => '/projects#deleted' },
  { name: 'deleted-projects-none', seldom: true, as: 'limited', at: () => '/projects#deleted' },
  { name: 'search', seldom: true, at: () => '/search' },
  {
    name: 'search-found',
    as: 'owner',
    at: () => '/search?name=in',
    act: (page) => page.locator('main li').first().waitFor(),
  },
  { name: 'search-none', seldom: true, at: () => '/search?name=zzzz' },
  { name: 'profile', at: ({ owner }) => `/users/${owner}` },
  { name: 'profile-administered', seldom: true, as: 'siteAdmin', at: ({ owner }) => `/users/${owner}` },
  { name: 'profile-own', seldom: true, as: 'stranger', at: () => '/user' },
  { name: 'profile-settings', seldom: true, as: 'owner', at: ({ owner }) => `/users/${owner}#settings` },
  {
    name: 'profile-settings-errors',
    as: 'owner',
    at: ({ owner }) => `/users/${owner}#settings`,
    act: async (page) => {
      await page.locator('input[type=url]').fill('nowhere');
      await submit(page);
    },
  },
  {
    name: 'security',
    as: 'owner',
    at: ({ owner }) => `/users/${owner}#security`,
    act: async (page) => {
      await page.locator('[role=tabpanel] li').first().waitFor();
      await page.locator('[role=tabpanel] form button[type=submit]').first().click();
    },
  },
  {
    name: 'security-filled',
    seldom: true,
    as: 'owner',
    at: ({ owner }) => `/users/${owner}#security`,
    act: async (page, t) => {
      const passkeys = [
        { id: 2, name: 'Pixel 9', created_at: 1764547200000, used_at: 1764633600000 },
        { id: 1, name: 'YubiKey 5 NFC, in the drawer of the desk', created_at: 1764447200000, used_at: null },
      ];
      const services = [
        {
          name: 'example',
          label: 'Example Account',
          issuer: 'https://id.example.org',
          id: 1,
          since: 1764547200000,
        },
        {
          name: 'university',
          label: 'University of Urbino',
          issuer: 'https://id.example.edu',
          id: null,
          since: null,
        },
      ];
      // A passkey can't be made without a device, nor a service be connected without its server.
      await page.route('**/api/account/passkeys', (route) =>
        route.fulfill({ json: { passkeys, origin: new URL(page.url()).origin } }),
      );
      await page.route('**/api/account/services', (route) =>
        route.fulfill({ json: { has_password: true, may_set_password: false, services } }),
      );
      await reopenWith(page, t, SERVICES);
      await page.getByText('YubiKey').waitFor();
      await page.unroute('**/api/account/passkeys');
      await page.unroute('**/api/account/services');
    },
  },
  { name: 'notifications-none', as: 'limited', at: () => '/notifications' },
  {
    name: 'notifications',
    as: 'stranger',
    at: () => '/notifications',
    act: (page) => page.locator('main a[data-unread]').first().waitFor(),
  },
  {
    name: 'notifications-bell',
    as: 'stranger',
    at: () => '/search',
    act: async (page, t) => {
      await page.locator('header [aria-haspopup=dialog]').click();
      await page.getByRole('list', { name: t('notifications.list') }).waitFor();
    },
  },
  {
    name: 'notification-settings',
    as: 'owner',
    at: ({ owner }) => `/users/${owner}#notifications`,
    act: async (page) => {
      await page.locator('[role=tabpanel] td').first().waitFor();
      await page.locator('[role=tabpanel] li').first().waitFor();
    },
  },
  {
    name: 'api-tokens',
    as: 'owner',
    at: ({ owner }) => `/users/${owner}#tokens`,
    act: (page) => page.locator('[role=tabpanel] li').first().waitFor(),
  },
  {
    name: 'my-data',
    as: 'stranger',
    at: () => '/user',
    act: async (page, t) => {
      await press(page, t('profile.tab.data'), 'tab');
      await page.getByText(t('myData.ask')).waitFor();
    },
  },
  {
    name: 'my-data-last-admin',
    seldom: true,
    as: 'siteAdmin',
    at: ({ owner }) => `/users/${owner}#data`,
    act: (page, t) => page.getByText(t('myData.lastAdmin')).waitFor(),
  },
  {
    name: 'api-tokens-none',
    seldom: true,
    as: 'stranger',
    at: () => '/user',
    act: async (page, t) => {
      await press(page, t('profile.tab.tokens'), 'tab');
      await page.getByText(t('apiTokens.none')).waitFor();
    },
  },
  {
    name: 'api-token-errors',
    as: 'owner',
    at: ({ owner }) => `/users/${owner}#tokens`,
    act: async (page, t) => {
      await press(page, t('apiTokens.make'));
      await page.locator('[role=tabpanel] input[type=checkbox]').first().uncheck();
      await page.locator('[role=tabpanel] select').selectOption('date');
      await submit(page);
    },
  },
  {
    name: 'api-token-created',
    as: 'owner',
    at: ({ owner }) => `/users/${owner}#tokens`,
    act: async (page, t) => {
      const token = {
        id: 7,
        name: 'Sync',
        scopes: ['read'],
        start: 'dgm_x7Qe',
        created_at: 1764547200000,
        expires_at: null,
        last_used_at: null,
        token: `dgm_x7Qe${'k3Zt9'.repeat(9)}`,
      };
      // Nothing that is stored may change.
      await page.route('**/api/account/tokens', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 201, json: token }) : route.fallback(),
      );
      await press(page, t('apiTokens.make'));
      await page.locator('[role=tabpanel] input').first().fill('Sync');
      await page.locator('[autocomplete=current-password]').fill('a password');
      await submit(page);
      await page.locator('[role=tabpanel] h3').waitFor();
      await page.unroute('**/api/account/tokens');
    },
  },
  {
    name: 'api-token-revoke',
    seldom: true,
    as: 'owner',
    at: ({ owner }) => `/users/${owner}#tokens`,
    act: (page) => page.locator('[role=tabpanel] li button').first().click(),
  },
  { name: 'profile-limited', seldom: true, as: 'limited', at: () => '/user' },
  { name: 'codes', seldom: true, as: 'siteAdmin', at: () => '/admin_panel1337' },
  { name: 'codes-errors', as: 'siteAdmin', at: () => '/admin_panel1337', act: submit },
  {
    name: 'codes-date',
    seldom: true,
    as: 'siteAdmin',
    at: () => '/admin_panel1337',
    act: (page, t) => press(page, t('admin.lastUntil')),
  },
  {
    name: 'code-delete',
    seldom: true,
    as: 'siteAdmin',
    at: () => '/admin_panel1337',
    act: (page) => page.locator('[role=tabpanel] li button').last().click(),
  },
  { name: 'announcements', as: 'siteAdmin', at: () => '/admin_panel1337#announcements' },
  {
    name: 'announcement-form',
    seldom: true,
    as: 'siteAdmin',
    at: () => '/admin_panel1337#announcements',
    act: async (page, t) => {
      await press(page, t('announcements.add'));
      await page.locator('[role=dialog] textarea').first().waitFor();
    },
  },
  {
    name: 'users',
    as: 'siteAdmin',
    at: () => '/admin_panel1337#users',
    act: async (page) => {
      await page.locator('[role=tabpanel] button[aria-expanded=false]').first().click();
      await page.locator('[role=tabpanel] fieldset').waitFor();
    },
  },
  {
    name: 'all-projects',
    as: 'siteAdmin',
    at: () => '/admin_panel1337#projects',
    act: async (page) => {
      await page.locator('[role=tabpanel] li button').first().click();
      await page.locator('[role=dialog] textarea').waitFor();
    },
  },
  {
    name: 'failed-jobs',
    as: 'siteAdmin',
    at: () => '/admin_panel1337',
    act: async (page, t) => {
      // The demo has only emails that fail.
      await page.route('**/api/admin/jobs?*', (route) => route.fulfill({ json: FAILED_JOBS }));
      await press(page, t('admin.tab.jobs'), 'tab');
      await page.locator('[role=tabpanel] li time').first().waitFor();
      await page.unroute('**/api/admin/jobs?*');
    },
  },
  {
    name: 'failed-jobs-none',
    seldom: true,
    as: 'siteAdmin',
    at: () => '/admin_panel1337',
    act: async (page, t) => {
      // The demo has no mail server, so its emails fail.
      await page.route('**/api/admin/jobs?*', (route) => route.fulfill({ json: [] }));
      await press(page, t('admin.tab.jobs'), 'tab');
      await page.getByText(t('admin.noJobs')).waitFor();
      await page.unroute('**/api/admin/jobs?*');
    },
  },
  {
    name: 'site-log',
    as: 'siteAdmin',
    at: () => '/admin_panel1337#log',
    act: (page) => page.locator('[role=tabpanel] time').first().waitFor(),
  },
  {
    name: 'audit-log',
    as: 'siteAdmin',
    at: () => '/admin_panel1337#audit',
    act: (page) => page.locator('[role=tabpanel] time').first().waitFor(),
  },
  { name: 'password-ask', at: () => '/password' },
  {
    name: 'password-sent',
    seldom: true,
    at: () => '/password',
    act: async (page, t) => {
      await page.getByLabel(t('password.email')).fill('anna.karenina@example.org');
      await page.getByRole('button', { name: t('password.send') }).click();
      await page.getByRole('heading', { name: t('password.sent') }).waitFor();
    },
  },
  { name: 'email-confirmation', at: () => '/email/token' },
  { name: 'unsubscribe', at: () => '/unsubscribe/token?what=reply' },
  { name: 'password', seldom: true, at: () => '/password/token' },
  { name: 'password-errors', at: () => '/password/token', act: submit },
  { name: 'join', at: ({ invitation }) => invitation },
  { name: 'join-stranger', seldom: true, as: 'stranger', at: ({ invitation }) => invitation },
  { name: 'join-welcome', as: 'owner', at: ({ invitation }) => invitation },
  { name: 'sign-up-by-link', seldom: true, at: ({ invitation }) => `/signup?from=${invitation}` },
  { name: 'join-gone', seldom: true, at: () => `/join/${'x'.repeat(32)}` },
  { name: 'not-found', at: () => '/nothing/here' },
  { name: 'forbidden', seldom: true, as: 'owner', at: () => '/403' },
  { name: 'signed-out', at: () => '/401' },
  { name: 'signed-out-create', seldom: true, at: () => '/401?from=%2Fcreate' },
] as const satisfies readonly Screen[];
