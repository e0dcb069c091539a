import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { addStrings, type SourceString } from '#contract/strings.ts';
import type { StringDraft } from '#domain/texts/strings.ts';
import { keepDraft } from '../../../data/drafts/draft-store.ts';
import { call } from '../../../data/wire/call.ts';
import { useNamedWrite } from '../../../data/writes/use-named-write.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { useSayWhy } from './say-why.ts';
import { useStringsChanged } from './strings-changed.ts';

/** Where a string comes in: the number that it gets in its section. */
export type StringPlace = { section: number; pos: number };

/**
 * Adds a string at a place; those from there on move down by one. The form that asks for it says what it is refused for.
 * `draft`: the name under which it is kept until then.
 */
export function useAddString(draft: string, onAdded: (added: SourceString) => void) {
  const { t } = useTranslation();
  const { at } = useEditor();
  const changed = useStringsChanged();
  return useNamedWrite(draft, {
    mutationFn: ({ section, pos, ...fields }: StringPlace & StringDraft) =>
      call(addStrings, { params: { project: at, section }, query: { pos }, body: [fields] }),
    onSuccess: ([added]) => {
      keepDraft(draft, '');
      changed();
      if (!added) return;
      announce(t('editorStrings.added', { index: added.index }));
      onAdded(added);
    },
  });
}

/** Puts a copy of a string behind it: its text, key, context and limit, without translations (strings.15). */
export function useCopyString(onAdded: (added: SourceString) => void) {
  const { t } = useTranslation();
  const { at } = useEditor();
  const changed = useStringsChanged();
  const sayWhy = useSayWhy();
  return useWrite({
    mutationFn: ({ id, section_id, index }: EditorRow) =>
      call(addStrings, {
        params: { project: at, section: section_id },
        query: { pos: index + 1 },
        body: [{ copy_of: id }],
      }),
    onSuccess: ([added]) => {
      changed();
      if (!added) return;
      announce(t('editorStrings.copied', { index: added.index }));
      onAdded(added);
    },
    onError: sayWhy,
  });
}
