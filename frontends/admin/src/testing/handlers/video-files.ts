import type { CloudJob } from '@selah/shared/contracts/videos/cloud-job';
import type { VideoFilesAnswer } from '@selah/shared/contracts/videos/diagnostics';
import type { RenditionJob } from '@selah/shared/contracts/videos/rendition-job';
import { HttpResponse, http } from 'msw';

/** Files, records and the upload to the cloud; tests can change them. */
export interface VideoFilesState {
  answer: VideoFilesAnswer;
  job: CloudJob;
  renditions: RenditionJob;
}

const GiB = 1024 ** 3;

const NO_OLD_VIDEOS: RenditionJob = {
  state: 'idle',
  waiting: 0,
  done: 2,
  failed: 0,
  old: { films: 0, estimatedBytes: 0 },
  storedBytes: 5 * 1024 * 1024,
  freeBytes: 40 * GiB,
};

const IDLE: CloudJob = { state: 'idle', total: 0, done: 0, failed: [] };

/** Two playable videos, one without its file, and a file without a video. */
export function someVideoFiles(): VideoFilesState {
  const created = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
  const files = ['salmo-1.mp4', 'psalm-2.mp4', 'antigo.mp4'].map((filename, index) => ({
    filename,
    size: 1024 * 1024 * (index + 1),
    created,
  }));
  const records = [
    { id: 1, title: 'Salmo 1', filename: 'salmo-1.mp4', language: 'pt' as const },
    { id: 2, title: 'Psalm 2', filename: 'psalm-2.mp4', language: 'en' as const },
    { id: 3, title: 'Salmo perdido', filename: 'perdido.mp4', language: 'pt' as const },
  ];
  return {
    job: IDLE,
    renditions: NO_OLD_VIDEOS,
    answer: {
      physicalFiles: files,
      dbVideos: records,
      analysis: {
        totalPhysicalFiles: 3,
        totalDbEntries: 3,
        dbEntriesWithMissingFiles: records.slice(2),
        unusedPhysicalFiles: files.slice(2),
      },
      summary: {
        totalVideos: 3,
        availableVideos: 2,
        localVideos: 1,
        firebaseVideos: 1,
        missingVideos: 1,
        percentAvailable: 66.7,
        languages: {
          pt: { total: 2, available: 1, missing: 1 },
          en: { total: 1, available: 1, missing: 0 },
          es: { total: 0, available: 0, missing: 0 },
          fr: { total: 0, available: 0, missing: 0 },
        },
      },
      videos: [
        { ...records[0], available: true, source: 'local', sizeFormatted: '1.0 MB' },
        { ...records[1], available: true, source: 'firebase', sizeFormatted: '2.0 MB' },
        { ...records[2], available: false, source: 'none', sizeFormatted: '-' },
      ] as VideoFilesAnswer['videos'],
    },
  };
}

export function videoFilesHandlers(state: VideoFilesState) {
  const job = (changes: Partial<CloudJob>, status = 200) => {
    state.job = { ...state.job, ...changes };
    return HttpResponse.json(state.job, { status });
  };
  const renditions = (changes: Partial<RenditionJob>) => {
    state.renditions = { ...state.renditions, ...changes };
    return HttpResponse.json(state.renditions);
  };
  return [
    http.get('*/api/debug/renditions', () => HttpResponse.json(state.renditions)),
    http.post('*/api/debug/renditions/start', () =>
      renditions({
        state: 'running',
        waiting: state.renditions.waiting + state.renditions.old.films,
        old: { films: 0, estimatedBytes: 0 },
      }),
    ),
    http.post('*/api/debug/renditions/pause', () => renditions({ state: 'paused' })),
    http.post('*/api/debug/renditions/resume', () => renditions({ state: 'running' })),
    http.get('*/api/debug/video-files', () => HttpResponse.json(state.answer)),
    http.get('*/api/debug/cloud-job', () => HttpResponse.json(state.job)),
    http.post('*/api/debug/upload-all-to-firebase', () => job({ state: 'running', total: 2, done: 0 }, 202)),
    http.post('*/api/debug/cloud-job/pause', () => job({ state: 'paused' })),
    http.post('*/api/debug/cloud-job/resume', () => job({ state: 'running' })),
    http.post('*/api/debug/unused-files/adopt', () => HttpResponse.json({}, { status: 201 })),
    http.post('*/api/debug/unused-files/trash', async ({ request }) => {
      const { filenames } = (await request.json()) as { readonly filenames: readonly string[] };
      return HttpResponse.json({ deleted: filenames.length });
    }),
  ];
}
