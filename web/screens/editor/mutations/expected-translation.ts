import type { UserName } from '#contract/core/user-name.ts';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Translation } from '#contract/texts/translations.ts';
import type { INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';

/** The id of the last translation that was shown so. */
let lastId = 0;

/** A translation as it is shown before the server has it, with a negative id. */
export function expectedTranslation(
  row: EditorRow,
  text: string,
  author: UserName,
  status: typeof INITIAL | typeof REGULAR,
) {
  lastId -= 1;
  return {
    id: lastId,
    string_id: row.id,
    text,
    context: '',
    status,
    needs_review: false,
    author_id: author.id,
    author,
    editor_id: null,
    editor: null,
    updated_at: Date.now(),
    votes_plus: [],
    votes_minus: [],
    competing: false,
  } satisfies Translation;
}

/** Whether a translation is shown that the server doesn't have yet. */
export function isPending({ id }: Pick<Translation, 'id'>): boolean {
  return id < 0;
}
