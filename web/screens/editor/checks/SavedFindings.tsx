import type { EditorRow } from '#contract/texts/editor.ts';
import type { Translation } from '#contract/texts/translations.ts';
import { TextFindings } from './TextFindings.tsx';
import { useFindings } from './use-findings.ts';

type Props = {
  row: EditorRow;
  translation: Pick<Translation, 'id' | 'text'>;
  className?: string | undefined;
};

/** What checks find in a saved translation (checks.31). */
export function SavedFindings({ row, translation: { id, text }, className }: Props) {
  const findings = useFindings(row, text);
  return <TextFindings row={row} text={text} translation={id} findings={findings} className={className} />;
}
