import { Failure } from '../../../data/wire/failure.ts';
import { ToolPopover, type ToolPopoverProps } from '../../../ui/popovers/ToolPopover.tsx';
import { FilterForm } from './FilterForm.tsx';

type Props = ToolPopoverProps & { refused: Error | undefined };

/** The form of {@link ./MoreFilters.tsx}: a popover, on a phone a drawer. */
export function FilterPanel({ refused, ...panel }: Props) {
  return (
    <ToolPopover {...panel} position="bottom-start" width={440}>
      <FilterForm refused={refused instanceof Failure ? refused : undefined} onDone={panel.onClose} />
    </ToolPopover>
  );
}
