import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { approve, type Translation, unapprove } from '#contract/translations.ts';
import { isApproved } from '#domain/translations.ts';
import { announce } from '../../announcements/announce.ts';
import { call } from '../../wire/call.ts';
import { useEditor } from '../editor-context.ts';
import { useAnswered } from './answered.ts';
import { useSayWhy } from './say-why.ts';

/** Approves a translation, or takes that back from an approved one (DECISIONS §5.2, §5.3). */
export function useApproval(section: number) {
  const { t } = useTranslation();
  const { at } = useEditor();
  const answered = useAnswered(at);
  const sayWhy = useSayWhy();
  return useMutation({
    mutationFn: ({ id, string_id, status }: Translation) =>
      call(isApproved({ status }) ? unapprove : approve, {
        params: { project: at, section, string: string_id, translation: id },
      }),
    onSuccess: (changed) => {
      answered(changed);
      announce(t(isApproved(changed) ? 'editor.approved' : 'editor.unapproved'));
    },
    onError: sayWhy,
  });
}
