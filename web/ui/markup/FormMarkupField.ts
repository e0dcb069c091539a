import { memo } from 'react';
import { hasSameProps } from '../forms/has-same-props.ts';
import { MarkupField } from './MarkupField.tsx';

/** A {@link MarkupField} among other fields of a form. */
export const FormMarkupField = memo(MarkupField, hasSameProps);
