export { categoriesOf, missingForms, otherForm, withForms } from '#domain/plurals/forms.ts';
export { formOfText, isForm, pluralOf, pluralText } from '#domain/plurals/plural.ts';
export { MissingFormsHint, MissingFormsOf } from './MissingForms.tsx';
export { PluralFields } from './PluralFields.tsx';
export { sourceForms } from './plural-fields.ts';
