import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { addStrings, type SourceString } from '#contract/strings.ts';
import type { StringDraft } from '#domain/texts/strings.ts';
import { storeDraftText } from '../../../data/drafts/draft-store.ts';
import { call } from '../../../data/wire/call.ts';
import { useNamedWrite } from '../../../data/writes/use-named-write.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import type { StringPosition } from '../state/string-management.ts';
import { useShowFailure } from './show-failure.ts';
import { useStringsChanged } from './strings-changed.ts';

/** Adds a string at a position; those from there on move down. `draft`: the name of its draft. Its form shows the errors. */
export function useAddString(draft: string, onAdded: (added: SourceString) => void) {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const changed = useStringsChanged();
  return useNamedWrite(draft, {
    mutationFn: ({ section, pos, ...fields }: StringPosition & StringDraft) =>
      call(addStrings, { params: { project, section }, query: { pos }, body: [fields] }),
    onSuccess: ([added]) => {
      storeDraftText(draft, '');
      changed();
      if (!added) return;
      announce(t('editorStrings.added', { index: added.index }));
      onAdded(added);
    },
  });
}

/** Adds a copy of a string after it, without translations (strings.15). */
export function useCopyString(onAdded: (added: SourceString) => void) {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const changed = useStringsChanged();
  const showFailure = useShowFailure();
  return useWrite({
    mutationFn: ({ id, section_id, index }: EditorRow) =>
      call(addStrings, {
        params: { project, section: section_id },
        query: { pos: index + 1 },
        body: [{ copy_of: id }],
      }),
    onSuccess: ([added]) => {
      changed();
      if (!added) return;
      announce(t('editorStrings.copied', { index: added.index }));
      onAdded(added);
    },
    onError: showFailure,
  });
}
