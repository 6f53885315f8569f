import { WHEEL } from '@selah/shared/contracts/limits';

/** A number from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * The angle of one spin in degrees: 3 to 8 full turns and 0 to 19 segments (M-044, Q14). The wheel starts at 81°, so it
 * always stops in the middle of a segment.
 */
export function drawSpin(random: Random): number {
  const turns = WHEEL.minTurns + wholeBelow(WHEEL.maxTurns - WHEEL.minTurns + 1, random);
  return 360 * turns + WHEEL.segmentAngle * wholeBelow(WHEEL.segments, random);
}

/** The segment under the pointer (0 to 19) at this angle in degrees. */
export function segmentAt(angle: number): number {
  const fromPointer = (((-angle % 360) + 360) % 360) / WHEEL.segmentAngle;
  return Math.floor(fromPointer) % WHEEL.segments;
}

/** The share of the angle after a share of the time (both 0 to 1): cubic ease-out, like friction. */
export function easeOut(elapsed: number): number {
  return 1 - (1 - elapsed) ** 3;
}

/** `easeOut` in CSS: this Bézier curve is exactly that cubic. */
export const EASE_OUT_CSS = 'cubic-bezier(0.33333, 1, 0.66667, 1)';

/**
 * When the pointer ticks during a spin of so many degrees: the times (0 to 1) at which a segment border passes it. Ticks
 * closer than `minGap` to the last one are left out.
 */
export function tickTimes(spin: number, minGap: number): readonly number[] {
  const times: number[] = [];
  for (let border = WHEEL.segmentAngle / 2; border < spin; border += WHEEL.segmentAngle) {
    const at = 1 - Math.cbrt(1 - border / spin);
    if (at - (times.at(-1) ?? -minGap) >= minGap) times.push(at);
  }
  return times;
}

function wholeBelow(limit: number, random: Random): number {
  return Math.min(limit - 1, Math.floor(random() * limit));
}
