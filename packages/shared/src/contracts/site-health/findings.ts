import type { ServiceName } from '../endpoint.ts';
import { findingsInPortuguese as words } from './findings-in-portuguese.ts';
import type { Condition } from './site-health.ts';

/** One line for the administrator: what is how, and what to do about it. */
export interface Finding {
  /** What it is about, whatever its state, e.g. `disk` or `database videos`. */
  readonly subject: string;
  readonly tone: 'bad' | 'warning' | 'fine';
  readonly title: string;
  /** What to do, in one sentence; for whatever is not well. */
  readonly advice?: string;
  /** A warning that becomes a failure if nobody does anything. */
  readonly getsWorse?: true;
}

export interface ServiceReport {
  readonly service: ServiceName;
  /** Undefined if the service did not answer. */
  readonly conditions: readonly Condition[] | undefined;
}

type Said = Pick<Finding, 'title' | 'advice'>;

const ORDER = ['bad', 'warning', 'fine'] as const;

/** The lines of all services, what is not well first. What is the same in several services is one line. */
export function findingsOf(reports: readonly ServiceReport[]): readonly Finding[] {
  const byTitle = new Map<string, Finding>();
  for (const finding of reports.flatMap(findingsIn)) byTitle.set(finding.title, finding);
  return [...byTitle.values()].sort((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone));
}

/** The lines of one service. */
export function findingsIn({ service, conditions }: ServiceReport): readonly Finding[] {
  if (conditions) return conditions.map((condition) => describe(condition, service));
  return [{ subject: awaySubject(service), tone: 'bad', ...words.away(words.services[service]) }];
}

/** The subject of a service that does not answer. */
export function awaySubject(service: ServiceName): string {
  return `away ${service}`;
}

function describe({ name, state, amount, limit, folder }: Condition, service: ServiceName): Finding {
  const subject = name === 'database' ? `${name} ${service}` : name;
  const bad = (text: Said): Finding => ({ subject, tone: 'bad', ...text });
  const warning = (text: Said): Finding => ({ subject, tone: 'warning', ...text });
  const growing = (text: Said): Finding => ({ ...warning(text), getsWorse: true });
  const fine = (title: string): Finding => ({ subject, tone: 'fine', title });
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
      if (folder !== undefined) return bad(words.folderNotWritable(folder));
      if (amount === undefined || limit === undefined) return bad(words.diskUnknown);
      if (fails) return bad(words.diskFull(amount));
      return state === 'attention' ? growing(words.diskNearlyFull(amount)) : fine(words.disk(amount, limit));
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
      if (state === 'attention') return warning(words.mailWithoutSender);
      return state === 'off' ? warning(words.mailOff) : fine(words.mailWell);
    case 'backup':
      if (fails) return bad(words.backupFailed(amount));
      if (amount === undefined) return warning(words.backupMissing);
      return state === 'good' ? fine(words.backup(amount)) : growing(words.backupOld(amount));
    case 'backup-cloud':
      if (fails) return bad(words.backupCloudFailed(amount));
      if (amount === undefined) return warning(words.backupCloudMissing);
      return state === 'good' ? fine(words.backupCloud(amount)) : growing(words.backupCloudOld(amount));
    case 'address':
      if (fails) return bad(words.certificateEnded);
      if (state === 'off') return fine(words.addressLocal);
      if (state === 'good') return fine(words.address(amount));
      return amount === undefined ? warning(words.addressOpen) : growing(words.certificateEnds(amount));
  }
}
