import { describe, expect, it } from '@jest/globals';
import { videoFilesAnswerSchema } from '@selah/shared/contracts/videos/diagnostics';
import { aVideo } from '../../test/a-video.ts';
import { pageOfReport, reportFiles } from './file-report.ts';
import type { MediaInfo } from './media-store.ts';

const file = (name: string, size = 2048): MediaInfo => ({
  name,
  size,
  modifiedAt: new Date('2026-01-01T00:00:00.000Z'),
  etag: 'x',
});

const nothing = { videos: [], incoming: [], local: [], cloud: [] };

describe('records and files compared', () => {
  const here = aVideo().playing({ filename: 'here.mp4' }).build();
  const far = aVideo().playing({ filename: 'far.mp4' }).in('es').build();
  const both = aVideo().playing({ filename: 'both.mp4' }).build();
  const lost = aVideo().playing({ filename: 'lost.mp4' }).in('fr').build();
  const linked = aVideo()
    .playing({ filename: 'linked.mp4', storageUrl: 'https://example.org/v.mp4' })
    .in('en')
    .build();
  const report = reportFiles({
    ...nothing,
    videos: [here, far, both, lost, linked],
    local: [file('here.mp4'), file('both.mp4'), file('stray.mp4')],
    cloud: [file('far.mp4', 512), file('both.mp4')],
  });
  const row = (id: number) => report.videos.find((video) => video.id === id);

  it('M-172 M-173 contains the fields of both pages', () => {
    expect(videoFilesAnswerSchema.parse(report)).toEqual(report);
  });

  it('M-144 contains files with times that no calendar has, whose rows say so', () => {
    const times = [
      '+012000-01-01T00:00:00.000Z',
      '-000001-01-01T00:00:00.000Z',
      'none',
      '2026-01-01T00:00:00.000Z',
    ];
    const local = times.map((time, place) => ({ ...file(`${place}.mp4`), modifiedAt: new Date(time) }));
    const odd = videoFilesAnswerSchema.parse(reportFiles({ ...nothing, local }));
    expect(odd.physicalFiles.map(({ created }) => created)).toEqual(['', '', '', times[3]]);
  });

  it('M-140 lists records without files and files without records', () => {
    expect(report.analysis.dbEntriesWithMissingFiles.map(({ id }) => id)).toEqual([lost.id]);
    expect(report.analysis.unusedPhysicalFiles.map(({ filename }) => filename)).toEqual(['stray.mp4']);
    expect(report.analysis).toMatchObject({ totalPhysicalFiles: 3, totalDbEntries: 5 });
  });

  it('M-154 M-155 contains the source and size of each video', () => {
    expect(row(here.id)).toMatchObject({ available: true, source: 'local', sizeFormatted: '2.0 KB' });
    expect(row(far.id)).toMatchObject({ available: true, source: 'firebase', sizeFormatted: '512 B' });
    expect(row(both.id)).toMatchObject({ available: true, source: 'firebase' });
    expect(row(lost.id)).toMatchObject({ available: false, source: 'none', sizeFormatted: '-' });
    expect(row(linked.id)).toMatchObject({ available: true, source: 'firebase', sizeFormatted: '-' });
  });

  it('M-149 M-150 contains totals, overall and per language', () => {
    expect(report.summary).toMatchObject({
      totalVideos: 5,
      availableVideos: 4,
      localVideos: 1,
      firebaseVideos: 3,
      missingVideos: 1,
      percentAvailable: 80,
    });
    expect(report.summary.languages).toEqual({
      pt: { total: 2, available: 2, missing: 0 },
      en: { total: 1, available: 1, missing: 0 },
      es: { total: 1, available: 1, missing: 0 },
      fr: { total: 1, available: 0, missing: 1 },
    });
  });

  it('counts a pending upload as a used file, but not as a playable video', () => {
    const waiting = aVideo().playing({ filename: 'waiting.mp4' }).pending().build();
    const { analysis, summary } = reportFiles({
      ...nothing,
      videos: [waiting],
      incoming: [file('waiting.mp4')],
    });
    expect(analysis.unusedPhysicalFiles).toEqual([]);
    expect(analysis.dbEntriesWithMissingFiles).toEqual([]);
    expect(summary).toMatchObject({ availableVideos: 0, missingVideos: 1 });
  });

  it('shows a video whose file is being replaced as available through the old one', () => {
    const video = aVideo().playing({ filename: 'old.mp4' }).beingReplacedBy('new.mp4').build();
    const { analysis, videos } = reportFiles({
      ...nothing,
      videos: [video],
      local: [file('old.mp4')],
      incoming: [file('new.mp4')],
    });
    expect(videos[0]).toMatchObject({ available: true, source: 'local' });
    expect(analysis.unusedPhysicalFiles).toEqual([]);
  });

  it('is right without any videos', () => {
    expect(reportFiles(nothing).summary).toMatchObject({ totalVideos: 0, percentAvailable: 0 });
  });

  it('M-225 loses no file between two pages when names differ only in how an accent is written', () => {
    const written = ['oracao', 'ora\u00e7\u00e3o', 'orac\u0327a\u0303o'].map((name) => file(`${name}.mp4`));
    const all = reportFiles({ ...nothing, local: written });
    const names: string[] = [];
    for (let after: string | undefined; names.length < 4; after = names.at(-1)) {
      const { physicalFiles } = pageOfReport(all, { after }, 1);
      if (physicalFiles.length === 0) break;
      names.push(...physicalFiles.map(({ filename }) => filename));
    }
    expect(names.toSorted()).toEqual(written.map(({ name }) => name).toSorted());
  });

  it('M-225 is read in pages of records and of files, whose numbers are about everything', () => {
    const small = pageOfReport(report, {}, 5);
    expect(small).toEqual(report);
    const first = pageOfReport(report, {}, 2);
    expect(first.dbVideos.map(({ id }) => id)).toEqual([lost.id, linked.id]);
    expect(first.videos.map(({ id }) => id)).toEqual([lost.id, linked.id]);
    expect(first.analysis.dbEntriesWithMissingFiles.map(({ id }) => id)).toEqual([lost.id]);
    expect(first.physicalFiles.map(({ filename }) => filename)).toEqual(['both.mp4', 'here.mp4']);
    expect(first.analysis.unusedPhysicalFiles).toEqual([]);
    const second = pageOfReport(report, { before: lost.id, after: 'here.mp4' }, 2);
    expect(second.dbVideos.map(({ id }) => id)).toEqual([far.id, both.id]);
    expect(second.analysis.unusedPhysicalFiles.map(({ filename }) => filename)).toEqual(['stray.mp4']);
    for (const page of [first, second]) {
      expect(page.summary).toEqual(report.summary);
      expect(page.analysis).toMatchObject({ totalPhysicalFiles: 3, totalDbEntries: 5 });
    }
    expect(pageOfReport(report, { before: here.id, after: 'stray.mp4' }, 2)).toMatchObject({
      dbVideos: [],
      videos: [],
      physicalFiles: [],
    });
  });
});
