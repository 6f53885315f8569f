import { WHEEL } from '@selah/shared/contracts/limits';
import { useEffect, useRef } from 'react';
import { tickTimes } from '../domain/wheel-math.ts';

/** Ticks closer together would not be visible. Milliseconds. */
const MIN_TICK_MS = 70;
const TICK_ANGLE = -16;
/** The longest time of the pointer's movement back. Milliseconds. */
const FALL_MS = 110;

/** The pointer above the wheel, moved by each segment border that passes. `spin` is in degrees, 0 at rest. */
export function WheelPointer({ spin }: { readonly spin: number }) {
  const pointer = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const element = pointer.current;
    if (!spin || !element?.animate || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const animation = element.animate(tickFrames(spin), { duration: WHEEL.spinMs });
    return () => animation.cancel();
  }, [spin]);

  return (
    <svg ref={pointer} aria-hidden="true" viewBox="0 0 32 44" className="wheel-pointer">
      <path d="M16 43 3 16a13 13 0 1 1 26 0Z" className="fill-dawn" />
      <circle cx="16" cy="14" r="5" className="fill-water-deep" />
    </svg>
  );
}

/** The rotations for a whole spin: up on each tick, back before the next. */
function tickFrames(spin: number): Keyframe[] {
  const frames: Keyframe[] = [{ offset: 0, transform: 'rotate(0)' }];
  const times = tickTimes(spin, MIN_TICK_MS / WHEEL.spinMs);
  times.forEach((offset, index) => {
    const next = times[index + 1] ?? 1;
    const rest = Math.min(offset + FALL_MS / WHEEL.spinMs, (offset + next) / 2);
    frames.push({ offset, transform: `rotate(${TICK_ANGLE}deg)` }, { offset: rest, transform: 'rotate(0)' });
  });
  return frames;
}
