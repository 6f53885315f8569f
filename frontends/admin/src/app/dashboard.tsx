import { Ads } from '../features/ads/components/ads.tsx';
import { Contact } from '../features/contact/components/contact.tsx';
import { SiteHealth } from '../features/site-health/components/site-health.tsx';
import { Statistics } from '../features/statistics/components/statistics.tsx';

/** The first area of `/admin`: whether all is well, statistics, ads and the community's contact. */
export function Dashboard() {
  return (
    <>
      <SiteHealth />
      <Statistics />
      <Ads />
      <Contact />
    </>
  );
}
