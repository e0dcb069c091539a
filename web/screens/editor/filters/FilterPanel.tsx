import { Failure } from '../../../data/wire/failure.ts';
import { ToolPopover, type ToolPopoverProps } from '../../../ui/popovers/ToolPopover.tsx';
import { FilterForm } from './FilterForm.tsx';

type Props = ToolPopoverProps & { filterError: Error | undefined };

/** The form of {@link ./MoreFilters.tsx}: a popover, on a phone a drawer. */
export function FilterPanel({ filterError, ...panel }: Props) {
  return (
    <ToolPopover {...panel} position="bottom-start" width={440}>
      <FilterForm
        filterError={filterError instanceof Failure ? filterError : undefined}
        onDone={panel.onClose}
      />
    </ToolPopover>
  );
}
