import {
  awaySubject,
  type Finding,
  findingsIn,
  type ServiceReport,
} from '@selah/shared/contracts/site-health/findings';

/**
 * One problem, from the check that first found it to the mail that reports its end. Times in milliseconds.
 */
export interface Episode {
  /** As in the finding. */
  readonly subject: string;
  readonly title: string;
  readonly advice: string;
  readonly tone: 'bad' | 'warning';
  /** For how long it has been wrong. */
  readonly wrongMs: number;
  /** For how long it has been well since. */
  readonly wellMs: number;
  /** How bad the mail said it was; absent before the mail. */
  readonly told?: 'bad' | 'warning';
}

/** What is to be mailed. */
export interface AlarmNews {
  readonly begun: readonly Episode[];
  readonly ended: readonly Episode[];
}

/**
 * The episodes after another check. A service that does not answer reports nothing, so its episodes stay as
 * they are.
 * @param elapsedMs since the previous check, while this process ran
 */
export function observe(
  episodes: readonly Episode[],
  reports: readonly ServiceReport[],
  elapsedMs: number,
): readonly Episode[] {
  const findings = reports.flatMap(findingsIn);
  const wrong = new Map(findings.filter(isAlarming).map((finding) => [finding.subject, finding]));
  const seen = new Set([
    ...findings.map(({ subject }) => subject),
    ...reports.map(({ service }) => awaySubject(service)),
  ]);
  const known = new Set(episodes.map(({ subject }) => subject));
  const kept = episodes.flatMap((episode) => {
    const finding = wrong.get(episode.subject);
    if (finding) return goOn(episode, finding, elapsedMs);
    if (!seen.has(episode.subject)) return episode;
    return episode.told ? { ...episode, wellMs: episode.wellMs + elapsedMs } : [];
  });
  const added = [...wrong.values()].filter(({ subject }) => !known.has(subject)).map(begin);
  return [...kept, ...added];
}

/** The episodes that have lasted, or have been over, long enough for a mail. */
export function newsIn(episodes: readonly Episode[], afterMs: number): AlarmNews {
  return {
    begun: episodes.filter(
      ({ wrongMs, wellMs, tone, told }) =>
        wellMs === 0 && wrongMs >= afterMs && (!told || (told === 'warning' && tone === 'bad')),
    ),
    ended: episodes.filter(({ wellMs, told }) => told && wellMs >= afterMs),
  };
}

/** The episodes after their beginning was mailed. */
export function markTold(episodes: readonly Episode[], begun: readonly Episode[]): readonly Episode[] {
  return episodes.map((episode) => (begun.includes(episode) ? { ...episode, told: episode.tone } : episode));
}

/** Mails report failures, and warnings that become failures if nobody acts. */
function isAlarming({ tone, getsWorse }: Finding): boolean {
  return tone === 'bad' || getsWorse === true;
}

function begin(finding: Finding): Episode {
  return { subject: finding.subject, ...said(finding), wrongMs: 0, wellMs: 0 };
}

/** A warning that becomes a failure starts a new count, so that it is mailed again. */
function goOn(episode: Episode, finding: Finding, elapsedMs: number): Episode {
  const now = said(finding);
  const isWorse = episode.told === 'warning' && episode.tone === 'warning' && now.tone === 'bad';
  return { ...episode, ...now, wellMs: 0, wrongMs: isWorse ? 0 : episode.wrongMs + elapsedMs };
}

function said({ title, advice = '', tone }: Finding) {
  return { title, advice, tone: tone === 'bad' ? ('bad' as const) : ('warning' as const) };
}

/** The episodes, over restarts. */
export interface AlarmRepository {
  read(): Promise<readonly Episode[]>;
  write(episodes: readonly Episode[]): Promise<void>;
}
