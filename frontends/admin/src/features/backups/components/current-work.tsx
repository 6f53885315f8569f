import type { BackupWork } from '@selah/shared/contracts/backups/backups';
import { ProgressBar } from '../../../components/feedback/progress-bar.tsx';
import { texts } from '../../../locales/pt.ts';

const words = texts.backups;

/** How far the current work is. */
export function CurrentWork({ work: { kind, done, of } }: { readonly work: BackupWork }) {
  const text = of === 0 ? words.counting : words.ofFiles(done, of);
  return (
    <div className="grid gap-2">
      <p>
        <span role="status" className="font-medium">
          {words.work[kind]}
        </span>{' '}
        <span className="text-ink-soft tabular-nums">{text}</span>
      </p>
      <ProgressBar label={words.work[kind]} value={done} max={of} valueText={text} />
    </div>
  );
}
