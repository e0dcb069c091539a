import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ShortcutTooltip } from '../shortcuts/ShortcutTooltip.tsx';
import { TOOLBAR_TOOLS, TOOLS, type ToolName } from './tools.ts';

type Props = { open: ToolName | null; onToggle: (name: ToolName) => void };

/** The buttons of the tools in the toolbar. */
export function ToolButtons({ open, onToggle }: Props) {
  const { t } = useTranslation();
  return TOOLBAR_TOOLS.map((name) => {
    const { text, Icon, key } = TOOLS[name];
    const words = t(text);
    return (
      <ShortcutTooltip key={name} words={words} of={key}>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={words}
          aria-pressed={open === name}
          leftSection={<Icon size={16} stroke={1.75} />}
          onClick={() => onToggle(name)}
        >
          <span data-words="tools">{words}</span>
        </Button>
      </ShortcutTooltip>
    );
  });
}
