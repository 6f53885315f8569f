import { helplinesAge } from '@selah/distress/helplines/helplines';
import type { Condition } from '@selah/shared/contracts/site-health/site-health';

/** Phone numbers change; after half a year somebody should look at them again (docs/care.md). Days. */
const REVIEW_AFTER_DAYS = 180;

/** How long ago the phone numbers for people in danger were reviewed. `now` is milliseconds since 1970. */
export function probeHelplines(now: number): Omit<Condition, 'name'> {
  const amount = Math.max(0, helplinesAge(new Date(now)));
  return { state: amount > REVIEW_AFTER_DAYS ? 'attention' : 'good', amount };
}
