import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowString } from '../../data/queries/editor.ts';
import { changeSettings, editorSettings } from '../../data/settings/editor-settings.ts';
import { useUndo } from '../../features/history/undo/use-undo.ts';
import { announce } from '../../ui/announcements/announce.ts';
import { FIND_ID } from './filters/FindField.tsx';
import type { Navigation } from './navigation/navigation-context.ts';
import { useCommands } from './shortcuts/commands.ts';
import { useEditor } from './state/editor-context.ts';
import { useIsPhone } from './state/is-phone.ts';
import { useOpenDialog } from './state/open-dialog.tsx';
import { commandsOn, type StringCommand } from './state/string-commands.ts';
import type { RunStringCommand, StringManagement } from './state/string-management.ts';
import type { PanelAction } from './tools/panel-state.ts';
import { KEY_TOOLS } from './tools/tools.ts';
import type { ToolState } from './tools/use-tool-state.ts';

type Options = {
  navigation: Navigation;
  hasPrevious: boolean;
  hasNext: boolean;
  /** Whether a reload would change the list. */
  hasChanges: boolean;
  management: StringManagement;
  runCommand: RunStringCommand;
  chosen: RowString | undefined;
  /** Whether the user is signed in. */
  isUser: boolean;
  /** Whether the user is a member, who can undo their own actions. */
  isMember: boolean;
  dispatch: Dispatch<PanelAction>;
  tools: ToolState;
};

/** Registers the commands that are available everywhere in the editor. */
export function useEditorCommands({
  navigation,
  hasPrevious,
  hasNext,
  hasChanges,
  management,
  runCommand,
  chosen,
  isUser,
  isMember,
  dispatch,
  tools,
}: Options): void {
  const { t } = useTranslation();
  const open = useOpenDialog();
  const isPhone = useIsPhone();
  const toggleLayout = () => {
    const layout = editorSettings().layout === 'beside' ? 'inPlace' : 'beside';
    changeSettings({ layout });
    announce(t(`editorSettings.layouts.${layout}`));
  };
  // A string that is reached by key has the cursor in its field, over the list too.
  const byKey = (go: () => void) => () => {
    dispatch({ kind: 'set', to: { isForWriting: true } });
    go();
  };
  const toolCommands = KEY_TOOLS.filter(({ name }) => tools.canOpen(name)).map(
    ({ name, key }) => [key, () => tools.toggle(name)] as const,
  );
  const { project } = useEditor();
  const { undo, redo } = useUndo(project.id);
  const { mode, whyNotMove, setMode } = management;
  const onChosen = (command: StringCommand) =>
    chosen && commandsOn(project, chosen).some(({ name }) => name === command)
      ? () => runCommand(command, chosen)
      : undefined;
  useCommands(
    mode === 'move' || mode === 'select' || mode === 'find'
      ? { sheet: () => open('keys') }
      : {
          previousString: hasPrevious ? byKey(() => navigation.step(-1)) : undefined,
          nextString: hasNext ? byKey(() => navigation.step(1)) : undefined,
          nextUntranslated: byKey(navigation.goToNextUntranslated),
          previousPage: navigation.hasPageBefore ? () => navigation.stepPage(-1) : undefined,
          nextPage: navigation.hasPageAfter ? () => navigation.stepPage(1) : undefined,
          filter: () => {
            if (!focusFind()) open('filters');
          },
          showChanges: hasChanges ? navigation.reload : undefined,
          palette: () => open('palette'),
          sheet: () => open('keys'),
          undo: isMember ? () => undo() : undefined,
          redo: isMember ? redo : undefined,
          ...Object.fromEntries(toolCommands),
          layout: isPhone ? undefined : toggleLayout,
          drafts: isUser ? () => open('drafts') : undefined,
          editString: onChosen('edit'),
          moveMode: management.mayManage && whyNotMove === undefined ? () => setMode('move') : undefined,
          selectMode: management.maySelect ? () => setMode('select') : undefined,
          findReplace: management.maySelect ? () => setMode('find') : undefined,
          addString: onChosen('addAfter'),
          splitString: onChosen('split'),
          mergeStrings: onChosen('merge'),
        },
  );
}

/** Focuses the search over the list, where there is room for one; returns whether there was. */
function focusFind(): boolean {
  const field = document.getElementById(FIND_ID);
  if (!(field instanceof HTMLInputElement) || field.offsetParent === null) return false;
  field.focus();
  field.select();
  return true;
}
