import { expect, it } from '@jest/globals';
import { validatorsOf } from './conditional-request.ts';

it.each([
  ['2026-01-01T00:00:00.999Z', 'Thu, 01 Jan 2026 00:00:00 GMT'],
  ['+012000-01-01T00:00:00.000Z', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['none', 'Thu, 01 Jan 1970 00:00:00 GMT'],
])('a file of %s has a date that a header can hold', (time, date) => {
  expect(validatorsOf({ etag: 'x', modifiedAt: new Date(time) })).toEqual({
    etag: '"x"',
    lastModified: date,
  });
});
