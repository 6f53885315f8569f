import { useLocation, useNavigationType } from '@selah/web-kit/platform';
import { useEffect, useRef, useState } from 'react';
import { filmIn, PATHS } from './paths.ts';

/**
 * On navigation within the application, sets scroll position, focus and title as a page load would. On Back, the browser
 * restores the scroll position.
 */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const [siteTitle] = useState(() => document.title);
  const lastPath = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the navigation type alone is not a page change
  useEffect(() => {
    const isChange = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (isChange && navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    const content = document.getElementById('content');
    if (!content) return;
    return onceHeadingIsThere(content, (heading) => {
      // The page of a film is called like the film (`under-video.tsx`).
      if (!filmIn(pathname))
        document.title = pathname === PATHS.home ? siteTitle : `${heading.textContent} · ${siteTitle}`;
      // The visitor already uses the new page: do not move the focus.
      if (!isChange || content.contains(document.activeElement)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, siteTitle]);
}

/** The page may still be loading. Returns a function that stops waiting. */
function onceHeadingIsThere(content: HTMLElement, then: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look);
  function look() {
    const heading = content.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    then(heading);
  }
  observer.observe(content, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
