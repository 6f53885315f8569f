import { useEffect, useRef } from 'react';

/** Begins a page at its top, with the focus on its heading, however the visitor came to it. */
export function usePageStart() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
