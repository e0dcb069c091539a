import { filled } from './arrived.ts';
import { openMenu, openSectionMenu, type Places, press, type Screen, submit } from './screen.ts';

const work = ({ work }: Places) => `/projects/${work.project}`;
const tab = (name: string) => (places: Places) => `${work(places)}#${name}`;

/** The project page: its tabs, and states in which they show more than at first. */
export const PROJECT_SCREENS = [
  { name: 'project', as: 'owner', at: work },
  { name: 'project-guest', at: work },
  { name: 'project-translator', seldom: true, as: 'translator', at: work },
  { name: 'project-stranger', seldom: true, as: 'stranger', at: work },
  { name: 'project-limited', seldom: true, as: 'limited', at: work },
  { name: 'project-program', seldom: true, as: 'owner', at: ({ program }) => `/projects/${program.project}` },
  { name: 'project-empty', seldom: true, as: 'owner', at: (places) => `/projects/${places.empty}` },
  { name: 'project-empty-guest', seldom: true, at: (places) => `/projects/${places.empty}` },
  { name: 'project-frozen', seldom: true, as: 'translator', at: ({ frozen }) => `/projects/${frozen}` },
  { name: 'project-finished', seldom: true, as: 'owner', at: ({ finished }) => `/projects/${finished}` },
  { name: 'project-private', seldom: true, as: 'stranger', at: (places) => `/projects/${places.private}` },
  { name: 'section-menu', as: 'owner', at: work, act: (page) => openSectionMenu(page) },
  {
    name: 'section-add',
    seldom: true,
    as: 'owner',
    at: work,
    act: async (page, t) => {
      await press(page, t('project.addSection'));
      await submit(page);
    },
  },
  {
    name: 'section-rename',
    seldom: true,
    as: 'owner',
    at: work,
    act: (page, t) => openSectionMenu(page, t('sections.rename')),
  },
  {
    name: 'section-versions',
    as: 'owner',
    at: work,
    act: async (page, t) => {
      await openSectionMenu(page, t('sections.sourceVersions'));
      await page.getByRole('dialog').waitFor();
      await filled(page);
    },
  },
  {
    name: 'section-delete',
    as: 'owner',
    at: work,
    act: (page, t) => openSectionMenu(page, t('sections.delete')),
  },
  {
    name: 'sections-rearrange',
    as: 'owner',
    at: work,
    act: async (page, t) => {
      await press(page, t('sections.rearrange'));
      await page.locator('[data-section]').first().waitFor();
    },
  },
  { name: 'download', as: 'translator', at: work, act: (page, t) => press(page, t('exportDialog.button')) },
  { name: 'dictionary', at: tab('dictionary') },
  {
    name: 'dictionary-errors',
    as: 'owner',
    at: tab('dictionary'),
    act: async (page, t) => {
      await press(page, t('dictionary.add'));
      await press(page, t('dictionary.more'));
      await submit(page);
      await page.locator('pre').waitFor();
    },
  },
  {
    name: 'dictionary-edit',
    seldom: true,
    as: 'owner',
    at: tab('dictionary'),
    act: (page) => page.locator('td button').first().click(),
  },
  {
    name: 'dictionary-delete',
    seldom: true,
    as: 'owner',
    at: tab('dictionary'),
    act: (page) => page.locator('td button').nth(1).click(),
  },
  {
    name: 'dictionary-none',
    seldom: true,
    as: 'owner',
    at: (places) => `/projects/${places.empty}#dictionary`,
  },
  { name: 'dictionary-shared', as: 'owner', at: ({ family }) => `/projects/${family.other}#dictionary` },
  {
    name: 'languages',
    as: 'owner',
    at: ({ family }) => `/projects/${family.first}#languages`,
  },
  {
    name: 'languages-other',
    seldom: true,
    as: 'owner',
    at: ({ family }) => `/projects/${family.other}#languages`,
  },
  {
    name: 'languages-download',
    as: 'owner',
    at: ({ family }) => `/projects/${family.first}#languages`,
    act: async (page, t) => {
      await press(page, t('languages.download'));
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'languages-update',
    as: 'owner',
    at: ({ family }) => `/projects/${family.first}#languages`,
    act: async (page, t) => {
      await press(page, t('languages.update'));
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'languages-report',
    as: 'owner',
    at: ({ family }) => `/projects/${family.first}#languages`,
    act: async (page, t) => {
      await openMenu(page, 'table [aria-haspopup=menu]');
      await press(page, t('languages.report'), 'menuitem');
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'languages-word',
    as: 'owner',
    at: ({ family }) => `/projects/${family.first}#languages`,
    act: async (page, t) => {
      await press(page, t('sharedWords.add'));
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'members', as: 'owner', at: tab('members') },
  {
    name: 'members-link',
    as: 'owner',
    at: ({ empty }) => `/projects/${empty}#members`,
    act: (page, t) => press(page, t('inviteLinks.make')),
  },
  { name: 'members-guest', at: tab('members') },
  { name: 'members-translator', seldom: true, as: 'translator', at: tab('members') },
  {
    name: 'members-role',
    seldom: true,
    as: 'owner',
    at: tab('members'),
    act: (page) => openMenu(page, 'td:nth-child(2) [aria-haspopup=menu]'),
  },
  {
    name: 'members-menu',
    seldom: true,
    as: 'owner',
    at: tab('members'),
    act: async (page, t) => {
      await page.locator('td:last-child [aria-haspopup=menu]').last().click();
      await page.getByRole('menuitem', { name: t('members.kickOut') }).waitFor();
    },
  },
  {
    name: 'members-revert',
    seldom: true,
    as: 'owner',
    at: tab('members'),
    act: async (page, t) => {
      await openMenu(page, 'td:last-child [aria-haspopup=menu]');
      await press(page, t('members.revert'), 'menuitem');
      await page.getByRole('dialog').waitFor();
      await filled(page);
    },
  },
  {
    name: 'members-kick',
    seldom: true,
    as: 'owner',
    at: tab('members'),
    act: async (page, t) => {
      await page.locator('td:last-child [aria-haspopup=menu]').last().click();
      await press(page, t('members.kickOut'), 'menuitem');
    },
  },
  {
    name: 'members-leave',
    seldom: true,
    as: 'translator',
    at: tab('members'),
    act: (page, t) => press(page, t('members.leave')),
  },
  {
    name: 'statistics',
    at: tab('statistics'),
    act: (page) => page.locator('[role=tabpanel] svg.recharts-surface').first().waitFor(),
  },
  {
    name: 'statistics-fixes',
    as: 'owner',
    at: ({ messages }) => `/projects/${messages.project}#statistics`,
    act: async (page, t) => {
      await page
        .getByRole('button', { name: t('fixes.openOf', { check: t('checks.edge-spaces.name') }) })
        .click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'statistics-none',
    seldom: true,
    as: 'owner',
    at: (places) => `/projects/${places.empty}#statistics`,
  },
  {
    name: 'film-timing',
    as: 'owner',
    at: ({ film }) => `/projects/${film.project}`,
    act: async (page, t) => {
      await openSectionMenu(page, t('sections.retime'));
      await page.getByLabel(t('retime.by')).fill('1.5');
    },
  },
  {
    name: 'film-stretch',
    seldom: true,
    as: 'owner',
    at: ({ film }) => `/projects/${film.project}`,
    act: async (page, t) => {
      await openSectionMenu(page, t('sections.retime'));
      await page.getByLabel(t('retime.by')).waitFor();
      const times = page.getByRole('dialog').locator('select');
      if (await times.count()) await times.last().selectOption('stretch');
      else await page.getByRole('dialog').getByText(t('retime.stretch'), { exact: true }).click();
    },
  },
  {
    name: 'film-limits',
    as: 'owner',
    at: ({ film }) => `/projects/${film.project}#settings`,
    act: async (page, t) => {
      await page.getByText(t('cues.limits.title'), { exact: true }).first().scrollIntoViewIfNeeded();
    },
  },
  { name: 'settings', seldom: true, as: 'owner', at: tab('settings') },
  { name: 'roles', seldom: true, as: 'owner', at: tab('roles') },
  {
    name: 'settings-role',
    as: 'owner',
    at: tab('roles'),
    act: async (page, t) => {
      await press(page, t('roles.add'));
      await page.getByRole('dialog').locator('input').first().waitFor();
    },
  },
  {
    name: 'webhooks',
    seldom: true,
    as: 'owner',
    at: tab('webhooks'),
    act: (page, t) => press(page, t('webhooks.add')),
  },
  {
    name: 'settings-errors',
    as: 'owner',
    at: tab('settings'),
    act: async (page) => {
      await page.locator('[data-path=description]').fill('**Too** long. '.repeat(100));
      await page.locator('[data-path=name]').fill('');
      await submit(page);
    },
  },
  {
    name: 'settings-image',
    as: 'owner',
    at: tab('settings'),
    act: async (page) => {
      const file = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.locator('fieldset [role=alert]').waitFor();
    },
  },
  {
    name: 'settings-preview',
    seldom: true,
    as: 'owner',
    at: tab('settings'),
    act: (page, t) => press(page, t('markup.preview')),
  },
  {
    name: 'settings-delete',
    seldom: true,
    as: 'owner',
    at: tab('settings'),
    act: (page, t) => press(page, t('projectSettings.delete.act')),
  },
  {
    name: 'log',
    seldom: true,
    as: 'owner',
    at: tab('log'),
    act: (page) => page.locator('[role=tabpanel] time').first().waitFor(),
  },
  {
    name: 'log-changes',
    as: 'owner',
    at: tab('log'),
    act: async (page) => {
      const group = page.locator('[role=tabpanel] li').filter({ has: page.locator('[class*=count]') });
      await group.first().locator('button[aria-expanded=false]').click();
      await page.locator('[role=tabpanel] li li').first().waitFor();
    },
  },
  { name: 'deleted', seldom: true, as: 'owner', at: tab('deleted') },
  {
    name: 'past',
    as: 'owner',
    at: tab('past'),
    act: async (page, t) => {
      await press(page, t('past.show'));
      await page.locator('[role=tabpanel] li button[aria-expanded=false]').first().click();
      await page.locator('[data-state]').first().waitFor();
    },
  },
  { name: 'past-empty', seldom: true, as: 'owner', at: (places) => `${work(places)}?at=1#past` },
  {
    name: 'log-filtered',
    as: 'owner',
    at: (places) => `${work(places)}?kind=translations&period=month#log`,
    act: async (page) => {
      await page.locator('[role=tabpanel] time').first().waitFor();
      await page.locator('[role=tabpanel] li button[aria-expanded=false]').first().click();
    },
  },
  {
    name: 'log-members',
    seldom: true,
    as: 'owner',
    at: tab('log'),
    act: async (page, t) => {
      await page.getByRole('combobox', { name: t('log.member') }).click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'log-dates',
    seldom: true,
    as: 'owner',
    at: (places) => `${work(places)}?string=1&period=dates&since=2020-01-01&until=2020-01-31#log`,
    act: (page) => page.locator('[role=tabpanel] [role=status]').waitFor(),
  },
] as const satisfies readonly Screen[];
