import { WHEEL } from '@selah/shared/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { drawSpin, type Random } from './domain/wheel-math.ts';

export type WheelPhase =
  /** Waiting for a spin. */
  | 'idle'
  /** Turning, for 4000 ms (M-045). */
  | 'spinning'
  /** Stopped; the result of the spin is loading, plus 1000 ms (M-048, Q15). */
  | 'fetching';

export interface Wheel {
  readonly phase: WheelPhase;
  /** Degrees turned since the wheel was rendered; only grows. */
  readonly angle: number;
  /** Degrees of the current or last spin; 0 before the first. */
  readonly lastSpin: number;
  /** How the last spin ended. */
  readonly outcome: 'none' | 'done' | 'failed';
  /** Ignored while a spin is in progress (M-046). */
  readonly spin: () => void;
}

export interface WheelEvents {
  /** The wheel starts to turn (M-049). */
  readonly onSpin: () => void;
  /** Called when the wheel has stopped. Resolves to whether the spin brought a result; must not reject. */
  readonly onStopped: () => Promise<boolean>;
  readonly random: Random;
}

/** The state of the wheel. Leaving the page cancels a spin. */
export function useWheel({ onSpin, onStopped, random }: WheelEvents): Wheel {
  const [phase, setPhase] = useState<WheelPhase>('idle');
  const [rotation, setRotation] = useState({ angle: WHEEL.startOffset as number, lastSpin: 0 });
  const [outcome, setOutcome] = useState<Wheel['outcome']>('none');
  const stopped = useRef(onStopped);
  stopped.current = onStopped;

  useEffect(() => {
    if (phase !== 'spinning') return;
    const timer = setTimeout(() => setPhase('fetching'), WHEEL.spinMs);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => {
    if (phase !== 'fetching') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    void stopped.current().then((brought) => {
      if (left) return;
      setOutcome(brought ? 'done' : 'failed');
      timer = setTimeout(() => setPhase('idle'), WHEEL.loadingClearMs);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [phase]);

  function spin() {
    if (phase !== 'idle') return;
    const lastSpin = drawSpin(random);
    setRotation(({ angle }) => ({ angle: angle + lastSpin, lastSpin }));
    setOutcome('none');
    setPhase('spinning');
    onSpin();
  }

  return { phase, ...rotation, outcome, spin };
}
