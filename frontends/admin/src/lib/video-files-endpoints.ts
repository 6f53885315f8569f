import { VIDEO_LIST } from '@selah/shared/contracts/limits';
import { type VideoFilesAnswer, videoFilesAnswerSchema } from '@selah/shared/contracts/videos/diagnostics';
import { baseApi } from '@selah/web-kit/platform';
import { adminCall, watchSession } from './admin-call.ts';

/** The answer that both pages about files use (Q31). */
export const videoFilesEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    videoFiles: build.query<VideoFilesAnswer, void>({
      // Page by page; the counts and the summary of each page are about everything.
      async queryFn(_input, _api, _options, call) {
        let all: VideoFilesAnswer | undefined;
        for (;;) {
          const { data, error } = await call(
            adminCall({ path: '/api/debug/video-files', ...(all && { query: endOf(all) }) }),
          );
          if (error) return { error };
          const page = videoFilesAnswerSchema.parse(data);
          all = all ? joined(all, page) : page;
          const { dbVideos, physicalFiles } = page;
          if (Math.max(dbVideos.length, physicalFiles.length) < VIDEO_LIST.managedPage) return { data: all };
        }
      },
      onQueryStarted: watchSession,
      providesTags: ['VideoFiles'],
    }),
  }),
});

export const { useVideoFilesQuery } = videoFilesEndpoints;

/** Where the next page begins. */
function endOf({ dbVideos, physicalFiles }: VideoFilesAnswer) {
  const before = dbVideos[0]?.id;
  const after = physicalFiles.at(-1)?.filename;
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** Records come from the newest page to the oldest, files by their names. */
function joined(all: VideoFilesAnswer, page: VideoFilesAnswer): VideoFilesAnswer {
  const { analysis } = page;
  return {
    ...page,
    dbVideos: [...page.dbVideos, ...all.dbVideos],
    videos: [...page.videos, ...all.videos],
    physicalFiles: [...all.physicalFiles, ...page.physicalFiles],
    analysis: {
      ...analysis,
      dbEntriesWithMissingFiles: [
        ...analysis.dbEntriesWithMissingFiles,
        ...all.analysis.dbEntriesWithMissingFiles,
      ],
      unusedPhysicalFiles: [...all.analysis.unusedPhysicalFiles, ...analysis.unusedPhysicalFiles],
    },
  };
}
