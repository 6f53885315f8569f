import { FailureNote } from '../../../components/feedback/failure-note.tsx';
import { LoadingText } from '../../../components/feedback/loading-text.tsx';
import { Panel } from '../../../components/panel.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { texts } from '../../../locales/pt.ts';
import { useSavedAdsQuery } from '../api/ads-endpoints.ts';
import { AdsForm } from './ads-form.tsx';

const words = texts.ads;

/** Both ad codes (M-116, M-205, M-206). */
export function Ads() {
  const { data: saved, error, refetch } = useSavedAdsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={words.title}>
      <p className="text-ink-soft">{words.intro}</p>
      {saved && <AdsForm saved={saved} />}
      {!saved && !error && <LoadingText text={words.loading} />}
      {!saved && error && (
        <FailureNote
          title={words.loadFailed}
          text={failureText(error, texts.frame.noAnswer)}
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  );
}
