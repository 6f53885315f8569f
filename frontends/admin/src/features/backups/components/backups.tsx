import type { OwnBackups } from '@selah/shared/contracts/backups/backups';
import { LoadedContent } from '../../../components/feedback/loaded-content.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useBackupsQuery } from '../../../lib/backups-query.ts';
import { texts } from '../../../locales/pt.ts';

import { BackupList } from './backup-list.tsx';
import { CurrentWork } from './current-work.tsx';
import { FailedWork } from './failed-work.tsx';
import { MakeBackupButton } from './make-backup-button.tsx';
import { PlacePanel } from './place-panel.tsx';
import { SchedulePanel } from './schedule-panel.tsx';

const words = texts.backups;

/** Milliseconds between two questions, while something is done and otherwise. */
const BUSY_MS = 1_500;
const IDLE_MS = 30_000;

/** Backups of an installation that is one process: what there is, what is being done, and when the next one is made. */
export function Backups() {
  const { data: last } = useBackupsQuery();
  const isBusy = last?.own?.work !== undefined;
  const query = useBackupsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isBusy ? BUSY_MS : IDLE_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <LoadedContent query={query} words={words}>
      {({ own }) =>
        own ? (
          <OwnPanels backups={own} />
        ) : (
          <Panel title={words.title}>
            <p>{words.elsewhere}</p>
          </Panel>
        )
      }
    </LoadedContent>
  );
}

function OwnPanels({ backups }: { readonly backups: OwnBackups }) {
  const { work, failures } = backups;
  return (
    <>
      <Panel title={words.title} actions={<MakeBackupButton isBusy={work !== undefined} />}>
        <p className="text-ink-soft">{words.intro}</p>
        {work && <CurrentWork work={work} />}
        {failures
          .filter(({ kind }) => kind !== work?.kind)
          .map((failed) => (
            <FailedWork key={failed.kind} failed={failed} isBusy={work !== undefined} />
          ))}
      </Panel>
      <BackupList
        backups={backups.backups}
        hasCloud={backups.cloud !== undefined}
        isBusy={work !== undefined}
      />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <SchedulePanel backups={backups} />
        <PlacePanel backups={backups} />
      </div>
    </>
  );
}
