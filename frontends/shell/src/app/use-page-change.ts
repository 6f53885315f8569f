import { useLocation, useNavigationType } from '@selah/web-kit/platform';
import { useEffect, useRef, useState } from 'react';
import { PATHS } from './paths.ts';

/**
 * What a browser does when it loads a page, for pages that are shown without a load: scroll, focus and title follow. With Back
 * the browser itself restores the scroll position.
 */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const [siteTitle] = useState(() => document.title);
  const lastPath = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: how the page was reached is no change of page
  useEffect(() => {
    const isChange = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (isChange && navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    const content = document.getElementById('content');
    if (!content) return;
    return onceHeadingIsThere(content, (heading) => {
      document.title = pathname === PATHS.home ? siteTitle : `${heading.textContent} · ${siteTitle}`;
      // Whoever uses the new page already keeps the focus.
      if (!isChange || content.contains(document.activeElement)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, siteTitle]);
}

/** A page may still be on its way. Returns what stops the waiting. */
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
