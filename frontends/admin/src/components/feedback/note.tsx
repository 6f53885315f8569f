import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  plain: { className: 'admin-note', Icon: Info, color: 'text-ink-soft' },
  warning: { className: 'admin-note admin-note-warning', Icon: TriangleAlert, color: 'text-ink-soft' },
} as const;

interface NoteProps {
  readonly tone?: keyof typeof TONES;
  readonly children: ReactNode;
}

/** A hint beside the content it is about; not an error. */
export function Note({ tone = 'plain', children }: NoteProps) {
  const { className, Icon, color } = TONES[tone];
  return (
    <div role="note" className={className}>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${color}`} />
      <div className="grid gap-1">{children}</div>
    </div>
  );
}
