/**
 * Every error code of the API with its HTTP status. Clients depend on the codes: add new ones, never rename
 * one. The texts are in `error-messages.ts`.
 */
export const ERROR_STATUS = {
  invalid_input: 400,
  malformed_body: 400,
  unsupported_language: 400,
  bulk_mismatch: 400,
  reset_token_invalid: 400,
  upload_damaged: 400,
  captions_invalid: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  session_expired: 401,
  forbidden: 403,
  wrong_password: 403,
  cross_origin: 403,
  not_found: 404,
  video_not_found: 404,
  video_file_missing: 404,
  no_video_in_language: 404,
  user_not_found: 404,
  message_not_found: 404,
  upload_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  email_taken: 409,
  filename_taken: 409,
  conflict: 409,
  too_many_saved_messages: 409,
  changed_meanwhile: 409,
  upload_unfinished: 409,
  file_in_use: 409,
  tus_version: 412,
  body_too_large: 413,
  file_too_large: 413,
  too_many_files: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  unplayable_file: 415,
  range_not_satisfiable: 416,
  upload_busy: 423,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
  disk_full: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as readonly ErrorCode[];
