import { AppError } from '@selah/service-kit/errors/app-error';
import type { Language } from '@selah/shared/contracts/languages';
import type { Problem } from '@selah/shared/contracts/problem';
import { FAILURE_MESSAGES, type FailureCode } from '@selah/shared/contracts/videos/failures';

export const videoNotFound = () => new AppError('video_not_found');

export const noVideoInLanguage = () => new AppError('no_video_in_language');

/** Another video uses this file. */
export const filenameTaken = (cause?: unknown) => new AppError('filename_taken', { cause });

/** No tier has a file of the requested name. */
export const fileUnknown = () =>
  new AppError('invalid_input', {
    issues: [{ code: 'custom', path: ['filename'], message: 'file_unknown', input: undefined }],
  });

/** A video uses the file now. */
export const fileInUse = () => new AppError('file_in_use');

/** The video exists, but no tier has its file: it must be uploaded again. */
export const videoFileMissing = () => new AppError('video_file_missing');

/** The video was edited since the version on which the change is based. */
export const changedMeanwhile = () => new AppError('changed_meanwhile');

/** The file is not a video that browsers can play or that can be converted. */
export class UnplayableFileError extends AppError {
  readonly reason: FailureCode;
  constructor(reason: FailureCode, cause?: unknown) {
    super('unplayable_file', { cause });
    this.reason = reason;
  }

  /** The description of the problem, in Portuguese, the language of the administrator's pages. */
  override toProblem(language: Language): Problem {
    const problem = super.toProblem(language);
    return language === 'pt' ? { ...problem, message: FAILURE_MESSAGES[this.reason] } : problem;
  }
}
