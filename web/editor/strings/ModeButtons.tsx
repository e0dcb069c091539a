import { Button } from '@mantine/core';
import { IconArrowsUpDown, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../keys/Hint.tsx';
import type { Managing } from './use-managing.ts';

export type Modes = Pick<Managing, 'manages' | 'mode' | 'turnTo' | 'whyNotMove'>;

/** The buttons to the modes of the editor, for those who manage strings (SPEC §2). */
export function ModeButtons({ manages, mode, turnTo, whyNotMove }: Modes) {
  const { t } = useTranslation();
  if (!manages) return null;
  const words = t('editorStrings.editStrings');
  const move = t('editorMoving.moveStrings');
  const why = whyNotMove && t(`editorMoving.whyNot.${whyNotMove}`);
  return (
    <>
      <Hint words={words} of="editString">
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={words}
          aria-pressed={mode === 'edit'}
          leftSection={<IconPencil size={16} stroke={1.75} />}
          onClick={() => turnTo(mode === 'edit' ? 'normal' : 'edit')}
        >
          <span data-words>{t('editorStrings.editMode')}</span>
        </Button>
      </Hint>
      <Hint words={why ?? move} of={why ? undefined : 'moveMode'}>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={move}
          aria-disabled={why !== undefined}
          aria-description={why}
          data-disabled={why !== undefined || undefined}
          leftSection={<IconArrowsUpDown size={16} stroke={1.75} />}
          onClick={() => why === undefined && turnTo('move')}
        >
          <span data-words>{t('editorMoving.moveMode')}</span>
        </Button>
      </Hint>
    </>
  );
}
