import { Radio } from '@mantine/core';
import classes from './DownloadDialog.module.css';

type Props<Value extends string> = {
  label: string;
  hint?: string | undefined;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** One of a few, all of them in sight. */
export function Choices<Value extends string>({ label, hint, options, value, onChoose }: Props<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChoose(option.value);
  };
  return (
    <Radio.Group label={label} description={hint} value={value} onChange={choose}>
      <div className={classes.choices}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </div>
    </Radio.Group>
  );
}
