import type { Video } from '@selah/shared/contracts/videos/video';
import { useTranslation } from '@selah/web-kit/platform';

interface VideoDetailsProps {
  readonly video: Video | null;
  readonly notes: readonly string[];
}

/** Id, file and language of the video in a closed section, for error reports (Q12). */
export function VideoDetails({ video, notes }: VideoDetailsProps) {
  const { t } = useTranslation();
  return (
    <details data-testid="video-debug" className="min-w-0 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center">{t('video.debug')}</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 pb-2 break-all">
        <dt>{t('video.debugId')}</dt>
        <dd>{video?.id ?? '–'}</dd>
        <dt>{t('video.debugFilename')}</dt>
        <dd>{video?.filename ?? '–'}</dd>
        <dt>{t('video.debugLanguage')}</dt>
        <dd>{video?.language ?? '–'}</dd>
        {notes.length > 0 && (
          <>
            <dt>{t('video.debugNotes')}</dt>
            <dd>{notes.join(' · ')}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
