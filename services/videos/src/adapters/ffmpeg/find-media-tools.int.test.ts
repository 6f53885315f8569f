import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { silentLogger } from '@selah/service-kit/logging/logger';
import { type TemporaryFolder, temporaryFolder } from '@selah/service-kit/testing/temporary-folder';
import { describeWithFfmpeg } from '../../../test/ffmpeg-here.ts';
import { PORTRAIT_WEBM } from '../../../test/fixtures.ts';
import { makePoster } from '../sharp/make-poster.ts';
import { createFfmpegMediaProcessor } from './ffmpeg-media-processor.ts';
import { findMediaTools } from './find-media-tools.ts';

/** Stands for a release before 5.1, which has no such option. */
const OLD_FFMPEG = `#!/bin/sh
case "$*" in
  '-h long') ffmpeg -h long | grep -v fps_mode ;;
  *-fps_mode*) exit 1 ;;
  *) exec ffmpeg "$@" ;;
esac
`;

describeWithFfmpeg('the tools', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('are absent if one does not work', async () => {
    expect(await findMediaTools({ ffprobe: '/nonexistent/ffprobe' })).toBeUndefined();
    expect(await findMediaTools({ ffmpeg: '/nonexistent/ffmpeg' })).toBeUndefined();
    expect(await findMediaTools({})).toMatchObject({ ffmpeg: 'ffmpeg' });
  });

  it('convert films also if they are old', async () => {
    const ffmpeg = join(folder.path, 'ffmpeg');
    await writeFile(ffmpeg, OLD_FFMPEG);
    await chmod(ffmpeg, 0o700);
    const tools = await findMediaTools({ ffmpeg });
    if (!tools) throw new Error('the old tool was not found');
    const path = join(folder.path, 'film');
    await writeFile(path, PORTRAIT_WEBM);
    const options = { tools, makePoster, logger: silentLogger(), maxFileBytes: 2 ** 26 };
    const made = await createFfmpegMediaProcessor(options).process(
      { path, container: 'webm' },
      folder.path,
      new AbortController().signal,
    );
    expect(made.durationSeconds).toBeGreaterThan(0);
  });
});
