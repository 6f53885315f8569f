import { useTranslation } from '@selah/web-kit/platform';
import { Spinner } from '@selah/web-kit/ui/spinner';
import CloudOff from 'lucide-react/icons/cloud-off';
import Waves from 'lucide-react/icons/waves';

interface StageOverlayProps {
  readonly waiting: boolean;
  /** The wait is so long that a retry is offered. */
  readonly isSlow: boolean;
  /** `broken`: this video does not play; `failed`: no video could be loaded; `empty`: there is none (Q11). */
  readonly problem: 'broken' | 'failed' | 'empty' | null;
  readonly onRetry: () => void;
}

/** Messages over the video: loading, failed, none. */
export function StageOverlay({ waiting, isSlow, problem, onRetry }: StageOverlayProps) {
  const { t } = useTranslation();
  if (waiting) {
    return (
      <div className="stage-note">
        <p role="status" className="stage-status">
          <Spinner className="size-4" />
          <span>{t(isSlow ? 'video.slow' : 'video.loading')}</span>
        </p>
        {isSlow && (
          <button type="button" className="stage-retry" onClick={onRetry}>
            {t('video.retry')}
          </button>
        )}
      </div>
    );
  }
  if (problem === 'empty') {
    return (
      <div className="stage-veil">
        <Waves aria-hidden="true" className="size-8 text-dawn" />
        <p className="max-w-64 font-serif text-xl text-balance">{t('video.empty')}</p>
      </div>
    );
  }
  if (problem === null) return null;
  return (
    <div role="alert" className="stage-veil">
      <CloudOff aria-hidden="true" className="size-8 text-dawn" />
      <p className="font-serif text-xl">{t('video.errorTitle')}</p>
      <p className="max-w-72 text-on-water-soft text-balance">
        {problem === 'broken' ? t('video.errorText') : t('video.notFoundText')}
      </p>
      <button type="button" className="dawn-button mt-2" onClick={onRetry}>
        {t('video.retry')}
      </button>
    </div>
  );
}
