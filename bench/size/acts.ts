import { readLog } from '#contract/history/log.ts';
import { getUser } from '#contract/identity/users.ts';
import { countProjects, getProject, listProjects } from '#contract/projects/projects.ts';
import { getContributions, getStatistics } from '#contract/projects/statistics.ts';
import { openEditorPage } from '#contract/texts/editor.ts';
import { readSection } from '#contract/texts/reading.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import type { Request } from '../load-generator.ts';
import { type ProjectTarget, requestOf, type Targets, type Words } from './targets.ts';

/** Makes the requests of an act for one database: the `nth` of a pass, of `small` projects that nothing else asks for. */
export type Act = {
  name: string;
  of(targets: Targets, small: readonly ProjectTarget[]): (nth: number, pass: number) => Request;
};

const PAGE = 50;
/** The words of the search in a project, which change with each request. */
const SEARCHED = ['rabbit', 'queen', 'down', 'curious', 'door', 'voice', 'little', 'garden'];

const onSmall =
  (make: (target: ProjectTarget, nth: number, pass: number) => Request): Act['of'] =>
  (_, small) =>
  (nth, pass) =>
    make(small[nth % small.length] as ProjectTarget, nth, pass);

const onLarge =
  (make: (target: ProjectTarget, nth: number) => Request): Act['of'] =>
  ({ large }) =>
  (nth, pass) =>
    make(large, nth + pass * 1000);

const onSite =
  (make: (targets: Targets, small: ProjectTarget, nth: number) => Request): Act['of'] =>
  (targets, small) =>
  (nth) =>
    make(targets, small[nth % small.length] as ProjectTarget, nth);

/** A page of the editor over all sections; `at` is its place between the first (0) and the last (1). */
const page = ({ project, member, strings, sections }: ProjectTarget, at: number, query: object = {}) =>
  requestOf(
    openEditorPage,
    {
      params: { project },
      query: {
        sections: printSectionsList(sections),
        size: PAGE,
        page: 1 + Math.round(at * (Math.ceil(strings / PAGE) - 1)),
        ...query,
      },
    },
    member,
  );

const stringOf = (target: ProjectTarget, nth: number) => {
  const string = target.some[nth % target.some.length];
  if (!string) throw new Error(`project ${target.project} has no string to write to`);
  return string;
};

const save = (target: ProjectTarget, nth: number) => {
  const { section, string } = stringOf(target, nth);
  const params = { project: target.project, section, string };
  return requestOf(
    addTranslation,
    { params, body: { text: 'Алиса начала понемногу уставать' } },
    target.member,
  );
};

const vote = (target: ProjectTarget, nth: number) => {
  const { section, string, translation, voter } = stringOf(target, nth);
  return requestOf(
    castVote,
    { params: { project: target.project, section, string, translation }, body: {} },
    voter,
  );
};

const search = (target: ProjectTarget, nth: number) =>
  page(target, 0, { text: `${SEARCHED[nth % SEARCHED.length]}`, page: 1 });
const log = ({ project, owner }: ProjectTarget, nth: number) =>
  requestOf(readLog, { params: { project }, query: nth % 2 ? { w: LOG_CODES.approve } : {} }, owner);

const onNames = (which: keyof Words) =>
  onSite(({ words }, { member }, nth) =>
    requestOf(listProjects, { query: { name: words[which][nth % words[which].length] } }, member),
  );

/** Every act, in the order of the table. Each pass writes to other strings of the same projects. */
export const ACTS: readonly Act[] = [
  { name: 'editor, first page of a small project', of: onSmall((target) => page(target, 0)) },
  { name: 'editor, middle page of a small project', of: onSmall((target) => page(target, 0.5)) },
  { name: 'editor, last page of a small project', of: onSmall((target) => page(target, 1)) },
  { name: 'editor, first page of 100,000 strings', of: onLarge((target) => page(target, 0)) },
  {
    name: 'editor, middle page of 100,000 strings',
    of: onLarge((target, nth) => page(target, 0.4 + (nth % 100) / 500)),
  },
  {
    name: 'editor, deep page of 100,000 strings',
    of: onLarge((target, nth) => page(target, 1 - (nth % 100) / 500)),
  },
  { name: 'save in a small project', of: onSmall((target, _, pass) => save(target, pass)) },
  { name: 'save in 100,000 strings', of: onLarge((target, nth) => save(target, (nth % 1000) * 3)) },
  { name: 'vote in a small project', of: onSmall((target, _, pass) => vote(target, pass)) },
  { name: 'search in a small project', of: onSmall((target, nth) => search(target, nth)) },
  { name: 'search in 100,000 strings', of: onLarge((target, nth) => search(target, nth)) },
  { name: 'home, latest projects, guest', of: onSite(() => requestOf(listProjects, { query: {} })) },
  {
    name: 'home, own projects',
    of: onSite((_, { member }) => requestOf(listProjects, { query: { mine: '' } }, member)),
  },
  {
    name: 'home, popular projects',
    of: onSite((_, { member }) => requestOf(listProjects, { query: { popular: '' } }, member)),
  },
  {
    name: 'home, in need of translators',
    of: onSite((_, { member }) => requestOf(listProjects, { query: { needs_translators: '' } }, member)),
  },
  {
    name: 'number of projects',
    of: onSite((_, { member }) => requestOf(countProjects, { query: {} }, member)),
  },
  { name: 'search of projects, in ten names', of: onNames('few') },
  { name: 'search of projects, in 1 % of names', of: onNames('page') },
  { name: 'search of projects, in more names', of: onNames('many') },
  {
    name: 'search of projects, one project',
    of: onSite((_, { project, member }) =>
      requestOf(listProjects, { query: { name: ` ${project}` } }, member),
    ),
  },
  {
    name: 'search of projects, nothing there',
    of: onSite((_, __, nth) => requestOf(listProjects, { query: { name: `quux nowhere ${nth}` } })),
  },
  {
    name: 'card of a small project',
    of: onSmall(({ project, member }) =>
      requestOf(
        getProject,
        { params: { project }, query: { fetch_members: '', fetch_sections: '' } },
        member,
      ),
    ),
  },
  { name: 'log of a small project', of: onSmall((target, nth) => log(target, nth)) },
  { name: 'log of 100,000 strings', of: onLarge((target, nth) => log(target, nth)) },
  {
    name: 'reading page, guest',
    of: onSmall(({ project, sections }) =>
      requestOf(readSection, { params: { project, section: sections[0] ?? 0 }, query: { limit: 100 } }),
    ),
  },
  {
    name: 'reading page of 100,000 strings, guest',
    of: onLarge(({ project, sections }, nth) =>
      requestOf(readSection, {
        params: { project, section: sections[nth % sections.length] ?? 0 },
        query: { limit: 100 },
      }),
    ),
  },
  {
    name: 'profile with projects',
    of: onSite((_, { member }) =>
      requestOf(getUser, { params: { user: member }, query: { fetch_projects: '' } }, member),
    ),
  },
  {
    name: 'statistics of a small project',
    of: onSmall(({ project, member }) => requestOf(getStatistics, { params: { project } }, member)),
  },
  {
    name: 'statistics of 100,000 strings',
    of: onLarge(({ project, member }) => requestOf(getStatistics, { params: { project } }, member)),
  },
  {
    name: 'statistics by day, small project',
    of: onSmall(({ project, member }) => requestOf(getContributions, { params: { project } }, member)),
  },
];
