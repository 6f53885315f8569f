import { Ads } from '../features/ads/components/ads.tsx';
import { Contact } from '../features/contact/components/contact.tsx';
import { FirstVisit } from '../features/first-visit/components/first-visit.tsx';
import { SiteHealth } from '../features/site-health/components/site-health.tsx';
import { TestMailButton } from '../features/site-health/components/test-mail-button.tsx';
import { Statistics } from '../features/statistics/components/statistics.tsx';
import { texts } from '../locales/pt.ts';

/** The first area of `/admin`: on a new site the first steps, whether all is well, statistics, ads and the community's contact. */
export function Dashboard() {
  return (
    <>
      <FirstVisit testMail={<TestMailButton label={texts.firstVisit.testMail} />} />
      <SiteHealth />
      <Statistics />
      <Ads />
      <Contact />
    </>
  );
}
