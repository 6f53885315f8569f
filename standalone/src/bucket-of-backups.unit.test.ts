import { describe, expect, it } from '@jest/globals';
import { describeBucket } from '@selah/backups/bucket-of-backups';
import { loadStandaloneConfig } from './config.ts';

const FILMS = {
  S3_ENDPOINT: 'https://films.example.org',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const BACKUPS = {
  BACKUP_S3_ENDPOINT: 'https://s3.example.net:9000',
  BACKUP_S3_ACCESS_KEY_ID: 'other-id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'other-secret',
};

const read = (env: Record<string, string>) => loadStandaloneConfig(env).bucketOfBackups;

describe('the bucket of backups', () => {
  it('is none unless it is named', () => {
    expect(read({})).toBeUndefined();
    expect(read(FILMS)).toBeUndefined();
  });

  it('is where films are, below a prefix, if nothing else is said', () => {
    expect(read({ ...FILMS, BACKUP_S3_BUCKET: 'selah' })).toEqual({
      bucket: 'selah',
      prefix: 'backups/',
      endpoint: 'https://films.example.org',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  it('can be with another provider, who does not get the keys of the first', () => {
    expect(
      read({ ...FILMS, ...BACKUPS, BACKUP_S3_BUCKET: 'copies', BACKUP_S3_PREFIX: 'selah/one/' }),
    ).toEqual({
      bucket: 'copies',
      prefix: 'selah/one/',
      endpoint: 'https://s3.example.net:9000',
      region: undefined,
      accessKeyId: 'other-id',
      secretAccessKey: 'other-secret',
    });
    const { BACKUP_S3_ACCESS_KEY_ID: _, ...without } = BACKUPS;
    expect(() => read({ ...FILMS, ...without, BACKUP_S3_BUCKET: 'copies' })).toThrow(
      'BACKUP_S3_ACCESS_KEY_ID: is missing: the bucket of backups needs it',
    );
  });

  it('is refused in words when something is missing or cannot be meant', () => {
    expect(() => read({ BACKUP_S3_BUCKET: 'copies' })).toThrow(
      'S3_ACCESS_KEY_ID: is missing: the bucket of backups needs it\nS3_SECRET_ACCESS_KEY: is missing: the bucket of backups needs it',
    );
    expect(() => read(BACKUPS)).toThrow(
      'BACKUP_S3_BUCKET: is missing: other variables of the bucket of backups are set',
    );
    for (const prefix of ['/a', 'a//b', 'a b', '/'])
      expect(() => read({ ...FILMS, BACKUP_S3_BUCKET: 'copies', BACKUP_S3_PREFIX: prefix })).toThrow(
        'BACKUP_S3_PREFIX: must be made of letters, digits, dots, dashes and slashes',
      );
  });

  it('is described without its keys', () => {
    const config = read({ ...BACKUPS, BACKUP_S3_BUCKET: 'copies' });
    expect(config && describeBucket(config)).toBe('s3.example.net:9000/copies/backups/');
  });
});
