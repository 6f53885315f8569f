import { AppError } from '@selah/service-kit/errors/app-error';

export const videoNotFound = () => new AppError('video_not_found');

export const noVideoInLanguage = () => new AppError('no_video_in_language');

/** Another video has this file already. */
export const filenameTaken = (cause?: unknown) => new AppError('filename_taken', { cause });

/** No tier has a file of the name that the request gives. */
export const fileUnknown = () =>
  new AppError('invalid_input', {
    issues: [{ code: 'custom', path: ['filename'], message: 'file_unknown', input: undefined }],
  });

/** The video is known, but its file is in no tier: only a new upload helps. */
export const videoFileMissing = () => new AppError('video_file_missing');

/** Why a file cannot be played, for the log. */
export type UnplayableReason =
  | 'not_a_video'
  | 'no_picture'
  | 'codec_not_allowed'
  | 'picture_too_large'
  | 'unreadable'
  | 'too_demanding'
  | 'file_missing'
  | 'gave_up';

/** The file is not a video that browsers could play or that could be made into one. */
export class UnplayableFileError extends AppError {
  readonly reason: UnplayableReason;
  constructor(reason: UnplayableReason, cause?: unknown) {
    super('unplayable_file', { cause });
    this.reason = reason;
  }
}
