import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';
import { openRemote } from '../../../../federation.ts';

const ENTRY = '/remotes/admin/assets/remoteEntry.js';

let failures = 0;

/**
 * Opens the remote with the modules of this page. A file of its own, because most visitors never open the administration.
 * The entry keeps failed downloads, so each retry loads the entry anew.
 */
export async function loadAdmin(): Promise<RemoteModule<AdminPage>> {
  const entry = failures === 0 ? ENTRY : `${ENTRY}?try=${failures}`;
  try {
    const opened = await openRemote(entry, loadSharedModules);
    return opened as RemoteModule<AdminPage>;
  } catch (error) {
    failures += 1;
    throw error;
  }
}

/** Imported later, because otherwise the application, which every visitor downloads, would list the files of these modules. */
async function loadSharedModules() {
  return (await import('./shared-modules.ts')).sharedModules;
}
