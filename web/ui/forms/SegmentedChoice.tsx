import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';

type Props<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** How many options fit beside each other. */
const MOST_SEGMENTS = 6;

/** A choice of one option: a segmented control, or a select on a phone and where there are many. */
export function SegmentedChoice<Value extends string>(props: Props<Value>) {
  const { label, options, value, disabled = false, onChange } = props;
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  if (!isPhone && options.length <= MOST_SEGMENTS) {
    return (
      <SegmentedControl
        aria-label={label}
        data={[...options]}
        value={value}
        disabled={disabled}
        onChange={onChange}
      />
    );
  }
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <NativeSelect
      aria-label={label}
      data={[...options]}
      value={value}
      disabled={disabled}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
