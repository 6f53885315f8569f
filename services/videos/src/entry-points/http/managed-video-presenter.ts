import { FAILURE_MESSAGES, type FailureCode } from '@selah/shared/contracts/videos/failures';
import type { ManagedVideo } from '@selah/shared/contracts/videos/managed-video';
import { workFor } from '../../domain/processing-lease.ts';
import { captionsOf, type Video } from '../../domain/video.ts';
import { type SizeOfVideoDeps, sizeOfVideo } from '../../use-cases/editing/video-size.ts';
import { presentVideo } from './video-presenter.ts';

/** A video as the administrator sees it. */
export async function presentManagedVideo(deps: SizeOfVideoDeps, video: Video): Promise<ManagedVideo> {
  const { edits = 0, createdAt, failure } = video;
  const captions = captionsOf(video);
  const sizeBytes = await sizeOfVideo(deps, video);
  return {
    ...presentVideo(video),
    revision: edits,
    createdAt: createdAt.toISOString(),
    ...(sizeBytes !== undefined && { sizeBytes }),
    ...(workFor(video) === 'poster' && { awaitsPoster: true }),
    hasCaptions: captions !== undefined,
    ...(captions && { captionsVersion: captions.etag }),
    ...(failure && { failure: presentFailure(failure) }),
  };
}

/** A reason that only a later release knows is shown as the most general one. */
function presentFailure(failure: FailureCode): ManagedVideo['failure'] {
  const code = failure in FAILURE_MESSAGES ? failure : 'gave_up';
  return { code, message: FAILURE_MESSAGES[code] };
}
