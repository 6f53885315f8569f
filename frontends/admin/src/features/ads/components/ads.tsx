import { LoadedContent } from '../../../components/feedback/loaded-content.tsx';
import { Panel } from '../../../components/panel.tsx';
import { texts } from '../../../locales/pt.ts';
import { useSavedAdsQuery } from '../api/ads-endpoints.ts';
import { AdsForm } from './ads-form.tsx';

const words = texts.ads;

/** Both ad codes (M-116, M-205, M-206). */
export function Ads() {
  const query = useSavedAdsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={words.title}>
      <p className="text-ink-soft">{words.intro}</p>
      <LoadedContent query={query} words={words}>
        {(saved) => <AdsForm saved={saved} />}
      </LoadedContent>
    </Panel>
  );
}
