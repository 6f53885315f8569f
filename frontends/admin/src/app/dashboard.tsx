import { Ads } from '../features/ads/components/ads.tsx';
import { Contact } from '../features/contact/components/contact.tsx';
import { Statistics } from '../features/statistics/components/statistics.tsx';

/** The first area of `/admin`: statistics, ads and the community's contact. */
export function Dashboard() {
  return (
    <>
      <Statistics />
      <Ads />
      <Contact />
    </>
  );
}
