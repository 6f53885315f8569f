import { useLocation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import { useEffect, useSyncExternalStore } from 'react';
import { newBuild, watchForNewBuild } from '../../lib/new-build.ts';
import { reloadPage } from '../../lib/page-reload.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { NEW_BUILD } from '../../locales/new-build.ts';
import { isOfAdministration } from '../paths.ts';

/** Says that there is a new version, with a button to reload. The page never reloads by itself while somebody types. */
export function NewBuildNotice() {
  const { text, kept, reload } = NEW_BUILD[useLanguage()];
  const { pathname } = useLocation();
  const isFound = useSyncExternalStore(newBuild.subscribe, newBuild.isFound);
  useEffect(watchForNewBuild, []);
  return (
    // In the page from the start, so that screen readers announce its text.
    <div role="status" className={isFound ? 'new-build' : undefined}>
      {isFound && (
        <>
          <p>
            {text} {!isOfAdministration(pathname) && kept}
          </p>
          <Button className="shrink-0" onClick={reloadPage}>
            {reload}
          </Button>
        </>
      )}
    </div>
  );
}
