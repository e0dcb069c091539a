import { Button, Group, Modal, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/forms/Form.tsx';

type Props = {
  /** The index of the string, from 0. */
  at: number;
  total: number;
  onPut: (to: number) => void;
  onClose: () => void;
};

/** The dialog for the new position of a string, for far moves. */
export function PositionDialog({ at, total, onPut, onClose }: Props) {
  const { t } = useTranslation();
  const [position, setPosition] = useState<number>();
  const isValid = position !== undefined && Number.isInteger(position) && position >= 1 && position <= total;
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
          if (isValid) onPut(position - 1);
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
          value={position ?? ''}
          error={position !== undefined && !isValid}
          onChange={(value) => setPosition(value === '' ? undefined : Number(value))}
        />
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button type="submit" variant="filled" disabled={!isValid}>
            {t('editorMoving.put')}
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
