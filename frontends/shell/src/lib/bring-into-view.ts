/**
 * Scrolls an element into view, unless the visitor has scrolled away from `askedAt` or started to type. `scroll-behavior` in
 * the stylesheet decides whether it is animated (reduced motion).
 */
export function bringIntoView(wanted: Element | null, askedAt: Element | null): void {
  if (!wanted || !askedAt || document.activeElement?.matches('input, textarea, select')) return;
  const { top, bottom } = askedAt.getBoundingClientRect();
  if (bottom > 0 && top < window.innerHeight) wanted.scrollIntoView({ block: 'nearest' });
}
