import { useLocation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { newBuild, watchForNewBuild } from '../../lib/new-build/new-build.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { NEW_BUILD } from '../../locales/new-build.ts';
import { isOfAdministration } from '../paths.ts';

/** Says that there is a new version, with a button to reload. The page never reloads by itself while somebody types. */
export function NewBuildNotice() {
  const { text, kept, reload } = NEW_BUILD[useLanguage()];
  const { pathname } = useLocation();
  const isFound = useSyncExternalStore(newBuild.subscribe, newBuild.isFound);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(watchForNewBuild, []);
  useEffect(() => (isFound && notice.current ? liftToasts(notice.current) : undefined), [isFound]);
  return (
    // In the page from the start, so that screen readers announce its text.
    <div ref={notice} role="status" className={isFound ? 'new-build' : undefined}>
      {isFound && (
        <>
          <p>{isOfAdministration(pathname) ? text : `${text} ${kept}`}</p>
          <Button className="shrink-0" onClick={() => window.location.reload()}>
            {reload}
          </Button>
        </>
      )}
    </div>
  );
}

/** Both are at the bottom of the screen: toasts appear above the notice. Returns what ends it. */
function liftToasts(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--below-toasts', `${notice.offsetHeight}px`));
  observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty('--below-toasts');
  };
}
