import type { Language } from '@selah/shared/contracts/languages';
import type { Counter } from '@selah/shared/contracts/stats/stats';
import type { CountedEvent } from '../src/domain/usage.ts';

interface Usage {
  readonly counter?: Counter;
  readonly language?: Language;
  /** ISO 8601. */
  readonly at?: string;
}

/** An event: by default a page view in pt at noon. */
export function counted(position: number, usage: Usage = {}): CountedEvent {
  const { counter = 'pageViews', language = 'pt', at = '2026-03-01T12:00:00.000Z' } = usage;
  return {
    position,
    event: {
      id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
      name: 'usage.counted',
      occurredAt: at,
      data: { counter, language },
    },
  };
}
