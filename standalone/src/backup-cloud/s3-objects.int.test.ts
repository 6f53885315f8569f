import { afterEach, expect, it } from '@jest/globals';
import { freePort } from '@selah/service-kit/testing/engines/child-server';
import { describeOn } from '@selah/service-kit/testing/engines/engine';
import { describeCloudObjectsContract } from '../../test/contracts/cloud-objects.contract.ts';
import { createMemoryObjects } from '../../test/memory-objects.ts';
import { anyPrivateS3, objectsOf } from '../../test/private-s3.ts';

describeCloudObjectsContract('a map in memory', async () => createMemoryObjects());

describeOn('S3', anyPrivateS3, (s3) => {
  afterEach(() => {
    s3().meet(() => 'goes on');
    s3().setPublic(false);
  });

  describeCloudObjectsContract('a bucket', async () => objectsOf(s3().newBucket()));

  it('knows a bucket that answers everybody', async () => {
    const objects = objectsOf(s3().newBucket());
    await objects.putText('locks/a', 'one');
    s3().setPublic(true);
    expect(await objects.isReadableByAnyone('locks/a')).toBe(true);
    expect(await objects.isReadableByAnyone('locks/b')).toBe(false);
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
