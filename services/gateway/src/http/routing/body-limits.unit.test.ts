import { describe, expect, it } from '@jest/globals';
import { API } from '@selah/shared/contracts/api';
import { JSON_BODY_MAX_BYTES } from '@selah/shared/contracts/limits';
import { applicableLimit, bodyLimitFor } from './body-limits.ts';

const MEGABYTE = 1024 * 1024;
const UPLOADS = { maxMegabytes: 500, maxFiles: 50 };

function maxBytes(call: string, contentType?: string): number {
  const endpoint = API.find(({ method, path }) => `${method} ${path}` === call);
  if (!endpoint) throw new Error(`there is no ${call}`);
  return applicableLimit(bodyLimitFor(endpoint, UPLOADS), contentType).maxBytes;
}

describe('the maximum body size', () => {
  it.each([
    ['PATCH /api/uploads/{upload}', 'application/offset+octet-stream', 500 * MEGABYTE],
    ['POST /api/uploads', 'application/offset+octet-stream', 500 * MEGABYTE],
    ['PUT /api/videos/{id}/captions', 'text/vtt', MEGABYTE],
    ['PUT /api/videos/{id}/captions', 'application/x-subrip', MEGABYTE],
    ['PUT /api/psalters/{language}', 'text/x-usfm', 8 * MEGABYTE],
    ['POST /api/videos', 'multipart/form-data; boundary=x', 501 * MEGABYTE],
    ['POST /api/admin/bulk-upload', 'multipart/form-data; boundary=x', 50 * 501 * MEGABYTE],
    ['POST /api/admin/bulk-upload', 'application/json', JSON_BODY_MAX_BYTES],
    ['POST /api/admin/known-files', 'application/json', JSON_BODY_MAX_BYTES],
    ['PATCH /api/uploads/{upload}', 'application/json', JSON_BODY_MAX_BYTES],
    ['PATCH /api/uploads/{upload}', 'multipart/form-data; boundary=x', JSON_BODY_MAX_BYTES],
    ['PATCH /api/uploads/{upload}', undefined, JSON_BODY_MAX_BYTES],
    ['POST /api/ai/message', 'application/offset+octet-stream', JSON_BODY_MAX_BYTES],
  ])('%s of %s', (call, contentType, bytes) => {
    expect(maxBytes(call, contentType)).toBe(bytes);
  });

  it('is reported in megabytes for files', () => {
    const { tooLarge } = applicableLimit(
      bodyLimitFor(
        { path: '/api/videos/{id}/captions', limit: 'write', raw: ['text/vtt'], maxMegabytes: 1 },
        UPLOADS,
      ),
      'text/vtt',
    );
    expect(tooLarge().toProblem('pt').message).toContain('1 MB');
  });
});
