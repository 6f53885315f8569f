import { TIMINGS } from '@selah/shared/contracts/limits';
import type { AdSlot } from '@selah/shared/contracts/site-settings';
import { useTranslation } from '@selah/web-kit/platform';
import { useEffect, useState } from 'react';

/** Ad code is untrusted. Never add `allow-same-origin` or top navigation. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Ad code in a sandboxed frame with an opaque origin, which cannot read the page (M-033). */
export function AdFrame({ slot }: { readonly slot: AdSlot }) {
  const { t } = useTranslation();
  const [isInitialised, setIsInitialised] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsInitialised(true), TIMINGS.adInitialisationMs);
    return () => clearTimeout(timer);
  }, []);

  if (!isInitialised) return null;
  return (
    <iframe
      title={t('ads.frame')}
      src={`/api/site-settings/frame/${slot}`}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
}
