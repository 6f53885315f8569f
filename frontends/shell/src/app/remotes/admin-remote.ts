import type { AdminPage, RemoteModule } from '@selah/web-kit/module-contract';
import * as platform from '@selah/web-kit/platform';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { openRemote } from '../../../../federation.ts';
import { partFailed } from '../../lib/page-reload.ts';
import { reportPageError } from '../page-errors.ts';

const ENTRY = '/remotes/admin/assets/remoteEntry.js';

let failures = 0;

/**
 * Opens the remote on the modules of this page. Stands by itself because most visitors never open one. The entry remembers
 * what it could not download, so each new try asks for a new entry.
 */
export async function loadAdmin(): Promise<RemoteModule<AdminPage>> {
  const entry = failures === 0 ? ENTRY : `${ENTRY}?try=${failures}`;
  try {
    const opened = await openRemote(entry, {
      react,
      'react-dom': reactDom,
      '@selah/web-kit/platform': platform,
    });
    return opened as RemoteModule<AdminPage>;
  } catch (error) {
    failures += 1;
    reportPageError('load');
    void partFailed(error);
    throw error;
  }
}
