import 'i18next';
import type { ShellStrings } from './pt.ts';

// Makes `t` accept the keys that exist, and nothing else.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: ShellStrings };
  }
}
