import { examples, inProject } from '../example.ts';
import * as calls from './assignments.ts';

export const assignmentsExamples = [
  examples(
    calls.listMyAssignments,
    `signedIn | read | 3
    ?limit ?int(1..100); ?after ?id 1:ok
    ?after_deadline ?string(1000) "":illegal "x":illegal "2026-13-01":illegal "2026-12-31":ok`,
  )(() => ({})),
  examples(
    calls.listAssignments,
    'readsProject | read | 2; ?limit ?int(1..1000); ?after ?id 1:ok',
  )(inProject),
  examples(
    calls.assignSection,
    `memberWith can_manage_sections | manage | 11
    user_id id 9007199254740991:choice $member:ok
    deadline string(1000)|null "":illegal "x":illegal "2026-02-30":illegal "2026-1-1":illegal "3000-01-01":illegal "2020-01-01":min "2999-12-31":ok`,
  )(({ project, section, cast }) => ({
    params: { project, section },
    body: { user_id: cast.author.id, deadline: '2999-12-31' },
  })),
  examples(
    calls.unassignSection,
    'memberWith can_manage_sections manage | manage | 9',
  )(({ project, section, cast }) => ({ params: { project, section, user: cast.author.id } })),
  examples(
    calls.claimSection,
    'memberWith can_translate | translate | 9',
  )(({ project, section }) => ({ params: { project, section } })),
  examples(
    calls.giveBackSection,
    'memberWith can_translate manage | translate | 7',
  )(({ project, section }) => ({ params: { project, section } })),
];
