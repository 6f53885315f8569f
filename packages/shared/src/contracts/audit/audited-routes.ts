import type { AuditAction } from './audit.ts';

/**
 * The action of each call that only the administrator may make and that changes something, by method and path, and of the one that
 * takes all data out. `none`: nothing that somebody would look for. What anyone may call is not here.
 */
export const AUDITED_ROUTES: Readonly<Record<string, AuditAction | 'none'>> = {
  'POST /api/auth/logout': 'signed-out',
  'PUT /api/auth/password': 'password-changed',
  'PUT /api/auth/email': 'email-changed',
  'DELETE /api/auth/sessions': 'other-sessions-ended',
  'DELETE /api/auth/sessions/{session}': 'session-ended',
  'PUT /api/site-settings': 'ads-changed',
  'POST /api/site-settings/previews': 'none',
  'PUT /api/site-settings/contact': 'contact-changed',
  'POST /api/admin/test-mail': 'test-mail-sent',
  'POST /api/admin/test-model': 'none',
  'PUT /api/admin/first-visit': 'none',

  'POST /api/videos': 'video-added',
  'POST /api/admin/bulk-upload': 'videos-added',
  'PUT /api/videos/{id}': 'video-changed',
  'DELETE /api/videos/{id}': 'video-removed',
  'POST /api/admin/videos/delete': 'videos-removed',
  'DELETE /api/videos/all': 'all-videos-removed',
  'PUT /api/videos/{id}/captions': 'captions-changed',
  'DELETE /api/videos/{id}/captions': 'captions-removed',
  'POST /api/admin/trash/restore': 'trash-restored',
  'POST /api/admin/trash/delete': 'trash-deleted',
  'POST /api/debug/repair-video/{id}': 'video-repaired',
  'POST /api/debug/unused-files/adopt': 'file-adopted',
  'POST /api/debug/unused-files/trash': 'files-removed',
  'POST /api/debug/upload-all-to-firebase': 'cloud-started',
  'POST /api/debug/cloud-job/pause': 'cloud-paused',
  'POST /api/debug/cloud-job/resume': 'cloud-resumed',
  'POST /api/debug/renditions/start': 'renditions-started',
  'POST /api/debug/renditions/pause': 'renditions-paused',
  'POST /api/debug/renditions/resume': 'renditions-resumed',
  'POST /api/admin/jobs/{job}/retry': 'job-retried',
  'POST /api/admin/jobs/{job}/give-up': 'job-given-up',
  // Parts of an upload; the video that is made of it is noted.
  'POST /api/uploads': 'none',
  'PATCH /api/uploads/{upload}': 'none',
  'DELETE /api/uploads/{upload}': 'none',
  'POST /api/admin/known-files': 'none',

  'POST /api/admin/parked-events/{id}/send-again': 'event-sent-again',
  'PUT /api/psalters/{language}': 'psalter-imported',
  'DELETE /api/psalters/{language}': 'psalter-removed',

  'POST /api/admin/backups': 'backup-started',
  'PUT /api/admin/backups/schedule': 'backup-scheduled',
  'POST /api/admin/backups/{backup}/check': 'backup-checked',
  'DELETE /api/admin/backups/{backup}': 'backup-removed',
  // Changes nothing, but has everything that visitors wrote.
  'GET /api/admin/backups/{backup}/archive': 'backup-downloaded',
  'POST /api/admin/backups/work/{work}/retry': 'job-retried',
  'POST /api/admin/backups/work/{work}/give-up': 'job-given-up',
  'POST /api/admin/backups/archive': 'backup-uploaded',
  'POST /api/admin/backups/{backup}/restore': 'backup-restored',
  'POST /api/admin/backups/cloud': 'backup-copied',
  'POST /api/admin/backups/{backup}/fetch': 'backup-fetched',
};
