import type { AuditEntry } from '@selah/shared/contracts/audit/audit';
import type { PsalterOnTheWire } from '@selah/shared/contracts/messages/psalters';
import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import type { RequestHandler } from 'msw';
import { aManagedVideo, aTrashItem } from './builders.ts';
import { type AccountState, accountHandlers, anAccount } from './handlers/account.ts';
import { adsHandlers, someAds } from './handlers/ads.ts';
import { auditHandlers } from './handlers/audit.ts';
import { backupsHandlers, noBackups } from './handlers/backups.ts';
import { type ContactState, contactHandlers } from './handlers/contact.ts';
import { aFirstVisit, firstVisitHandlers } from './handlers/first-visit.ts';
import { jobsHandlers, noJobs } from './handlers/jobs.ts';
import { psaltersHandlers } from './handlers/psalters.ts';
import { type SessionState, sessionHandlers } from './handlers/session.ts';
import { aHealthySite, siteHealthHandlers } from './handlers/site-health.ts';
import { statisticsHandlers } from './handlers/statistics.ts';
import { noUploads, uploadsHandlers } from './handlers/uploads.ts';
import { someVideoFiles, videoFilesHandlers } from './handlers/video-files.ts';
import { type VideosState, videosHandlers } from './handlers/videos.ts';

interface MockApiOptions {
  readonly isLoggedIn?: boolean;
  readonly account?: AccountState;
  readonly videos?: ManagedVideo[];
}

/**
 * The mocked API with its own state, for tests and for the remote running alone. Tests can read and change the state. Each
 * feature adds its handlers here.
 */
export function mockApi(options: MockApiOptions = {}) {
  const { isLoggedIn = true, account = anAccount(), videos = [aManagedVideo()] } = options;
  const ads = someAds();
  const session: SessionState = { isOpen: isLoggedIn };
  const site: VideosState = { videos, trash: [aTrashItem()] };
  const uploads = noUploads();
  const files = someVideoFiles();
  const jobs = noJobs();
  const psalters: PsalterOnTheWire[] = [];
  const contact: ContactState = { versions: [] };
  const health = aHealthySite();
  const audit: AuditEntry[] = [];
  const backups = noBackups();
  const firstVisit = aFirstVisit();
  const handlers: RequestHandler[] = [
    ...sessionHandlers(session),
    ...accountHandlers(session, account),
    ...uploadsHandlers(uploads),
    ...videosHandlers(site, uploads),
    ...videoFilesHandlers(files),
    ...jobsHandlers(jobs),
    ...statisticsHandlers,
    ...adsHandlers(session, ads),
    ...contactHandlers(session, contact),
    ...psaltersHandlers(session, psalters),
    ...siteHealthHandlers(session, health),
    ...backupsHandlers(session, backups),
    ...auditHandlers(session, audit),
    ...firstVisitHandlers(session, firstVisit),
  ];
  return {
    handlers,
    session,
    account,
    ads,
    site,
    uploads,
    files,
    jobs,
    psalters,
    contact,
    health,
    backups,
    audit,
    firstVisit,
  };
}
