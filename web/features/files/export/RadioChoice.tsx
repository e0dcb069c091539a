import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ExportDialog.module.css';

type Props<Value extends string> = {
  label: string;
  /** The options, with a hint where the label is not enough. */
  options: readonly { value: Value; label: string; hint?: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** A labelled group of radio buttons. */
export function RadioChoice<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChoose(option.value);
  };
  return (
    <Radio.Group label={label} value={value} onChange={choose}>
      <div className={`grid gap-8 ${classes.choices}`}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} description={option.hint} />
        ))}
      </div>
    </Radio.Group>
  );
}
