import {
  type ExportedFile,
  type ExportedRow,
  type ExportOptions,
  exportedText,
  type FileFormat,
  SOURCE_OPTIONS,
} from '../model/file-format.ts';
import type { HeaderAndFooter } from '../model/skeleton.ts';
import type { SkeletonCodec } from '../model/skeleton-codec.ts';
import { printSkeleton } from './print-skeleton.ts';

/** The printing functions of a format in which each translation replaces its source in place. */
export function printedInPlace(
  skeleton: SkeletonCodec,
  empty: HeaderAndFooter,
): Pick<FileFormat, 'print' | 'printSource' | 'empty'> & { readonly skeleton: SkeletonCodec } {
  const print = ({ headerAndFooter }: ExportedFile, rows: readonly ExportedRow[], options: ExportOptions) =>
    printSkeleton(
      { skeleton, empty },
      headerAndFooter,
      rows.map(({ key, context, frame = null, isSaidBefore = false, ...row }) => {
        const isLeftOut = isSaidBefore || (options.untranslated === 'skip' && row.translation === null);
        return { key, context, frame, words: isLeftOut ? null : exportedText(row, options) };
      }),
    );
  return { skeleton, empty, print, printSource: (file, rows) => print(file, rows, SOURCE_OPTIONS) };
}
