import type { ProcessingState as State } from '@selah/shared/contracts/videos/video';
import { StatusBadge } from '../../../components/feedback/status-badge.tsx';
import { texts } from '../../../locales/pt.ts';

const TONES = { ready: 'good', pending: 'busy', failed: 'bad' } as const;

/** The processing state of a video. */
export function ProcessingState({ state }: { readonly state: State }) {
  return <StatusBadge tone={TONES[state]}>{texts.videos.states[state]}</StatusBadge>;
}
