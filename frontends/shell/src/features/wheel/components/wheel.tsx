import { useTranslation } from '@selah/web-kit/platform';
import type { CSSProperties } from 'react';
import type { Random } from '../domain/wheel-math.ts';
import { useWheel, type Wheel as WheelState } from '../use-wheel.ts';
import { WheelDisc } from './wheel-disc.tsx';
import { WheelPointer } from './wheel-pointer.tsx';

interface WheelProps {
  readonly onSpin: () => void;
  readonly onStopped: () => Promise<boolean>;
  readonly random?: Random;
}

/**
 * The wheel is one button: a tap, Enter or Space spins it. Only the disc turns, with a transform that the compositor can
 * animate alone. A live region announces the progress.
 */
export function Wheel({ onSpin, onStopped, random = Math.random }: WheelProps) {
  const { t } = useTranslation();
  const wheel = useWheel({ onSpin, onStopped, random });
  const busy = wheel.phase !== 'idle';

  return (
    <section aria-label={t('wheel.region')} className="grid justify-items-center gap-6 text-center">
      <div className="grid gap-2">
        <h2 className="font-serif text-2xl text-on-water sm:text-3xl">{t('wheel.title')}</h2>
        <p className="max-w-80 text-on-water-soft text-balance">{t('wheel.hint')}</p>
      </div>
      {/* Not `disabled` while spinning, because a disabled button loses the keyboard focus. */}
      <button
        type="button"
        className="wheel"
        data-phase={wheel.phase}
        aria-disabled={busy}
        onClick={wheel.spin}
      >
        <WheelPointer spin={wheel.phase === 'spinning' ? wheel.lastSpin : 0} />
        <span
          data-testid="wheel"
          className="wheel-disc"
          style={{ '--wheel-angle': `${wheel.angle}deg` } as CSSProperties}
        >
          <WheelDisc />
        </span>
        <span aria-hidden="true" className="wheel-light" />
        <span className="wheel-hub">{t('wheel.spin')}</span>
      </button>
      <p role="status" className="min-h-6 text-on-water-soft">
        {spokenState(wheel, t)}
      </p>
    </section>
  );
}

function spokenState({ phase, outcome }: WheelState, t: ReturnType<typeof useTranslation>['t']): string {
  if (phase === 'spinning') return t('wheel.spinning');
  if (phase === 'fetching' && outcome === 'none') return t('wheel.choosing');
  if (outcome === 'done') return t('wheel.done');
  return outcome === 'failed' ? t('wheel.failed') : '';
}
