import { BulkUpload } from '../features/bulk-upload/components/bulk-upload.tsx';
import { useAdminSessionQuery } from '../features/sign-in/api/session-endpoints.ts';
import { AddVideo } from '../features/videos/components/add-video.tsx';
import { VideoList } from '../features/videos/components/video-list.tsx';

/** Forms to add one or many videos, and the list of videos. */
export function VideosArea() {
  const { data: session } = useAdminSessionQuery();
  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <AddVideo />
        <BulkUpload administratorId={session?.authenticated ? session.id : undefined} />
      </div>
      <VideoList />
    </>
  );
}
