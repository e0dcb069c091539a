import { Button, Group, Modal, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/forms/Form.tsx';

type Props = {
  /** Where the string stands, from 0. */
  at: number;
  total: number;
  onPut: (to: number) => void;
  onClose: () => void;
};

/** Asks for the number of the place where a string is to stand: for moves farther than one likes to drag. */
export function PositionDialog({ at, total, onPut, onClose }: Props) {
  const { t } = useTranslation();
  const [place, setPlace] = useState<number>();
  const isSound = place !== undefined && Number.isInteger(place) && place >= 1 && place <= total;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xs"
      title={t('editorMoving.toPlace', { place: at + 1 })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <Form
        general={undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSound) onPut(place - 1);
        }}
      >
        <NumberInput
          size="sm"
          label={t('editorStrings.place')}
          description={t('editorStrings.places', { count: total })}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          data-autofocus
          value={place ?? ''}
          error={place !== undefined && !isSound}
          onChange={(value) => setPlace(value === '' ? undefined : Number(value))}
        />
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button type="submit" variant="filled" disabled={!isSound}>
            {t('editorMoving.put')}
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
