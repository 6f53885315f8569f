import type { ServiceName } from '@selah/shared/contracts/endpoint';
import type { Condition } from '@selah/shared/contracts/site-health/site-health';
import { texts } from '../../../locales/pt.ts';

const words = texts.siteHealth;

/** One line for the administrator: what is how, and what to do about it. */
export interface Finding {
  readonly tone: 'bad' | 'warning' | 'fine';
  readonly title: string;
  /** What to do, in one sentence; for whatever is not well. */
  readonly advice?: string;
}

export interface ServiceReport {
  readonly service: ServiceName;
  /** Undefined if the service did not answer. */
  readonly conditions: readonly Condition[] | undefined;
}

const ORDER = ['bad', 'warning', 'fine'] as const;

/** The lines of all services, what is not well first. What is the same in several services is one line. */
export function findingsOf(reports: readonly ServiceReport[]): readonly Finding[] {
  const byTitle = new Map<string, Finding>();
  for (const { service, conditions } of reports) {
    const findings = conditions?.map((condition) => describe(condition, service)) ?? [
      { tone: 'bad' as const, ...words.away(words.services[service]) },
    ];
    for (const finding of findings) byTitle.set(finding.title, finding);
  }
  return [...byTitle.values()].sort((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone));
}

function describe({ name, state, amount, limit }: Condition, service: ServiceName): Finding {
  const bad = (text: Omit<Finding, 'tone'>): Finding => ({ tone: 'bad', ...text });
  const warning = (text: Omit<Finding, 'tone'>): Finding => ({ tone: 'warning', ...text });
  const fine = (title: string): Finding => ({ tone: 'fine', title });
  const fails = state === 'failing';
  switch (name) {
    case 'database':
      return fails ? bad(words.databaseFails(words.services[service])) : fine(words.databaseWell);
    case 'events':
      return fails ? bad(words.eventsFail) : fine(words.eventsWell);
    case 'sessions':
      return fails ? bad(words.sessionsFail) : fine(words.sessionsWell);
    case 'cloud':
      return fails ? bad(words.cloudFails) : fine(words.cloudWell);
    case 'converter':
      return state === 'good' ? fine(words.converterWell) : warning(words.converterMissing);
    case 'disk': {
      if (amount === undefined || limit === undefined) return bad(words.diskUnknown);
      if (fails) return bad(words.diskFull(amount));
      return state === 'attention' ? warning(words.diskNearlyFull(amount)) : fine(words.disk(amount, limit));
    }
    case 'provider':
      if (fails) return bad(words.providerFails);
      if (state === 'off' || amount === undefined || limit === undefined) return fine(words.providerOff);
      return state === 'attention'
        ? warning(words.providerScarce(amount, limit))
        : fine(words.provider(amount, limit));
    case 'helplines':
      return state === 'good' ? fine(words.helplines(amount ?? 0)) : warning(words.helplinesOld(amount ?? 0));
    case 'mail':
      if (fails) return bad(words.mailFails);
      return state === 'off' ? warning(words.mailOff) : fine(words.mailWell);
    case 'backup':
      if (fails) return bad(words.backupFailed(amount));
      if (amount === undefined) return warning(words.backupMissing);
      return state === 'good' ? fine(words.backup(amount)) : warning(words.backupOld(amount));
    case 'address':
      if (fails) return bad(words.certificateEnded);
      if (state === 'off') return fine(words.addressLocal);
      if (state === 'good') return fine(words.address(amount));
      return warning(amount === undefined ? words.addressOpen : words.certificateEnds(amount));
  }
}
