interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value in words, where a percentage says less. */
  readonly valueText?: string;
  readonly className?: string;
}

/** A progress bar with its label. */
export function ProgressBar({ label, value, max, valueText, className = '' }: ProgressBarProps) {
  const percent = max === 0 ? 0 : Math.min(100, (value / max) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent)}
      aria-valuetext={valueText}
      className={`progress ${className}`}
    >
      <span style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
