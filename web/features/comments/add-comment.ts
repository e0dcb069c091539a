import { useTranslation } from 'react-i18next';
import { addComment } from '#contract/comments.ts';
import { dropSent } from '../../data/drafts/draft-store.ts';
import type { StringAt } from '../../data/queries/comments.ts';
import { call } from '../../data/wire/call.ts';
import { useNamedWrite } from '../../data/writes/use-named-write.ts';
import { announce } from '../../ui/announcements/announce.ts';
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
