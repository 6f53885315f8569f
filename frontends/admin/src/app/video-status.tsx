import { JobsPanel } from '../features/jobs/components/jobs-panel.tsx';
import { VideoStatusPage } from '../features/video-status/components/video-status.tsx';
import { texts } from '../locales/pt.ts';
import { DebugPage } from './debug-page.tsx';

/** `/debug/video-status` */
export function VideoStatus() {
  return (
    <DebugPage title={texts.videoStatus.title}>
      <JobsPanel />
      <VideoStatusPage />
    </DebugPage>
  );
}
