import { markCommentsRead } from '#contract/comments.ts';
import { openEditorPage } from '#contract/editor.ts';
import { LIMITS } from '#domain/limits.ts';
import { call } from '../../wire/call.ts';

/** Strings whose comments are marked at the same time. */
const AT_ONCE = 6;

/** Marks the comments on all strings of these sections as read; answers on how many strings there were new ones. */
export async function markAllRead(project: string, sections: string): Promise<number> {
  const marked = new Set<number>();
  for (;;) {
    const { rows } = await call(openEditorPage, {
      params: { project },
      query: { sections, status: 'non_read_coms', page: 1, size: LIMITS.pageSize.max },
    });
    const unread = rows.filter(({ id }) => !marked.has(id));
    if (unread.length === 0) return marked.size;
    for (let at = 0; at < unread.length; at += AT_ONCE) {
      await Promise.all(
        unread.slice(at, at + AT_ONCE).map(async ({ id, section_id }) => {
          await call(markCommentsRead, { params: { project, section: section_id, string: id } });
          marked.add(id);
        }),
      );
    }
  }
}
