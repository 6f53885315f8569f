import { useSelector, useTranslation } from '@selah/web-kit/platform';
import { selectSupport } from '../support-slice.ts';

/**
 * Tells a screen reader, politely, that help was offered. It stands on the page before there is anything to say, because a
 * live region that comes with its words is often not read, and a panel read out whole would interrupt for minutes.
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
