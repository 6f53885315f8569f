import { Ads } from '../features/ads/components/ads.tsx';
import { Statistics } from '../features/statistics/components/statistics.tsx';

/** What `/admin` opens: how the site is used, and its ads. */
export function Dashboard() {
  return (
    <>
      <Statistics />
      <Ads />
    </>
  );
}
