import type { Me } from '#contract/identity/users.ts';
import {
  countProjects,
  createProject,
  deleteProject,
  editProject,
  getProject,
  listProjects,
  type Project,
  refreshCover,
  removeCover,
  uploadCover,
} from '#contract/projects/projects.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import { OWNER_ROLE } from '#domain/core/access/roles.ts';
import { seesContent } from '#domain/core/access/visibility.ts';
import { type LockedProject, withProjectLocked } from '../core/content/project-lock-queries.ts';
import { rolesOf } from '../core/content/role-queries.ts';
import { sectionsOf } from '../core/content/section-queries.ts';
import type { Feature } from '../core/endpoints/app-context.ts';
import { registerEndpoint } from '../core/endpoints/register-endpoint.ts';
import { memberWith, optionalUser, seesProject, signedIn } from '../core/guards/guards.ts';
import { type ImageOfLink, NO_IMAGE } from '../core/image-store/open-images.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';
import { forbidden, orNotFound } from '../platform/http/failures.ts';
import { countOfNewAccount } from '../platform/limits/new-accounts.ts';
import { projectCount } from './count-queries.ts';
import { deleteProjectOf } from './deleted-queries.ts';
import { changeProject } from './edit.ts';
import { updateProject } from './edit-queries.ts';
import { findProjects, stillFound } from './listing-queries.ts';
import { createRatedMembers } from './members/rated-members.ts';
import { requireCurrentMember } from './members/require-current-member.ts';
import { coverAddressOf, coverLinkOf, duplicateFieldsOf, makeProject, projectCard } from './queries.ts';
import { refuseDuplicates } from './refuse-duplicates.ts';
import { withDerived } from './statistics/derived.ts';

/** Whether the user may read the project's texts, as the guards decide (visibility.6). */
const readsTexts = ({ visibility, hidden, role_id }: Project, me: Me | undefined) =>
  seesContent(
    { visibility, hidden_at: hidden?.at ?? null },
    { isMember: role_id !== null, isOwner: role_id === OWNER_ROLE, isSiteAdmin: me?.site_admin ?? false },
  );

/** Finding, making, changing and deleting projects (visibility.9, projects.7, projects.16, projects.23). */
export const projects: Feature = (context) => {
  const { sql, settings, images } = context;
  const most = settings.projectsPerUser;
  const ratedMembersOf = createRatedMembers();

  /** The image of a new cover link, fetched before the project is locked and only if the link changes. */
  const newCoverOf = async (id: number, userId: number, link: string | undefined) =>
    link === undefined || link === (await coverLinkOf(sql, id))
      ? NO_IMAGE
      : images.fetched(link, 'cover', userId);

  registerEndpoint(context, listProjects, optionalUser, async ({ me, query, request, source }) => {
    if (query.mine && !me) return [];
    const listQuery = { ...query, userId: me?.id ?? null };
    const find = (on: Sql | Transaction) => findProjects(on, listQuery);
    const listed = await (query.name ? source.search(request, find) : source.read(find));
    return source.isReplica ? stillFound(sql, listed, listQuery.userId) : listed;
  });

  registerEndpoint(context, countProjects, optionalUser, async ({ me, query, request, source }) => {
    if (query.mine && !me) return { amount: 0, more: false };
    const countQuery = { ...query, userId: me?.id ?? null };
    const count = (on: Sql | Transaction) => projectCount(on, countQuery);
    return query.name ? source.search(request, count) : source.read(count);
  });

  registerEndpoint(context, getProject, seesProject, async ({ project, me, query }) => {
    const card = orNotFound(await projectCard(sql, project.id, me?.id ?? null), 'project');
    return {
      ...card,
      ...(query.generate_statistics && { stats: withDerived(card.stats) }),
      ...(query.fetch_members && { members: await ratedMembersOf(sql, project.id) }),
      ...(query.fetch_sections && readsTexts(card, me) && { sections: await sectionsOf(sql, project.id) }),
      ...(query.fetch_roles && {
        roles: await rolesOf(sql, project.id),
      }),
    };
  });

  registerEndpoint(context, createProject, signedIn, async ({ me, body }) => {
    if (isRestricted(me.limitations, 'creatingProjects')) throw forbidden('general', 'limited');
    refuseDuplicates(await duplicateFieldsOf(sql, body));
    await countOfNewAccount(context, me, 'projects');
    const cover = await images.fetched(body.cover_url, 'cover', me.id);
    const id = await makeProject(sql, me.id, body, cover, most);
    if (id === undefined) throw forbidden('general', 'tooMany');
    return orNotFound(await projectCard(sql, id, me.id), 'project');
  });

  registerEndpoint(
    context,
    editProject,
    memberWith('can_manage_project', 'manage'),
    async ({ project, me, body }) => {
      const cover = await newCoverOf(project.id, me.id, body.cover_url);
      await withProjectLocked(sql, project.id, (tx, now) =>
        changeProject(tx, now, { actor: me.id, body, cover, most }),
      );
      return orNotFound(await projectCard(sql, project.id, me.id), 'project');
    },
  );

  const manages = memberWith('can_manage_project', 'manage');

  registerEndpoint(context, uploadCover, manages, async ({ project, me, body }) => {
    const cover = await images.uploaded(body, 'cover', me.id);
    await withProjectLocked(sql, project.id, (tx, now) => changeCover(tx, now, { actor: me.id, cover }));
    return orNotFound(await projectCard(sql, project.id, me.id), 'project');
  });

  registerEndpoint(context, removeCover, manages, async ({ project, me }) => {
    await withProjectLocked(sql, project.id, (tx, now) =>
      changeCover(tx, now, { actor: me.id, cover: NO_IMAGE }),
    );
    return orNotFound(await projectCard(sql, project.id, me.id), 'project');
  });

  registerEndpoint(context, refreshCover, manages, async ({ project, me }) => {
    const link = await coverLinkOf(sql, project.id);
    await images.refresh('cover', project.id, link ?? '', me.id);
    return orNotFound(await projectCard(sql, project.id, me.id), 'project');
  });

  registerEndpoint(context, deleteProject, memberWith('is_owner', 'manage'), async ({ project, me }) => {
    await deleteProjectOf(sql, project.id, me.id);
  });
};

/**
 * Sets or removes the uploaded cover of a locked project, which removes its link. Without a change nothing is written
 * (images.2).
 */
async function changeCover(
  tx: Transaction,
  before: LockedProject,
  { actor, cover }: { actor: number; cover: ImageOfLink },
) {
  await requireCurrentMember(tx, before.id, actor, 'can_manage_project');
  const was = await coverAddressOf(tx, before.id);
  const is = cover.hash;
  if (was === is && before.cover_url === '') return;
  const acts = {
    ...(before.cover_url !== '' && { cover_url: [before.cover_url, ''] as [string, string] }),
    ...(was !== is && { cover_image: [was, is] as [string | null, string | null] }),
  };
  await updateProject(tx, { ...before, cover_url: '' }, { actor, acts, cover });
}
