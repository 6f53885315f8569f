import type { BatchProgress } from '../../lib/use-batch-progress.ts';
import { texts } from '../../locales/pt.ts';
import { ProgressBar } from './progress-bar.tsx';

interface BatchProgressBarProps {
  /** What is being done, such as "Restaurando…". */
  readonly label: string;
  readonly progress: BatchProgress;
}

/** How many of the items of an action are finished, in words and as a bar. */
export function BatchProgressBar({ label, progress: { done, total } }: BatchProgressBarProps) {
  const text = texts.frame.progress(done, total);
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-ink-soft">
        {`${label} ${text}`}
      </p>
      <ProgressBar label={label} value={done} max={total} valueText={text} />
    </div>
  );
}
