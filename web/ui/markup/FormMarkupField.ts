import { memo } from 'react';
import { showsSame } from '../forms/shows-same.ts';
import { MarkupField } from './MarkupField.tsx';

/** A {@link MarkupField} among other fields of a form. */
export const FormMarkupField = memo(MarkupField, showsSame);
