import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCaps } from '../../../ui/shortcuts/KeyCaps.tsx';
import type { KeyName } from '../../../ui/shortcuts/keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { useOpenDialog } from '../state/open-dialog.tsx';
import classes from './KeyHints.module.css';
import { keysFor } from './keys-for.ts';

const STRINGS = {
  keys: ['previousString', 'nextString'],
  text: 'editor.hints.strings',
} as const satisfies { keys: readonly KeyName[]; text: string };

const TOOLS = [
  { of: 'sheet', text: 'editorKeys.names.sheet', tool: 'keys' },
  { of: 'palette', text: 'editorKeys.names.palette', tool: 'palette' },
] as const;

/** The most useful shortcuts, where there is room, and the buttons of all others and of the palette. */
export const KeyHints = memo(function KeyHints() {
  const open = useOpenDialog();
  const { t } = useTranslation();
  const { viewer, project } = useEditor();
  return (
    <div className={classes.hints}>
      <span>
        {STRINGS.keys.map((key) => (
          <KeyCaps key={key} of={key} />
        ))}
        {t(STRINGS.text)}
      </span>
      {TOOLS.map(({ of, text, tool }) => (
        <UnstyledButton key={of} onClick={() => open(tool)}>
          <KeyCaps of={of} />
          {t(text)}
        </UnstyledButton>
      ))}
      {keysFor(viewer, project).has('saveAndNext') && (
        <span>
          <KeyCaps of="saveAndNext" />
          {t('editor.hints.add')}
        </span>
      )}
    </div>
  );
});
