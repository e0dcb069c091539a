import { Menu } from '@mantine/core';
import { IconFlag, IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { cloneElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowString } from '../../../data/queries/editor.ts';
import { WatchItem } from '../../../features/notices/watching/WatchItem.tsx';
import { ReportDialog } from '../../../features/site/reports/ReportDialog.tsx';
import { useOpenOnMount } from '../../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../../ui/offline/lazy-overlays.tsx';
import { KeyCaps } from '../../../ui/shortcuts/KeyCaps.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useIsPhone } from '../state/is-phone.ts';
import type { commandsOn } from '../state/string-commands.ts';
import type { RunStringCommand } from '../state/string-management.ts';

type Props = {
  button: OpeningButton;
  row: RowString;
  /** The commands that the user has on the string. */
  commands: ReturnType<typeof commandsOn>;
  onCommand: RunStringCommand;
  seesLog: boolean;
  /** Whether the user may report the string. */
  reports: boolean;
};

/** The items of {@link ./StringMenu.tsx}. */
export function StringMenuItems({ button, row, commands, onCommand, seesLog, reports }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { projectRef, project } = useEditor();
  const [isReporting, setReporting] = useState(false);
  const { target, opened, open } = useOpenOnMount();
  // What can't be undone is below everything else.
  const endsInDanger = commands.some((command) => 'isDanger' in command);
  const log = seesLog && (
    <Menu.Item
      key="log"
      leftSection={<IconHistory size={16} stroke={1.75} />}
      renderRoot={(props) => (
        <Link
          to="/projects/$projectId"
          params={{ projectId: projectRef }}
          search={{ string: row.id }}
          hash="log"
          {...props}
        />
      )}
    >
      {t('editorStrings.showInLog')}
    </Menu.Item>
  );
  const report = reports && (
    <Menu.Item
      key="report"
      leftSection={<IconFlag size={16} stroke={1.75} />}
      onClick={() => {
        target.current?.focus();
        setReporting(true);
      }}
    >
      {t('reports.report')}
    </Menu.Item>
  );
  const params = { project: project.id, section: row.section_id, string: row.id };
  const watch = reports && <WatchItem key="watch" place={params} />;
  return (
    <>
      <Menu opened={opened} onChange={open} position="bottom-end" returnFocus={false}>
        <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
        {/* A click in the menu doesn't choose the row. */}
        <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
          {!endsInDanger && [watch, log, report]}
          {commands.map(({ name, Icon, ...command }) => {
            const isDanger = 'isDanger' in command;
            const item = (
              <Menu.Item
                key={name}
                data-danger={isDanger || undefined}
                leftSection={<Icon size={16} stroke={1.75} />}
                rightSection={'key' in command && !isPhone && <KeyCaps of={command.key} />}
                onClick={() => {
                  // A dialog that opens restores the focus to this button.
                  target.current?.focus();
                  onCommand(name, row);
                }}
              >
                {t(`editorStrings.actions.${name}`)}
              </Menu.Item>
            );
            return isDanger ? [watch, log, report, <Menu.Divider key="rule" />, item] : item;
          })}
        </Menu.Dropdown>
      </Menu>
      {isReporting && (
        <ReportDialog of={{ target: 'string', at: params }} onClose={() => setReporting(false)} />
      )}
    </>
  );
}
