import { accountTexts } from './pt/account.ts';
import { adsTexts } from './pt/ads.ts';
import { auditTexts } from './pt/audit.ts';
import { backupsTexts } from './pt/backups.ts';
import { bulkUploadTexts } from './pt/bulk-upload.ts';
import { contactTexts } from './pt/contact.ts';
import { fileDiagnosticsTexts } from './pt/file-diagnostics.ts';
import { firstVisitTexts } from './pt/first-visit.ts';
import { frameTexts } from './pt/frame.ts';
import { jobsTexts } from './pt/jobs.ts';
import { modelTestTexts } from './pt/model-test.ts';
import { psaltersTexts } from './pt/psalters.ts';
import { recoveryTexts } from './pt/recovery.ts';
import { renditionsTexts } from './pt/renditions.ts';
import { signInTexts } from './pt/sign-in.ts';
import { siteHealthTexts } from './pt/site-health.ts';
import { statisticsTexts } from './pt/statistics.ts';
import { trashTexts } from './pt/trash.ts';
import { uploadTexts } from './pt/uploads.ts';
import { videoStatusTexts } from './pt/video-status.ts';
import { videosTexts } from './pt/videos.ts';

/** All texts of the administrator's pages, one file per feature. Portuguese only (Q5). */
export const texts = {
  account: accountTexts,
  ads: adsTexts,
  audit: auditTexts,
  backups: backupsTexts,
  contact: contactTexts,
  firstVisit: firstVisitTexts,
  frame: frameTexts,
  jobs: jobsTexts,
  psalters: psaltersTexts,
  recovery: recoveryTexts,
  renditions: renditionsTexts,
  signIn: signInTexts,
  uploads: uploadTexts,
  videos: videosTexts,
  bulkUpload: bulkUploadTexts,
  trash: trashTexts,
  fileDiagnostics: fileDiagnosticsTexts,
  videoStatus: videoStatusTexts,
  siteHealth: siteHealthTexts,
  modelTest: modelTestTexts,
  statistics: statisticsTexts,
} as const;
