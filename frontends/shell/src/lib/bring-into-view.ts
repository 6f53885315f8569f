/**
 * Brings what somebody asked for into view, unless they have moved on since: scrolled away from where they asked, or
 * begun to write. How it moves is the stylesheet's (`scroll-behavior`), which honours who wants no motion.
 */
export function bringIntoView(wanted: Element | null, askedAt: Element | null): void {
  if (!wanted || !askedAt || document.activeElement?.matches('input, textarea, select')) return;
  const { top, bottom } = askedAt.getBoundingClientRect();
  if (bottom > 0 && top < window.innerHeight) wanted.scrollIntoView({ block: 'nearest' });
}
