import { BUILD_HEADER } from '@selah/shared/contracts/build-header';
import { FILE_MISSING } from '@selah/web-kit/browser/build-events';
import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';
import { openRemote } from '../../../../federation.ts';

const ENTRY = '/remotes/admin/assets/remoteEntry.js';

let failures = 0;

/**
 * Opens the remote with the modules of this page. A file of its own, because most visitors never open the administration.
 * Browsers keep failed imports, so each retry loads the entry anew.
 * @throws Error when a file is missing, or when the server has the remote of another build, which needs other modules
 */
export async function loadAdmin(): Promise<RemoteModule<AdminPage>> {
  const entry = failures === 0 ? ENTRY : `${ENTRY}?try=${failures}`;
  try {
    await checkBuild(entry);
    const opened = await openRemote(entry, loadSharedModules);
    return opened as RemoteModule<AdminPage>;
  } catch (error) {
    failures += 1;
    window.dispatchEvent(new Event(FILE_MISSING));
    throw error;
  }
}

/** @throws Error when the entry is not of the build of this page */
async function checkBuild(entry: string): Promise<void> {
  const { headers } = await fetch(entry);
  const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  const served = headers.get(BUILD_HEADER);
  if (served && served !== own) throw new Error(`The remote is of build ${served}, the page of ${own}.`);
}

/** Imported later, because otherwise the application, which every visitor downloads, would list the files of these modules. */
async function loadSharedModules() {
  return (await import('./shared-modules.ts')).sharedModules;
}
