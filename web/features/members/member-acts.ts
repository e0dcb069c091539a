import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { grantRole, removeMember } from '#contract/members.ts';
import type { Project } from '#contract/projects.ts';
import type { RoleId } from '#domain/access/roles.ts';
import { PROJECTS } from '../../data/queries/projects.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { sayDone, sayFailed } from '../../ui/toasts/toast.tsx';

type Removal = {
  id: number;
  /** What is said when it is done. */
  words: string;
  /** Before the lists are asked anew. */
  before?: () => Promise<unknown>;
  /** Once they show it. */
  after?: () => void;
};

/** Turns a member out, or leaves when it is oneself. The row goes with it, so what follows stands in the call. */
export function useRemoveMember({ id: project }: Pick<Project, 'id'>) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const freshen = () => queries.invalidateQueries({ queryKey: PROJECTS });
  return useWrite({
    sameBy: ({ id }) => String(id),
    mutationFn: ({ id }: Removal) => call(removeMember, { params: { project, user: id } }),
    onSuccess: async (_, { words, before, after }) => {
      await before?.();
      void sayDone(words);
      // What the one who left may see no more is not kept for a way back.
      queries.removeQueries({ queryKey: PROJECTS, type: 'inactive' });
      await freshen();
      after?.();
    },
    onError: (error) => {
      void sayFailed(failureWords(t, error));
      void freshen();
    },
  });
}

/** Gives a member another role. */
export function useGrantRole({ id: project }: Pick<Project, 'id'>) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const freshen = () => queries.invalidateQueries({ queryKey: PROJECTS });
  return useWrite({
    sameBy: ({ user }) => String(user),
    mutationFn: ({ user, role_id }: { user: number; role_id: RoleId }) =>
      call(grantRole, { params: { project, user }, body: { role_id } }),
    onSuccess: freshen,
    onError: (error) => {
      void sayFailed(failureWords(t, error));
      void freshen();
    },
  });
}
