import type { TFunction } from 'i18next';
import type { CalledFile } from '../../../data/wire/call-file.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

/** Says that a file was saved, and what it can't have as it was (exports.28, exports.35, exports.40, exports.42, exports.43). */
export function saySaved(
  t: TFunction,
  { name, lacking, withoutKept, withoutPictures, leftOut, blocked }: CalledFile,
): void {
  const doubts = [
    ...(lacking === '' ? [] : [t('exportDialog.lacking', { lacking: [...lacking].join(' ') })]),
    ...(withoutKept === '' ? [] : [t('exportDialog.withoutKept', { sections: withoutKept })]),
    ...(withoutPictures === 0 ? [] : [t('exportDialog.withoutPictures', { count: withoutPictures })]),
    ...(leftOut ? [t('exportDialog.leftOut', { count: leftOut.texts, first: leftOut.first })] : []),
    ...(blocked ? [t('exportDialog.blockedLeft', { count: blocked.texts, first: blocked.first })] : []),
  ];
  const saved = t('exportDialog.done', { file: name });
  void (doubts.length === 0 ? showSuccessToast(saved) : showErrorToast([saved, ...doubts].join('. ')));
}
