import { useEffect, useRef } from 'react';

/** Begins a screen with the focus on its heading, also where it takes another one's place at the same address. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
