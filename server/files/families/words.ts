import {
  addSharedWord,
  deleteSharedWord,
  editSharedWord,
  listSharedWords,
} from '#contract/texts/shared-words.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, readsProject } from '../../core/guards/guards.ts';
import { deleteSharedWordRow, insertSharedWord, sharedWordsOf, updateSharedWord } from './word-queries.ts';

/** Words of the source that all languages of a family share (families.18). */
export const sharedWords: Feature = (context) => {
  const { sql } = context;
  const manages = memberWith('can_manage_strings');

  registerEndpoint(context, listSharedWords, readsProject, ({ project, me }) =>
    sharedWordsOf(sql, project.id, me?.id ?? null),
  );

  registerEndpoint(context, addSharedWord, manages, ({ project, me, body }) =>
    insertSharedWord(sql, { project: project.id, actor: me.id }, body),
  );

  registerEndpoint(context, editSharedWord, manages, ({ project, me, params, body }) =>
    updateSharedWord(sql, { project: project.id, actor: me.id }, params.word, body),
  );

  registerEndpoint(context, deleteSharedWord, manages, ({ project, me, params }) =>
    deleteSharedWordRow(sql, { project: project.id, actor: me.id }, params.word),
  );
};
