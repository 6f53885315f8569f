/**
 * Increased when the text that visitors agree to changes. An earlier yes then no longer counts; an earlier no still does.
 */
export const CONSENT_VERSION = 1;

export type ConsentChoice = 'accepted' | 'refused';

/** The stored form of a choice. */
export interface ConsentRecord {
  readonly choice: ConsentChoice;
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
}

/** The choice in force. `by` says who decided: the visitor, or the browser's settings. */
export type Consent =
  | { readonly status: 'unasked' }
  | { readonly status: ConsentChoice; readonly by: 'visitor'; readonly at: string }
  | { readonly status: 'refused'; readonly by: 'browserSignal' | 'noStorage' };

export interface ConsentSources {
  readonly stored: ConsentRecord | undefined;
  /** The browser sends Global Privacy Control. */
  readonly browserRefuses: boolean;
  /** Whether the browser can store a choice. */
  readonly canRemember: boolean;
}

/** A browser that sends a refusal or cannot store a choice counts as a refusal, and the visitor is not asked. */
export function consentFrom({ stored, browserRefuses, canRemember }: ConsentSources): Consent {
  if (browserRefuses) return { status: 'refused', by: 'browserSignal' };
  if (!canRemember) return { status: 'refused', by: 'noStorage' };
  if (!stored || isOutdated(stored)) return { status: 'unasked' };
  return { status: stored.choice, by: 'visitor', at: stored.at };
}

export function isConsentRecord(raw: unknown): raw is ConsentRecord {
  if (typeof raw !== 'object' || raw === null) return false;
  if (!('choice' in raw) || !('version' in raw) || !('at' in raw)) return false;
  return (
    (raw.choice === 'accepted' || raw.choice === 'refused') &&
    Number.isSafeInteger(raw.version) &&
    typeof raw.at === 'string' &&
    !Number.isNaN(Date.parse(raw.at))
  );
}

function isOutdated({ choice, version }: ConsentRecord): boolean {
  return choice === 'accepted' && version !== CONSENT_VERSION;
}
