import type { Video } from '@selah/shared/contracts/videos/video';
import { notified } from '@selah/web-kit/notifications/notifications-slice';
import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { useAppDispatch } from '../../../lib/hooks.ts';
import type { FilmTexts } from '../../../locales/films.ts';

interface FilmSharingProps {
  readonly video: Video;
  readonly texts: FilmTexts;
}

/** Passes the address of a film on: by the browser's share sheet, otherwise by copying it. */
export function FilmSharing({ video, texts }: FilmSharingProps) {
  const dispatch = useAppDispatch();
  const url = new URL(`/v/${video.id}`, window.location.origin).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(notified({ title: texts.copied }));
    } catch {
      dispatch(notified({ tone: 'destructive', title: texts.notCopied, text: url }));
    }
  }

  // The promise also rejects when the visitor closes the share sheet, which is not an error.
  const share = () => navigator.share({ title: video.title, url }).catch(() => {});
  const canShare = 'share' in navigator;
  const Icon = canShare ? Share2 : Link2;
  return (
    <button type="button" className="on-water-button" onClick={canShare ? share : copy}>
      <Icon aria-hidden="true" className="size-4" />
      <span>{canShare ? texts.share : texts.copy}</span>
    </button>
  );
}
