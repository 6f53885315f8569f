import type { Backup } from '@selah/shared/contracts/backups/backups';
import { Button, buttonClass } from '@selah/web-kit/ui/button';
import { StatusBadge } from '../../../components/feedback/status-badge.tsx';
import { formatDateTime, formatRelative } from '../../../lib/format-time.ts';
import { texts } from '../../../locales/pt.ts';
import { archivePath, useCheckBackupMutation, useFetchBackupMutation } from '../api/backup-endpoints.ts';
import { useReportedFailure } from '../use-reported-failure.ts';

const words = texts.backups;

const TONES = { unchecked: 'plain', whole: 'good', damaged: 'bad', unreadable: 'bad' } as const;

interface BackupRowProps {
  readonly backup: Backup;
  /** Whether there is a cloud in which it can be. */
  readonly hasCloud: boolean;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onRemove: () => void;
}

/** One backup: when, what is in it, where it is, whether it was checked, and what can be done with it. */
export function BackupRow({ backup, hasCloud, isBusy, onRestore, onRemove }: BackupRowProps) {
  const { name, createdAt, place, state, checkedAt, failure, isBeforeRestore, films, files, bytes } = backup;
  const report = useReportedFailure();
  const [check, { isLoading }] = useCheckBackupMutation();
  const [fetchIt, { isLoading: isFetching }] = useFetchBackupMutation();
  const when = formatDateTime(createdAt);
  const isReadable = state !== 'unreadable';
  const isHere = place !== 'cloud';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{when}</span>
          {(isHere || !isReadable) && <StatusBadge tone={TONES[state]}>{words.states[state]}</StatusBadge>}
          {hasCloud && (
            <StatusBadge tone={place === 'both' ? 'good' : 'plain'}>{words.places[place]}</StatusBadge>
          )}
          {isBeforeRestore && <StatusBadge tone="plain">{words.beforeRestore}</StatusBadge>}
        </p>
        {isReadable && (
          <p className="text-sm text-ink-soft">
            <span>{words.content(films, files, bytes)}</span>
            {checkedAt && <span>{` · ${words.checkedAt(formatRelative(checkedAt, Date.now()))}`}</span>}
          </p>
        )}
        {failure && <p className="text-sm text-danger">{words.reasons[failure]}</p>}
        {state === 'damaged' && <p className="text-sm text-danger">{words.damagedAdvice}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {isReadable && !isHere && (
          <Button
            look="quiet"
            disabled={isBusy || isFetching}
            aria-label={words.actionOn(words.fetch, when)}
            onClick={async () => report(await fetchIt(name), words.notFetched)}
          >
            {words.fetch}
          </Button>
        )}
        {isReadable && isHere && (
          <>
            <Button
              look="quiet"
              disabled={isBusy || isLoading}
              aria-label={words.actionOn(words.check, when)}
              onClick={async () => report(await check(name), words.notChecked)}
            >
              {words.check}
            </Button>
            <a
              href={archivePath(name)}
              download
              className={buttonClass('quiet')}
              aria-label={words.actionOn(words.download, when)}
            >
              {words.download}
            </a>
            <Button
              look="quiet"
              disabled={isBusy}
              aria-label={words.actionOn(words.restore, when)}
              onClick={onRestore}
            >
              {words.restore}
            </Button>
          </>
        )}
        <Button
          look="quiet"
          disabled={isBusy}
          aria-label={words.actionOn(words.remove, when)}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
