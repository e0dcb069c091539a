import { useTranslation } from 'react-i18next';
import { sayDone, sayFailed } from '../../toasts/toast.tsx';

/** Copies the link to a string as somebody else can open it: the strings around it, their filter and their order. */
export function useCopyLink(): (href: string) => Promise<void> {
  const { t } = useTranslation();
  return async (href) => {
    try {
      await navigator.clipboard.writeText(new URL(href, location.href).href);
      void sayDone(t('editorTools.palette.linkCopied'));
    } catch {
      // A browser offers its clipboard only to pages that came securely, and may ask first.
      void sayFailed(t('editorTools.palette.linkNotCopied'));
    }
  };
}
