import { useTranslation } from 'react-i18next';
import { addComment } from '#contract/comments.ts';
import { announce } from '../announcements/announce.ts';
import { dropSent } from '../drafts/draft-store.ts';
import { call } from '../wire/call.ts';
import type { StringAt } from '../wire/comments.ts';
import { useNamedWrite } from '../writes/use-named-write.ts';
import { usePutComment } from './put-comment.ts';

/** Comments on a string, or answers a comment: `reply` is its id, or TOP_LEVEL. `draft`: the name under which the text is kept. */
export function useAddComment(at: StringAt, draft: string) {
  const { t } = useTranslation();
  const put = usePutComment(at);
  return useNamedWrite(draft, {
    mutationFn: (body: { text: string; reply: number }) => call(addComment, { params: at, body }),
    // Also where the form has gone meanwhile.
    onSuccess: (comment, { text }) => {
      dropSent(draft, text);
      put(comment);
      announce(t('comments.sent'));
    },
  });
}
