import { Ads } from '../features/ads/components/ads.tsx';
import { Statistics } from '../features/statistics/components/statistics.tsx';

/** The first area of `/admin`: statistics and ads. */
export function Dashboard() {
  return (
    <>
      <Statistics />
      <Ads />
    </>
  );
}
