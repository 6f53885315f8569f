import type { PointerEvent } from 'react';

/** A pointer that moved further was moved on purpose. CSS pixels. */
const MAX_MOVE = 9;

/** A later click belongs to another press, as after a press that became scrolling. Milliseconds. */
const MAX_MS = 1_000;

/**
 * For `onPointerDown`: runs `press` also when the page moves while the pointer is down. Browsers send the click to what is under
 * the pointer at its release, which may be another control.
 */
export function keepPress(press: () => void) {
  return ({ clientX, clientY, timeStamp }: PointerEvent) => {
    const onClick = (click: MouseEvent) => {
      const moved = Math.hypot(click.clientX - clientX, click.clientY - clientY);
      if (moved > MAX_MOVE || click.timeStamp - timeStamp > MAX_MS) return;
      click.preventDefault();
      click.stopPropagation();
      press();
    };
    window.addEventListener('click', onClick, { capture: true, once: true });
  };
}
