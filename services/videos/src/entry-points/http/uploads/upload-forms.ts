import { AppError } from '@selah/service-kit/errors/app-error';
import { parse } from '@selah/service-kit/http/koa/parse-request';
import { isLanguage, type Language } from '@selah/shared/contracts/languages';
import { editVideoRequestSchema, uploadVideoFieldsSchema } from '@selah/shared/contracts/videos/requests';
import type { BulkUploadRequest } from '@selah/shared/contracts/videos/uploads';
import { z } from 'zod';
import { UnplayableFileError } from '../../../domain/video-errors.ts';
import type { BulkItem } from '../../../use-cases/uploads/upload-many-videos.ts';
import { type FormLimits, formError } from './form-limits.ts';
import type { ReceivedFile, ReceivedForm } from './multipart-form.ts';

const videoFile = z
  .custom<ReceivedFile>(() => true)
  .superRefine((file: ReceivedFile | undefined, issues) => {
    if (!file) issues.addIssue({ code: 'custom', message: 'file_required' });
    else if (file.size === 0) issues.addIssue({ code: 'custom', message: 'file_empty' });
  });

const uploadFormSchema = uploadVideoFieldsSchema.extend({ videoFile });
const editFormSchema = editVideoRequestSchema.extend({ videoFile: videoFile.optional() });

/** The form of one new video (M-210). Its `language` is the video's, not that of the answer. */
export function readUploadForm(form: ReceivedForm, limits: FormLimits) {
  const { videoFile: file, ...fields } = parse(uploadFormSchema, valuesOf(form, limits));
  return { ...fields, file };
}

/** The form of a change (M-211); absent fields stay unchanged. */
export function readEditForm(form: ReceivedForm, limits: FormLimits) {
  const { videoFile: file, ...fields } = parse(editFormSchema, valuesOf(form, limits));
  return { ...fields, file };
}

/**
 * The form of many videos (M-214): `videos` and `languages` in the same order. A single file that is empty or too large is
 * rejected by itself (Q27).
 * @throws AppError `invalid_input` without files, `bulk_mismatch`, `unsupported_language`
 */
export function readBulkForm(form: ReceivedForm, limits: FormLimits): BulkItem[] {
  const files = form.files.filter((file) => file.field === 'videos');
  const languages = form.fields.get('languages') ?? [];
  if (files.length === 0) throw invalidField('videos', 'files_required');
  if (files.length !== languages.length) throw new AppError('bulk_mismatch');
  if (!languages.every(isLanguage)) throw new AppError('unsupported_language');
  return files.map((file, place) => ({
    originalName: file.originalName,
    file,
    language: languages[place] as Language,
    ...(file.isTooLarge && { refusal: formError('file_too_large', limits) }),
    ...(file.size === 0 && { refusal: new UnplayableFileError('empty') }),
  }));
}

/** A batch of files that were uploaded before as resumable uploads. @throws AppError `too_many_files` */
export function readBulkList({ items }: BulkUploadRequest, limits: FormLimits): BulkItem[] {
  if (items.length > limits.maxFiles) throw formError('too_many_files', limits);
  return items;
}

function valuesOf(form: ReceivedForm, limits: FormLimits): Record<string, unknown> {
  const texts = [...form.fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]);
  const values = Object.fromEntries(texts) as Record<string, unknown>;
  const file = form.files.find(({ field }) => field === 'videoFile');
  if (file?.isTooLarge) throw formError('file_too_large', limits);
  return { ...values, videoFile: file };
}

function invalidField(path: string, message: string): AppError {
  return new AppError('invalid_input', {
    issues: [{ code: 'custom', path: [path], message, input: undefined }],
  });
}
