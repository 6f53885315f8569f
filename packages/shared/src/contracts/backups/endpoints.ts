import type { Endpoint } from '../endpoint.ts';
import { backupScheduleSchema, backupsSchema } from './backups.ts';

const shared = { service: 'admin', access: 'admin' } as const;

/** Copies of all data, on one machine. Work goes on after the answer; the list says how far it is. */
export const backupsEndpoints = [
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/backups',
    limit: 'read',
    status: 200,
    summary: 'Backups, how far the current work is, and what failed',
    answer: backupsSchema,
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/backups',
    limit: 'write',
    status: 202,
    summary: 'Begin a backup',
    answer: backupsSchema,
  },
  {
    ...shared,
    method: 'PUT',
    path: '/api/admin/backups/schedule',
    limit: 'write',
    status: 204,
    summary: 'When backups are made',
    json: backupScheduleSchema,
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/backups/{backup}/check',
    limit: 'write',
    status: 202,
    summary: 'Begin to read a backup and compare all its hashes',
    answer: backupsSchema,
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/backups/{backup}/restore',
    limit: 'write',
    status: 202,
    summary: 'Begin to put the data of a backup in place; the site closes and opens again',
    answer: backupsSchema,
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/backups/{backup}/archive',
    limit: 'media',
    status: 200,
    summary: 'A backup as one tar archive, which is a folder of backups when unpacked',
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/backups/archive',
    limit: 'upload',
    status: 204,
    summary: 'Take the backup of a downloaded archive into the folder of backups',
    raw: ['application/x-tar'],
    maxMegabytes: 1_000_000,
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/admin/backups/{backup}',
    limit: 'write',
    status: 204,
    summary: 'Delete a backup, and contents that no other one has',
  },
] as const satisfies readonly Endpoint[];
