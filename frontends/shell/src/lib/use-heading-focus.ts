import { useEffect, useRef } from 'react';

/** Sets the focus on the heading of a new screen, also when the address stays the same. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
