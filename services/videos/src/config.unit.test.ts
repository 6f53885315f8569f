import { describe, expect, it } from '@jest/globals';
import { TEST_INTERNAL_SECRET } from '@selah/service-kit/testing/api-driver';
import { loadVideosConfig } from './config.ts';

const needed = { INTERNAL_SECRET: TEST_INTERNAL_SECRET };

describe('the configuration of videos', () => {
  it('has defaults for all variables but the secret', () => {
    expect(loadVideosConfig(needed)).toMatchObject({
      uploads: { maxBytes: 500 * 1024 * 1024, maxFiles: 50 },
      media: { directory: expect.stringMatching(/[\\/]\.data[\\/]videos$/) },
      s3: undefined,
    });
    expect(() => loadVideosConfig({})).toThrow(/^INTERNAL_SECRET: is missing/);
  });

  it('uses the configured media folder', () => {
    expect(loadVideosConfig({ ...needed, SELAH_DATA_DIR: '/data' }).media.directory).toBe('/data/videos');
    expect(loadVideosConfig({ ...needed, VIDEOS_DIR: '/films' }).media.directory).toBe('/films');
  });

  it('requires all variables of a bucket, or none', () => {
    expect(() => loadVideosConfig({ ...needed, S3_ENDPOINT: 'http://127.0.0.1:9000' })).toThrow(
      /S3_BUCKET: is missing: a bucket needs it\nS3_ACCESS_KEY_ID/,
    );
    const bucket = { S3_BUCKET: 'films', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    expect(loadVideosConfig({ ...needed, ...bucket }).s3).toMatchObject({ bucket: 'films' });
  });

  it('puts every file into the bucket if it is told to, and then requires one', () => {
    expect(() => loadVideosConfig({ ...needed, VIDEOS_TIER: 'cloud' })).toThrow(/S3_BUCKET: is missing/);
    const bucket = { S3_BUCKET: 'films', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    const inside = { ...bucket, S3_ENDPOINT: 'http://s3:7070' };
    const { media } = loadVideosConfig({ ...needed, ...inside, VIDEOS_TIER: 'cloud' });
    expect(media.bucket).toMatchObject({ bucket: 'films', publicEndpoint: 'http://s3:7070' });
    expect(loadVideosConfig({ ...needed, ...inside }).media.bucket).toBeUndefined();
    const S3_PUBLIC_ENDPOINT = 'https://films.example.org';
    expect(loadVideosConfig({ ...needed, ...inside, S3_PUBLIC_ENDPOINT }).s3).toMatchObject({
      publicEndpoint: S3_PUBLIC_ENDPOINT,
    });
  });

  it('describes an invalid limit', () => {
    expect(() => loadVideosConfig({ ...needed, MAX_UPLOAD_MB: '0' })).toThrow(
      'MAX_UPLOAD_MB: must be a whole number from 1 to 10000',
    );
  });
});
