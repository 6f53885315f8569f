import { useSelector, useTranslation } from '@selah/web-kit/platform';
import { selectSupport } from '../support-slice.ts';

/**
 * Announces to screen readers, politely, that help was offered. Rendered empty from the start, because screen readers often
 * ignore a live region that appears together with its text. Announcing the whole panel would take minutes.
 */
export function HelpAnnouncement() {
  const { t } = useTranslation();
  const { isOffered } = useSelector(selectSupport);
  return (
    <p role="status" className="sr-only">
      {isOffered && t('support.announcement')}
    </p>
  );
}
