import type { Endpoint } from '../endpoint.ts';
import { CAPTIONS_MAX_MEGABYTES } from '../limits.ts';
import { cloudJobSchema } from './cloud-job.ts';
import { jobsSchema } from './jobs.ts';
import { managedVideoSchema } from './managed-video.ts';
import { renditionJobSchema } from './rendition-job.ts';
import { deletedCountSchema, editCaptionsQuerySchema } from './requests.ts';
import {
  deleteVideosRequestSchema,
  listTrashQuerySchema,
  restoredCountSchema,
  trashIdsRequestSchema,
  trashListSchema,
} from './trash.ts';
import { adoptFileRequestSchema, trashFilesRequestSchema } from './unused-files.ts';
import {
  continueUploadHeadersSchema,
  createUploadHeadersSchema,
  knownFilesAnswerSchema,
  knownFilesRequestSchema,
  tusVersionHeadersSchema,
} from './uploads.ts';

/** Resumable uploads (tus 1.0), and the check for files that are already stored. */
const uploadEndpoints = [
  {
    method: 'OPTIONS',
    path: '/api/uploads',
    service: 'videos',
    access: 'admin',
    limit: 'transfer',
    status: 204,
    summary: 'The capabilities of the server for resumable uploads (tus 1.0)',
  },
  {
    method: 'POST',
    path: '/api/uploads',
    service: 'videos',
    access: 'admin',
    limit: 'transfer',
    status: 201,
    summary: 'Create a resumable upload; `Location` is its address',
    headers: createUploadHeadersSchema,
    raw: ['application/offset+octet-stream'],
  },
  {
    method: 'HEAD',
    path: '/api/uploads/{upload}',
    service: 'videos',
    access: 'admin',
    limit: 'transfer',
    status: 200,
    summary: 'How many bytes of an upload have arrived',
    headers: tusVersionHeadersSchema,
  },
  {
    method: 'PATCH',
    path: '/api/uploads/{upload}',
    service: 'videos',
    access: 'admin',
    limit: 'transfer',
    status: 204,
    summary: 'Send the next bytes of an upload',
    headers: continueUploadHeadersSchema,
    raw: ['application/offset+octet-stream'],
  },
  {
    method: 'DELETE',
    path: '/api/uploads/{upload}',
    service: 'videos',
    access: 'admin',
    limit: 'transfer',
    status: 204,
    summary: 'Cancel an upload',
    headers: tusVersionHeadersSchema,
  },
  {
    method: 'POST',
    path: '/api/admin/known-files',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Which files are already stored, by their SHA-256',
    json: knownFilesRequestSchema,
    answer: knownFilesAnswerSchema,
  },
] as const satisfies readonly Endpoint[];

/** Deleted files are kept for seven days (Q26). */
const trashEndpoints = [
  {
    method: 'POST',
    path: '/api/admin/videos/delete',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Move videos to the trash',
    json: deleteVideosRequestSchema,
    answer: deletedCountSchema,
  },
  {
    method: 'GET',
    path: '/api/admin/trash',
    service: 'videos',
    access: 'admin',
    limit: 'read',
    status: 200,
    summary: 'The files in the trash, in pages of 1,000',
    query: listTrashQuerySchema,
    answer: trashListSchema,
  },
  {
    method: 'POST',
    path: '/api/admin/trash/restore',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Restore files from the trash',
    json: trashIdsRequestSchema,
    answer: restoredCountSchema,
  },
  {
    method: 'POST',
    path: '/api/admin/trash/delete',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Delete files in the trash for good',
    json: trashIdsRequestSchema,
    answer: deletedCountSchema,
  },
  {
    method: 'GET',
    path: '/api/admin/trash/{item}/poster',
    service: 'videos',
    access: 'admin',
    limit: 'media',
    status: 200,
    summary: 'The poster of a video in the trash',
  },
] as const satisfies readonly Endpoint[];

const captionsEndpoints = [
  {
    method: 'PUT',
    path: '/api/videos/{id}/captions',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Add or replace the captions: WebVTT or SubRip, 1 MB at most',
    query: editCaptionsQuerySchema,
    raw: ['text/vtt', 'application/x-subrip'],
    maxMegabytes: CAPTIONS_MAX_MEGABYTES,
    answer: managedVideoSchema,
  },
  {
    method: 'DELETE',
    path: '/api/videos/{id}/captions',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 204,
    summary: 'Remove the captions',
    query: editCaptionsQuerySchema,
  },
] as const satisfies readonly Endpoint[];

const cloudJobEndpoints = [
  {
    method: 'GET',
    path: '/api/debug/cloud-job',
    service: 'videos',
    access: 'admin',
    limit: 'read',
    status: 200,
    summary: 'The progress of the upload to the cloud tier',
    answer: cloudJobSchema,
  },
  {
    method: 'POST',
    path: '/api/debug/cloud-job/pause',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Pause the upload to the cloud tier',
    answer: cloudJobSchema,
  },
  {
    method: 'POST',
    path: '/api/debug/cloud-job/resume',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Resume the upload to the cloud tier',
    answer: cloudJobSchema,
  },
] as const satisfies readonly Endpoint[];

const renditionEndpoints = [
  {
    method: 'GET',
    path: '/api/debug/renditions',
    service: 'videos',
    access: 'admin',
    limit: 'read',
    status: 200,
    summary: 'The progress of the smaller versions of films, and what those of old films would need',
    answer: renditionJobSchema,
  },
  {
    method: 'POST',
    path: '/api/debug/renditions/start',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Make smaller versions of old films too',
    answer: renditionJobSchema,
  },
  {
    method: 'POST',
    path: '/api/debug/renditions/pause',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Pause the smaller versions of films',
    answer: renditionJobSchema,
  },
  {
    method: 'POST',
    path: '/api/debug/renditions/resume',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Resume the smaller versions of films',
    answer: renditionJobSchema,
  },
] as const satisfies readonly Endpoint[];

const jobEndpoints = [
  {
    method: 'GET',
    path: '/api/admin/jobs',
    service: 'videos',
    access: 'admin',
    limit: 'read',
    status: 200,
    summary: 'All background work on videos, the failed first',
    answer: jobsSchema,
  },
  {
    method: 'POST',
    path: '/api/admin/jobs/{job}/retry',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 204,
    summary: 'Do a failed job again',
  },
  {
    method: 'POST',
    path: '/api/admin/jobs/{job}/give-up',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 204,
    summary: 'Take a failed job off the list; a video that cannot be played goes to the trash',
  },
] as const satisfies readonly Endpoint[];

const unusedFilesEndpoints = [
  {
    method: 'POST',
    path: '/api/debug/unused-files/adopt',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 201,
    summary: 'Create a video from a file that no record uses',
    json: adoptFileRequestSchema,
    answer: managedVideoSchema,
  },
  {
    method: 'POST',
    path: '/api/debug/unused-files/trash',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Move files that no record uses to the trash',
    json: trashFilesRequestSchema,
    answer: deletedCountSchema,
  },
] as const satisfies readonly Endpoint[];

/** Management of videos, besides adding, changing and removing single ones. */
export const managementEndpoints = [
  ...uploadEndpoints,
  ...trashEndpoints,
  ...captionsEndpoints,
  ...cloudJobEndpoints,
  ...renditionEndpoints,
  ...jobEndpoints,
  ...unusedFilesEndpoints,
] as const;
