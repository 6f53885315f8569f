import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface FigureCardProps {
  readonly label: string;
  readonly value: string;
  readonly Icon: LucideIcon;
  readonly isBad?: boolean;
  readonly children?: ReactNode;
}

/** One number with its label. */
export function FigureCard({ label, value, Icon, isBad = false, children }: FigureCardProps) {
  return (
    <div className="figure-card" data-bad={isBad || undefined}>
      <dt className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span>{label}</span>
      </dt>
      <dd className="font-serif text-3xl tabular-nums">{value}</dd>
      {children && <dd className="text-sm text-ink-faint">{children}</dd>}
    </div>
  );
}
