import { AppError } from '@selah/service-kit/errors/app-error';
import type { Language } from '@selah/shared/contracts/languages';
import type { Problem } from '@selah/shared/contracts/problem';
import { FAILURE_MESSAGES, type FailureCode } from '@selah/shared/contracts/videos/failures';

export const videoNotFound = () => new AppError('video_not_found');

export const noVideoInLanguage = () => new AppError('no_video_in_language');

/** Another video has this file already. */
export const filenameTaken = (cause?: unknown) => new AppError('filename_taken', { cause });

/** No tier has a file of the name that the request gives. */
export const fileUnknown = () =>
  new AppError('invalid_input', {
    issues: [{ code: 'custom', path: ['filename'], message: 'file_unknown', input: undefined }],
  });

/** A video uses the file by now. */
export const fileInUse = () => new AppError('file_in_use');

/** The video is known, but its file is in no tier: only a new upload helps. */
export const videoFileMissing = () => new AppError('video_file_missing');

/** The video has another edit than the one that the change is based on. */
export const changedMeanwhile = () => new AppError('changed_meanwhile');

/** The file is not a video that browsers could play or that could be made into one. */
export class UnplayableFileError extends AppError {
  readonly reason: FailureCode;
  constructor(reason: FailureCode, cause?: unknown) {
    super('unplayable_file', { cause });
    this.reason = reason;
  }

  /** In Portuguese, the language of the administrator's pages, it says what is wrong with this very file. */
  override toProblem(language: Language): Problem {
    const problem = super.toProblem(language);
    return language === 'pt' ? { ...problem, message: FAILURE_MESSAGES[this.reason] } : problem;
  }
}
