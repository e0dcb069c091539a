import { Radio } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './ExplainedChoice.module.css';

type Props = Omit<ComponentProps<typeof Radio.Group>, 'children'> & {
  options: readonly { value: string; label: string; hint: string }[];
};

/** Radio buttons with an explanation each. Accepts the props of `form.getInputProps(…)`. */
export function ExplainedChoice({ options, ...group }: Props) {
  return (
    <Radio.Group {...group}>
      <div className={`grid gap-12 ${classes.choices}`}>
        {options.map(({ value, label, hint }) => (
          <Radio key={value} value={value} label={label} description={hint} />
        ))}
      </div>
    </Radio.Group>
  );
}
