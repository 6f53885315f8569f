import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError } from '@selah/service-kit/config/load-config';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { asAdmin } from '@selah/service-kit/testing/api-driver';
import { findingsIn } from '@selah/shared/contracts/site-health/findings';
import { serviceHealthSchema } from '@selah/shared/contracts/site-health/site-health';
import { withoutWriting } from '../../../test/as-another-user.ts';
import { startVideos, type VideosUnderTest } from '../../../test/start-videos.ts';
import { mediaFolders, openMediaTiers, writtenFolders } from './open-media-tiers.ts';
import { findUnwritable } from './unwritable-folder.ts';

describe('a folder of films of another owner', () => {
  let service: VideosUnderTest;
  const said: string[] = [];
  beforeAll(async () => {
    const logger = Object.assign(silentLogger(), {
      error: (text: unknown) => typeof text === 'string' && said.push(text),
    });
    service = await startVideos({ withoutFfmpeg: true, deps: { logger } });
    // The other user may write into all but one.
    const folders = mediaFolders(service.directory);
    for (const folder of writtenFolders(service.directory, folders)) await chmod(folder, 0o777);
  });
  afterAll(() => service.stop());

  const conditions = async () => {
    const { body } = await service.api.get('/api/admin/site-health/videos', { as: asAdmin });
    return serviceHealthSchema.parse(body).conditions;
  };

  it.each(['uploads', 'incoming', 'files', 'posters', 'captions', 'renditions'])(
    'is found by the card and by the readiness: %s',
    async (name) => {
      const folder = join(service.directory, name);
      expect((await service.api.get('/readyz')).status).toBe(200);
      await withoutWriting(folder, async () => {
        const found = await conditions();
        expect(found).toContainEqual(expect.objectContaining({ name: 'disk', state: 'failing', folder }));
        const titles = findingsIn({ service: 'videos', conditions: found }).map(({ title }) => title);
        expect(titles).toContainEqual(expect.stringContaining(folder));
        expect((await service.api.get('/readyz')).status).toBe(503);
      });
      const disk = (await conditions()).find((condition) => condition.name === 'disk');
      expect(disk?.folder).toBeUndefined();
    },
  );

  it('ends an upload with what is wrong, instead of letting it wait', async () => {
    const answer = await withoutWriting(join(service.directory, 'uploads'), () =>
      service.api.post('/api/uploads', {
        as: asAdmin,
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': '10',
          'upload-metadata': `filename ${btoa('a.mp4')},sha256 ${btoa('a'.repeat(64))}`,
        },
      }),
    );
    expect(answer).toMatchObject({ status: 507, body: { code: 'folder_not_writable' } });
  });

  it('is said once at the start, with the folder and what to do', async () => {
    const folder = join(service.directory, 'uploads');
    expect(said).toEqual([]);
    await withoutWriting(folder, () => service.restart());
    expect(said).toEqual([expect.stringContaining(`The folder ${folder} cannot be written (EACCES)`)]);
    expect(said[0]).toContain('VIDEOS_DIR');
  });
});

describe('a folder in which nothing can be created', () => {
  it('ends the start with its name', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'selah-volume-'));
    const folders = mediaFolders(parent);
    await expect(findUnwritable(writtenFolders(parent, folders))).resolves.toMatchObject({ code: 'ENOENT' });
    await withoutWriting(parent, async () => {
      const opened = openMediaTiers(folders, {} as never);
      await expect(opened).rejects.toThrow(ConfigError);
      await expect(opened).rejects.toThrow(`The folder ${folders.incoming} cannot be written (EACCES)`);
    });
    await mkdir(folders.files);
    await rm(parent, { recursive: true });
  });
});
