import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { Button } from '@selah/web-kit/ui/button';
import { Spinner } from '@selah/web-kit/ui/spinner';
import { CloudUpload, Wrench } from 'lucide-react';
import { failureText } from '../../../lib/failure-text.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { texts } from '../../../locales/pt.ts';
import { useRepairVideoMutation } from '../api/cloud-job-endpoints.ts';
import { actionOf, type VideoStatus } from '../domain/status-view.ts';

const words = texts.videoStatus;
const LOOKS = {
  repair: { Icon: Wrench, label: words.repair, busy: words.repairing, hint: undefined },
  send: { Icon: CloudUpload, label: words.send, busy: words.sending, hint: words.startHint },
} as const;

interface RepairButtonProps {
  readonly video: VideoStatus;
  readonly tabIndex: 0 | -1;
}

/** The repair or upload button of a video, if it needs one (M-155, M-156, Q29). */
export function RepairButton({ video, tabIndex }: RepairButtonProps) {
  const dispatch = useAppDispatch();
  const [repairVideo, { isLoading }] = useRepairVideoMutation();
  const action = actionOf(video);
  if (!action) return null;
  const { Icon, label, busy, hint } = LOOKS[action];

  async function act() {
    const { error } = await repairVideo(video.id);
    if (!error) return;
    const text = failureText(error, texts.frame.noAnswer);
    dispatch(notified({ tone: 'destructive', title: words.repairFailed(video.id), text }));
  }

  return (
    <Button
      look="plain"
      className="text-sm"
      title={hint}
      tabIndex={tabIndex}
      disabled={isLoading}
      onClick={act}
    >
      {isLoading ? <Spinner className="size-4" /> : <Icon aria-hidden="true" className="size-4" />}
      <span>{isLoading ? busy : label}</span>
    </Button>
  );
}
