import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#domain/core/text/text.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { replaceComposerText } from '../dictionary/insert-in-composer.ts';
import { composerField } from '../state/focus-composer.ts';
import { useIsPhone } from '../state/is-phone.ts';
import { Overlays } from '../state/overlays.ts';

/** What can replace the text of the composer, and the messages for it. */
const REPLACEMENTS = {
  source: {
    title: 'editorComposer.replaceTitle',
    confirm: 'editorComposer.replaceConfirm',
    announcement: 'editorComposer.sourceCopied',
  },
  translation: {
    title: 'editorComposer.replaceByTranslation',
    confirm: 'editorComposer.replaceConfirm',
    announcement: 'editorComposer.translationCopied',
  },
  nothing: {
    title: 'editorComposer.discardTitle',
    confirm: 'editorComposer.discard',
    announcement: 'editorComposer.discarded',
  },
} as const;

type Replacement = { by: keyof typeof REPLACEMENTS; text: string };

/**
 * Replaces the text of the composer, or calls `write` where the composer has several fields. On a phone, which has no
 * key for undo, a question is asked first.
 */
export function useReplaceText(write: (text: string) => void = replaceComposerText): {
  replace: (by: Replacement['by'], text: string) => void;
  question: ReactNode;
} {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [toConfirm, setToConfirm] = useState<Replacement>();
  const put = ({ by, text }: Replacement) => {
    setToConfirm(undefined);
    write(text);
    announce(t(REPLACEMENTS[by].announcement));
  };
  return {
    replace: (by, text) => {
      const written = composerField()?.value ?? '';
      if (isPhone && !isBlank(written) && written !== text) setToConfirm({ by, text });
      else put({ by, text });
    },
    question: toConfirm && (
      <Overlays.Confirmation
        title={t(REPLACEMENTS[toConfirm.by].title)}
        confirmLabel={t(REPLACEMENTS[toConfirm.by].confirm)}
        cancelLabel={t('editorComposer.keepWriting')}
        onConfirm={() => put(toConfirm)}
        onClose={() => setToConfirm(undefined)}
      >
        {t('editorComposer.replaceText')}
      </Overlays.Confirmation>
    ),
  };
}
