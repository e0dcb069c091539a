import { examples } from '../example.ts';
import * as calls from './deleted-projects.ts';
import { deleteProject } from './projects.ts';

export const deletedProjectsExamples = [
  examples(calls.listDeletedProjects, 'signedIn | read | 2')(() => ({})),
  examples(
    calls.undeleteProject,
    'signedIn | manage | 14 | owner',
  )({
    rights: '11 4444 +44444',
    ask: async ({ cast, project }) => {
      // Of those who try one after the other, the first deletes it.
      await cast.owner.asks(deleteProject, { params: { project } });
      return { params: { deleted_project: project } };
    },
  }),
];
