import 'i18next';
import type { English } from '#words/english.d.ts';

declare module 'i18next' {
  // As if all files were one namespace: which one a text is in, i18next finds out.
  interface CustomTypeOptions {
    defaultNS: 'all';
    resources: { all: English };
  }
}
