import { afterEach, expect, it } from '@jest/globals';
import { freePort } from '@selah/service-kit/testing/engines/child-server';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { describeCloudObjectsContract } from '../../test/contracts/cloud-objects.contract.ts';
import { createMemoryObjects } from '../../test/memory-objects.ts';
import { anyPrivateS3, objectsOf, REFUSAL } from '../../testing/private-s3.ts';

describeCloudObjectsContract('a map in memory', async () => createMemoryObjects());

describeOn('S3', anyPrivateS3, (s3) => {
  afterEach(() => {
    s3().meet(() => 'goes on');
    s3().setPublic(false);
    s3().refuseWith(REFUSAL);
  });

  describeCloudObjectsContract('a bucket', async () => objectsOf(s3().newBucket()));

  it('knows a bucket that answers everybody', async () => {
    const objects = objectsOf(s3().newBucket());
    await objects.putText('locks/a', 'one');
    s3().setPublic(true);
    expect(await objects.isReadableByAnyone('locks/a')).toBe(true);
    expect(await objects.isReadableByAnyone('locks/b')).toBe(false);
  });

  it('uses a key that may not ask for the bucket itself, as one limited to its prefix', async () => {
    const config = s3().newBucket();
    await objectsOf(config).putText('before', 'creates the bucket');
    const objects = objectsOf(config);
    s3().meet((request) => (/^(HEAD|PUT) $/.test(request) ? 403 : 'goes on'));
    await objects.putText('a', 'one');
    expect((await objects.list('')).map(({ key }) => key).sort()).toEqual(['a', 'before']);
  });

  it('knows what is not there with a key that is refused instead', async () => {
    const objects = objectsOf(s3().newBucket());
    await objects.putText('a', 'one');
    let asked = 0;
    // The first is for the object, the second for the list of what begins so.
    s3().meet((request) => (request === 'GET missing' && ++asked === 1 ? 403 : 'goes on'));
    expect(await objects.open('missing')).toBeUndefined();
  });

  it.each([
    '<!DOCTYPE html><html><head><meta charset="utf-8"><title>403</title></head><body><p>Forbidden<br></body></html>',
    'Forbidden',
    '',
  ])('calls a bucket private whose server says so with %j', async (body) => {
    const objects = objectsOf(s3().newBucket());
    await objects.putText('locks/a', 'one');
    s3().refuseWith(body);
    expect(await objects.isReadableByAnyone('locks/a')).toBe(false);
    s3().meet(() => 403);
    await expect(objects.list('')).rejects.toMatchObject({ failure: 'cloud_refused' });
  });

  it.each([
    [403, 'cloud_refused'],
    [507, 'cloud_full'],
    [501, 'cloud_unreachable'],
  ])('says of the answer %d to everything that it is %s', async (status, failure) => {
    const objects = objectsOf(s3().newBucket());
    s3().meet(() => status);
    for (const ask of [
      () => objects.list(''),
      () => objects.open('a'),
      () => objects.putText('a', ''),
      () => objects.putFile('a', import.meta.filename),
      () => objects.delete('a'),
    ])
      await expect(ask()).rejects.toMatchObject({ failure });
  });

  it('says of an answer that breaks off that the bucket is away', async () => {
    const objects = objectsOf(s3().newBucket());
    await objects.putFile('a', import.meta.filename);
    s3().meet(() => 'breaks off');
    const body = await objects.open('a');
    await expect(body?.toArray()).rejects.toMatchObject({ failure: 'cloud_unreachable' });
  });

  it('does not call a bucket private that cannot be asked', async () => {
    const port = await freePort();
    const objects = objectsOf({ ...s3().newBucket(), endpoint: `http://127.0.0.1:${port}` });
    await expect(objects.isReadableByAnyone('a')).rejects.toMatchObject({ failure: 'cloud_unreachable' });
  });
});
