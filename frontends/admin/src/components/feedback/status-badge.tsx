import { Check, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';

const TONES: Readonly<Record<'good' | 'busy' | 'bad' | 'plain', LucideIcon | undefined>> = {
  good: Check,
  busy: Clock,
  bad: TriangleAlert,
  plain: undefined,
};

interface StatusBadgeProps {
  readonly tone: keyof typeof TONES;
  readonly children: string;
}

/** A state as text with an icon, so that it does not depend on colour. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  const Icon = TONES[tone];
  return (
    <span className="status-badge" data-tone={tone}>
      {Icon && <Icon aria-hidden="true" className="size-3.5" />}
      <span>{children}</span>
    </span>
  );
}
