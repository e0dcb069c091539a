import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Hint } from '../shortcuts/Hint.tsx';
import { HELPER_NAMES, HELPERS, type HelperName } from './tools.ts';

type Props = { open: HelperName | null; onOpen: (name: HelperName) => void };

/** The buttons to what helps to translate. */
export function HelperButtons({ open, onOpen }: Props) {
  const { t } = useTranslation();
  return HELPER_NAMES.map((name) => {
    const { text, Icon, of } = HELPERS[name];
    const words = t(text);
    return (
      <Hint key={name} words={words} of={of}>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={words}
          aria-pressed={open === name}
          leftSection={<Icon size={16} stroke={1.75} />}
          onClick={() => onOpen(name)}
        >
          <span data-words="helpers">{words}</span>
        </Button>
      </Hint>
    );
  });
}
