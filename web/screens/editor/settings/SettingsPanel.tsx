import { ToolPopover, type ToolPopoverProps } from '../../../ui/popovers/ToolPopover.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** The settings of the editor: a popover, on a phone a drawer. */
export function SettingsPanel({ sections, ...panel }: ToolPopoverProps & { sections: string }) {
  return (
    <ToolPopover {...panel} position="bottom-end" width={340}>
      <SettingsForm sections={sections} />
    </ToolPopover>
  );
}
