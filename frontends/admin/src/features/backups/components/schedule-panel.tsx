import type { BackupSchedule, OwnBackups } from '@selah/shared/contracts/backups/backups';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { formatDateTimeIn } from '../../../lib/format-time.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useSetBackupScheduleMutation } from '../api/backup-endpoints.ts';
import { useReportedFailure } from '../use-reported-failure.ts';

const words = texts.backups;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const EVERY = (['daily', 'weekly', 'off'] as const).map((value) => ({
  value,
  label: words.everyOptions[value],
}));

/** When backups are made without a person. A choice is saved at once. */
export function SchedulePanel({ backups }: { readonly backups: OwnBackups }) {
  const { schedule, nextAt, timeZone } = backups;
  const dispatch = useAppDispatch();
  const report = useReportedFailure();
  const [save, { isLoading }] = useSetBackupScheduleMutation();

  async function change(changes: Partial<BackupSchedule>) {
    if (report(await save({ ...schedule, ...changes }), words.scheduleNotSaved)) return;
    dispatch(notified({ title: words.scheduleSaved }));
  }

  return (
    <Panel title={words.scheduleTitle}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.every}
          value={schedule.every}
          options={EVERY}
          disabled={isLoading}
          onChange={(chosen) => {
            const every = EVERY.find(({ value }) => value === chosen)?.value;
            if (every) void change({ every });
          }}
        />
        <SelectField
          label={words.hour(timeZone)}
          value={String(schedule.hour)}
          options={HOURS}
          disabled={isLoading || schedule.every === 'off'}
          onChange={(hour) => void change({ hour: Number(hour) })}
        />
      </div>
      <p className="text-ink-soft">
        {nextAt ? words.next(formatDateTimeIn(timeZone, nextAt)) : words.noNext}
      </p>
    </Panel>
  );
}
