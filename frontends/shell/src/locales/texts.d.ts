import type { ShellStrings } from './pt.ts';

// Makes `t` accept existing keys only.
declare module '@selah/web-kit/i18n/i18n' {
  interface Texts extends ShellStrings {}
}
