import { BUILD_HEADER } from '@selah/shared/contracts/build-header';
import { FILE_MISSING } from '@selah/web-kit/browser/build-events';
import type { AdminPage, RemoteEntry, RemoteModule } from '@selah/web-kit/module-contract';
import * as platform from '@selah/web-kit/platform';
import * as react from 'react';
import * as reactDom from 'react-dom';

const ENTRY = '/remotes/admin/assets/remoteEntry.js';

/** Without an answer for this long, the connection is dead. Milliseconds. */
const SILENCE_MS = 15_000;

/** Entry and first page are 200 KB: whatever takes longer will not arrive. Milliseconds. */
const LONGEST_MS = 90_000;

let failures = 0;

/**
 * Opens the remote with the modules of this page. A file of its own, because most visitors never open the administration.
 * Browsers keep failed imports, so each retry loads the entry anew.
 * @throws Error when a file is missing or does not arrive, or when the server has the remote of another build, which needs other
 * modules
 */
export async function loadAdmin(): Promise<RemoteModule<AdminPage>> {
  const entry = failures === 0 ? ENTRY : `${ENTRY}?try=${failures}`;
  try {
    await checkBuild(entry);
    return await inTime(LONGEST_MS, openRemote(entry));
  } catch (error) {
    failures += 1;
    window.dispatchEvent(new Event(FILE_MISSING));
    throw error;
  }
}

/** @throws Error when the entry is not of the build of this page */
async function checkBuild(entry: string): Promise<void> {
  const { headers } = await inTime(SILENCE_MS, fetch(entry));
  const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  const served = headers.get(BUILD_HEADER);
  if (served && served !== own) throw new Error(`The remote is of build ${served}, the page of ${own}.`);
}

async function openRemote(entry: string): Promise<RemoteModule<AdminPage>> {
  const { open }: RemoteEntry<AdminPage> = await import(/* @vite-ignore */ entry);
  return open({ react, 'react-dom': reactDom, '@selah/web-kit/platform': platform });
}

/** No browser gives up an `import()` on a dead connection. @throws Error if the work takes more than `ms` */
async function inTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The remote did not arrive.')), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
