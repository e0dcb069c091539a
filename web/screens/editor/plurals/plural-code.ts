export { categoriesOf, missingForms, otherForm, withForms } from '#domain/core/plurals/forms.ts';
export { formOfText, isForm, pluralOf, pluralText } from '#domain/core/plurals/plural.ts';
export { MissingFormsHint, MissingFormsOf } from './MissingForms.tsx';
export { PluralFields } from './PluralFields.tsx';
export { sourceForms } from './plural-fields.ts';
