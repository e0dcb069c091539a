import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';

type Props<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
};

/** A choice of one option: a segmented control, or on a phone a select. */
export function SegmentedChoice<Value extends string>(props: Props<Value>) {
  const { label, options, value, disabled = false, onChange } = props;
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  if (!isPhone) {
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
