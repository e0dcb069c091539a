import { UnstyledButton } from '@mantine/core';
import { IconArrowsUpDown, IconLanguage, IconListCheck, IconPencil, IconReplace } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ShortcutTooltip } from '../shortcuts/ShortcutTooltip.tsx';
import { useStringManagement } from '../state/string-management.ts';
import classes from './ModeButtons.module.css';

const MODES = [
  {
    mode: 'normal',
    text: 'editorStrings.translateMode',
    name: 'editorStrings.translateMode',
    Icon: IconLanguage,
  },
  {
    mode: 'edit',
    text: 'editorStrings.editMode',
    name: 'editorStrings.editStrings',
    Icon: IconPencil,
    of: 'editString',
  },
  {
    mode: 'move',
    text: 'editorMoving.moveMode',
    name: 'editorMoving.moveStrings',
    Icon: IconArrowsUpDown,
    of: 'moveMode',
  },
  {
    mode: 'select',
    text: 'editorStrings.selectMode',
    name: 'editorStrings.selectStrings',
    Icon: IconListCheck,
    of: 'selectMode',
  },
  {
    mode: 'find',
    text: 'editorStrings.findMode',
    name: 'editorStrings.findAndReplace',
    Icon: IconReplace,
    of: 'findReplace',
  },
] as const;

/** The switch of the modes that the user may use (editor.21). */
export function ModeButtons() {
  const { t } = useTranslation();
  const { mayManage, maySelect, mode: current, setMode, whyNotMove } = useStringManagement();
  if (!maySelect) return null;
  const modes = MODES.filter(({ mode }) => mayManage || (mode !== 'edit' && mode !== 'move'));
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser lays out a fieldset as a flex container.
    <div className={classes.modes} role="group" aria-label={t('editorStrings.mode')}>
      {modes.map(({ mode, text, name, Icon, ...more }) => {
        const why = mode === 'move' && whyNotMove ? t(`editorMoving.whyNot.${whyNotMove}`) : undefined;
        return (
          <ShortcutTooltip key={mode} words={why ?? t(name)} of={'of' in more && !why ? more.of : undefined}>
            <UnstyledButton
              className={classes.mode}
              aria-label={t(name)}
              aria-pressed={mode === current}
              aria-disabled={why !== undefined || undefined}
              aria-description={why}
              onClick={() => why === undefined && mode !== current && setMode(mode)}
            >
              <Icon size={16} stroke={1.75} className={classes.icon} />
              <span data-words="modes">{t(text)}</span>
            </UnstyledButton>
          </ShortcutTooltip>
        );
      })}
    </div>
  );
}
