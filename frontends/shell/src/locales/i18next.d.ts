import 'i18next';
import type { ShellStrings } from './pt.ts';

// Makes `t` accept existing keys only.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: ShellStrings };
  }
}
