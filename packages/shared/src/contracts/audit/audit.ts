import { z } from 'zod';
import { languageSchema } from '../languages.ts';
import { instantSchema } from '../primitives.ts';

/** What an administrator does, and what is tried in their name. */
export const AUDIT_ACTIONS = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'password-reset',
  'password-changed',
  'email-changed',
  'session-ended',
  'other-sessions-ended',
  'ads-changed',
  'contact-changed',
  'test-mail-sent',
  'video-added',
  'videos-added',
  'video-changed',
  'video-removed',
  'videos-removed',
  'all-videos-removed',
  'captions-changed',
  'captions-removed',
  'trash-restored',
  'trash-deleted',
  'video-repaired',
  'file-adopted',
  'files-removed',
  'cloud-started',
  'cloud-paused',
  'cloud-resumed',
  'renditions-started',
  'renditions-paused',
  'renditions-resumed',
  'job-retried',
  'job-given-up',
  'event-sent-again',
  'psalter-imported',
  'psalter-removed',
  'backup-started',
  'backup-checked',
  'backup-scheduled',
  'backup-removed',
  'backup-downloaded',
  'backup-uploaded',
  'backup-restored',
  'backup-copied',
  'backup-fetched',
] as const;

export const auditActionSchema = z.enum(AUDIT_ACTIONS);

/** What it was done to. Never a word of a visitor. */
export const auditObjectSchema = z.object({
  /** The id in the address, e.g. of a video. */
  id: z.string().max(120).optional(),
  /** The title of a video. */
  title: z.string().max(200).optional(),
  language: languageSchema.optional(),
  /** How many, where it was done to several. */
  count: z.int().nonnegative().optional(),
});

/** One row of the list. Failed logins from one address within an hour are one row, with their number. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: instantSchema,
  action: auditActionSchema,
  /** The username; absent if somebody tried one that does not exist. */
  administrator: z.string().max(80).optional(),
  /** The client's internet address. */
  address: z.string().max(64),
  object: auditObjectSchema,
});

/** Newest first. */
export const auditListSchema = z.array(auditEntrySchema);

/** Entries older than the last one of a page: its `at` and `id`. */
export const auditQuerySchema = z.object({
  before: z
    .string()
    .regex(/^[^~]{20,30}~.{1,120}$/)
    .optional(),
});

/** Entries of an answer. */
export const AUDIT_PAGE = 1000;

export type AuditAction = z.infer<typeof auditActionSchema>;
export type AuditObject = z.infer<typeof auditObjectSchema>;
export type AuditEntry = z.infer<typeof auditEntrySchema>;
