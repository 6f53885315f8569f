interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly className?: string;
}

/** A progress bar with its label. */
export function ProgressBar({ label, value, max, className = '' }: ProgressBarProps) {
  const percent = max === 0 ? 0 : Math.min(100, (value / max) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent)}
      className={`progress ${className}`}
    >
      <span style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
