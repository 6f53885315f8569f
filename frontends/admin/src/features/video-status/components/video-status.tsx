import type { VideoFilesAnswer } from '@selah/shared/contracts/videos/diagnostics';
import { FilesFailure } from '../../../components/feedback/files-failure.tsx';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useVideoFilesQuery } from '../../../lib/video-files-endpoints.ts';
import { texts } from '../../../locales/pt.ts';
import { hasVideosToSend } from '../domain/status-view.ts';
import { useCloudJob } from '../use-cloud-job.ts';
import { CloudJobPanel } from './cloud-job-panel.tsx';
import { RenditionsPanel } from './renditions-panel.tsx';
import { StartCloudJob } from './start-cloud-job.tsx';
import { StatusSummary } from './status-summary.tsx';
import { StatusTable } from './status-table.tsx';

const words = texts.videoStatus;

/** Which videos are playable, where their files are, and how to repair them (M-145 to M-158). */
export function VideoStatusPage() {
  const { data, isFetching, isError, error, refetch } = useVideoFilesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) return <FilesFailure title={words.failed} error={error} onRetry={refetch} />;
  if (!data) return isFetching ? <LoadingText text={words.loading} /> : null;
  return <Status data={data} onReload={refetch} />;
}

function Status({ data, onReload }: { readonly data: VideoFilesAnswer; readonly onReload: () => void }) {
  const { job } = useCloudJob();
  return (
    <>
      <StartCloudJob
        isRunning={job?.state === 'running'}
        hasVideosToSend={hasVideosToSend(data)}
        onReload={onReload}
      />
      {job && job.state !== 'idle' && <CloudJobPanel job={job} />}
      <RenditionsPanel />
      {data.videos.length === 0 ? (
        <Panel title={words.noData}>
          <p className="text-ink-soft">{words.noDataTitle}</p>
        </Panel>
      ) : (
        <>
          <StatusSummary summary={data.summary} />
          <StatusTable videos={data.videos} />
        </>
      )}
    </>
  );
}
