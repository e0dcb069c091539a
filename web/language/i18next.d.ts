import 'i18next';
import type { English } from '#words/english.d.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'all';
    resources: { all: English };
  }
}
