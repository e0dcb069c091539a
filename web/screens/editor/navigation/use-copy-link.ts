import { useTranslation } from 'react-i18next';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

/** Copies the link to a string with the list's filters and order. */
export function useCopyLink(): (href: string) => Promise<void> {
  const { t } = useTranslation();
  return async (href) => {
    if (await copyText(new URL(href, location.href).href))
      void showSuccessToast(t('editorTools.palette.linkCopied'));
    else void showErrorToast(t('editorTools.palette.linkNotCopied'));
  };
}
