import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { Me } from '#contract/identity/users.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { fixedRoleNamed } from '#domain/core/access/roles.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { sectionQuery, sectionsQuery } from '../../data/queries/sections.ts';
import { sessionQuery } from '../../data/session/session.ts';
import { loadImportSource, loadProjectImport, loadSectionImport } from '../import-source/load-import.ts';

/** A cache with a project and a viewer: a guest, a user without a role, or with one. */
function knownTo(who: string, status: Project['status']): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(sessionQuery.queryKey, who === 'guest' ? null : ({ id: 1 } as Me));
  const role = fixedRoleNamed(who);
  const membership = { role_id: role?.id ?? null, permissions: role ? [...role.permissions] : null };
  queries.setQueryData(projectQuery(1).queryKey, { id: 1, ...membership, status } as Project);
  queries.setQueryData(sectionQuery(1, 10).queryKey, { id: 10 } as Section);
  queries.setQueryData(sectionsQuery(1).queryKey, []);
  return queries;
}

const params = { projectId: '1', sectionId: 'a' };
const asked = (queries: QueryClient) => ({ context: { queries }, location: { href: '/here' }, params });
const PAGES = {
  'load strings': (queries: QueryClient) => loadImportSource(asked(queries)),
  'upload for a section': (queries: QueryClient) => loadSectionImport(asked(queries)),
  'upload for a project': (queries: QueryClient) => loadProjectImport(asked(queries)),
};

/** The address that a user is redirected to; undefined where they see the page. */
async function ledTo(page: keyof typeof PAGES, who: string, status: Project['status']) {
  try {
    await PAGES[page](knownTo(who, status));
    return undefined;
  } catch (thrown) {
    return isRedirect(thrown) ? thrown.options.to : thrown;
  }
}

test.each<[keyof typeof PAGES, string, Project['status'], string | undefined]>([
  ['load strings', 'guest', 'opened', '/401'],
  ['load strings', 'nobody there', 'opened', '/403'],
  ['load strings', 'translator', 'opened', '/403'],
  ['load strings', 'redactor', 'opened', undefined],
  ['load strings', 'redactor', 'frozen', '/403'],
  ['load strings', 'owner', 'frozen', undefined],
  ['upload for a section', 'guest', 'opened', '/401'],
  ['upload for a section', 'nobody there', 'opened', '/403'],
  ['upload for a section', 'translator', 'opened', undefined],
  ['upload for a project', 'guest', 'opened', '/401'],
  ['upload for a project', 'nobody there', 'opened', '/403'],
  ['upload for a project', 'translator', 'closed', '/403'],
  ['upload for a project', 'translator', 'opened', undefined],
])('at %s, %s in an %s project is led to %s', async (page, who, status, to) => {
  expect(await ledTo(page, who, status)).toBe(to);
});
