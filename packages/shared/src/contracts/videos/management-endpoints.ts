import type { Endpoint } from '../endpoint.ts';
import { cloudJobSchema } from './cloud-job.ts';
import { managedVideoSchema } from './managed-video.ts';
import { deletedCountSchema } from './requests.ts';
import {
  deleteVideosRequestSchema,
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

/** Uploads that go on where a line broke (tus 1.0), and files that need no upload. */
const uploadEndpoints = [
  {
    method: 'OPTIONS',
    path: '/api/uploads',
    service: 'videos',
    access: 'admin',
    limit: 'transfer',
    status: 204,
    summary: 'What the server of resumable uploads (tus 1.0) can do',
  },
  {
    method: 'POST',
    path: '/api/uploads',
    service: 'videos',
    access: 'admin',
    limit: 'transfer',
    status: 201,
    summary: 'Begin a resumable upload; `Location` says where it goes on',
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
    summary: 'How much of an upload has arrived',
    headers: tusVersionHeadersSchema,
  },
  {
    method: 'PATCH',
    path: '/api/uploads/{upload}',
    service: 'videos',
    access: 'admin',
    limit: 'transfer',
    status: 204,
    summary: 'Go on with an upload',
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
    summary: 'Give an upload up',
    headers: tusVersionHeadersSchema,
  },
  {
    method: 'POST',
    path: '/api/admin/known-files',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Which files are here already, by their SHA-256',
    json: knownFilesRequestSchema,
    answer: knownFilesAnswerSchema,
  },
] as const satisfies readonly Endpoint[];

/** What was removed, for seven days (Q26). */
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
    summary: 'What was removed in the last seven days',
    answer: trashListSchema,
  },
  {
    method: 'POST',
    path: '/api/admin/trash/restore',
    service: 'videos',
    access: 'admin',
    limit: 'write',
    status: 200,
    summary: 'Bring things back from the trash',
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
    summary: 'Delete things in the trash for good',
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
    summary: 'The still picture of a video in the trash',
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
    raw: ['text/vtt', 'application/x-subrip'],
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
    summary: 'How far the upload to the cloud tier has come',
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
    summary: 'Go on with the upload to the cloud tier',
    answer: cloudJobSchema,
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
    summary: 'Make a video of a file that no record uses',
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

/** How the administrator looks after the videos, beside adding, changing and removing them one by one. */
export const managementEndpoints = [
  ...uploadEndpoints,
  ...trashEndpoints,
  ...captionsEndpoints,
  ...cloudJobEndpoints,
  ...unusedFilesEndpoints,
] as const;
