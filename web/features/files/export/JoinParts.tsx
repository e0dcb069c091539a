import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = {
  /** Whether there are subtitles, so that cues are joined. */
  hasCues: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** A checkbox: whether strings that continue others are joined in the file. */
export function JoinParts({ hasCues, isChosen, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <Checkbox
      label={t(hasCues ? 'exportDialog.joinCues' : 'exportDialog.join')}
      description={t(hasCues ? 'exportDialog.joinCuesHint' : 'exportDialog.joinHint')}
      checked={isChosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
  );
}
