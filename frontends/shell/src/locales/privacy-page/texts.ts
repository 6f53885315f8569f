import type { ConnectionPurpose } from '@selah/shared/contracts/outgoing-connections';
import type { DEVICE_KEYS } from '@selah/web-kit/browser/browser-keys';

/** A sentence about what is kept, and for how long. */
export interface Kept {
  readonly what: string;
  /** May contain the numbers of `PRIVACY_NUMBERS` in double braces. */
  readonly howLong: string;
}

/** The connections that can lead to somebody else; the others stay in the house. */
export type ContactPurpose = Exclude<ConnectionPurpose, 'address' | 'services'>;

/** Texts of `/privacidade`. Only the build reads them. A key of the browser or a purpose without a sentence is a type error. */
export interface PrivacyPageTexts {
  readonly title: string;
  readonly description: string;
  /** What matters most. */
  readonly first: string;
  readonly server: { readonly title: string; readonly kept: readonly Kept[]; readonly readers: string };
  readonly device: {
    readonly title: string;
    /** `adSlots` is part of the choice about ads. */
    readonly keys: Readonly<Record<Exclude<keyof typeof DEVICE_KEYS, 'adSlots'>, string>>;
    readonly tab: string;
    readonly files: string;
    readonly erase: string;
  };
  readonly contacts: {
    readonly title: string;
    readonly intro: string;
    /** Each contains `{{host}}`. */
    readonly on: Readonly<Record<ContactPurpose, string>>;
    /** The letters are written by an artificial intelligence of the house. */
    readonly lettersOwn: string;
    /** The letters are written without one. */
    readonly lettersOff: string;
    /** Some services did not say. */
    readonly unknown: string;
    readonly browserTitle: string;
    readonly browser: readonly string[];
  };
  /** The steps contain the words of the buttons: `{{page}}`, `{{export}}`, `{{deleteOne}}`, `{{delete}}`. */
  readonly export: { readonly title: string; readonly text: string };
  readonly delete: {
    readonly title: string;
    readonly one: string;
    readonly all: string;
    readonly none: string;
  };
  readonly myMessages: string;
  readonly care: string;
}
