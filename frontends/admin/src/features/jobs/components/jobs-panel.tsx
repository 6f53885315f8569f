import type { Job } from '@selah/shared/contracts/videos/jobs';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useBackupsQuery } from '../../../lib/backups-query.ts';
import { texts } from '../../../locales/pt.ts';
import { useJobsQuery, useParkedEventsQuery } from '../api/job-endpoints.ts';
import { BackupWorkRow } from './backup-work-row.tsx';
import { EventRow } from './event-row.tsx';
import { JobRow } from './job-row.tsx';

const words = texts.jobs;

/** How often the list is asked for, in milliseconds. */
const ASKED_EVERY_MS = 10_000;

const POLLING = {
  refetchOnMountOrArgChange: true,
  pollingInterval: ASKED_EVERY_MS,
  skipPollingIfUnfocused: true,
} as const;

/** Everything that the server does in the background: what failed and why first, then what is being done, then what waits. */
export function JobsPanel() {
  const jobs = useJobsQuery(undefined, POLLING);
  const parked = useParkedEventsQuery(undefined, POLLING);
  const backups = useBackupsQuery(undefined, POLLING);
  const all = jobs.data?.jobs ?? [];
  const { work, failures = [] } = backups.data?.own ?? {};
  const ofBackups = [...failures.filter(({ kind }) => kind !== work?.kind), ...(work ? [work] : [])];
  const events = parked.data?.events ?? [];
  const listed = all.filter(({ state }) => state !== 'waiting');
  const waiting = all.filter(({ state }) => state === 'waiting');
  const unlisted = (jobs.data?.total ?? 0) - all.length + (parked.data?.total ?? 0) - events.length;
  const isKnown = [jobs, parked, backups].every(({ data }) => data !== undefined);
  const countListed = listed.length + events.length + ofBackups.length;
  // The page below says why, in place of both.
  if (jobs.isError && parked.isError && backups.isError) return null;
  return (
    <Panel title={words.title}>
      {(jobs.isLoading || parked.isLoading || backups.isLoading) && (
        <LoadingText text={texts.videoStatus.loading} />
      )}
      {jobs.isError && <p className="text-danger">{words.unknown}</p>}
      {parked.isError && <p className="text-danger">{words.unknownEvents}</p>}
      {backups.isError && <p className="text-danger">{words.unknownBackups}</p>}
      {isKnown && countListed + waiting.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {countListed > 0 && (
        <ul className="grid gap-2">
          {listed.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
          {ofBackups.map((one) => (
            <BackupWorkRow key={one.kind} work={one} />
          ))}
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      {reasonsOf(waiting).map((reason) => (
        <p key={reason} className="text-sm break-words">
          {reason}
        </p>
      ))}
      {waiting.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium">
            {words.waiting(waiting.length)}
          </summary>
          <ul className="grid gap-1 text-sm text-ink-soft">
            {waiting.map(({ id, kind, title }) => (
              <li key={id} className="break-words">
                <span>{`${words.kinds[kind]}: `}</span>
                <span dir="auto">{title}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {unlisted > 0 && <p className="text-sm text-ink-soft">{words.more(unlisted)}</p>}
    </Panel>
  );
}

/** Why jobs wait, each reason once with the kind of work: a pause is the same for hundreds of films. */
function reasonsOf(waiting: readonly Job[]): readonly string[] {
  const all = waiting.flatMap(({ kind, reason }) => (reason ? [`${words.kinds[kind]}: ${reason}`] : []));
  return [...new Set(all)];
}
