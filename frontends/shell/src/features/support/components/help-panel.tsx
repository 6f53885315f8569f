import { useSelector, useTranslation } from '@selah/web-kit/platform';
import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { LinkedPhones } from '../../../components/linked-phones.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { loadHelpContent } from '../load-help.ts';
import { helpHidden, selectSupport } from '../support-slice.ts';
import type { HelpContentProps } from './help-content.tsx';

/** Help beside the form, and later beside the answer. It blocks nothing and takes no focus. */
export function HelpPanel() {
  const { isOffered, isHidden, kinds, lines } = useSelector(selectSupport);
  return isOffered && !isHidden && <OpenPanel kinds={kinds} offered={lines} />;
}

function OpenPanel(content: HelpContentProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const title = useId();
  return (
    <aside aria-labelledby={title} className="help-panel">
      <p id={title} className="help-title">
        {t('support.title')}
      </p>
      <HelpContent {...content} />
      {/* Can be hidden, because other people may see the screen. */}
      <button
        type="button"
        aria-label={t('support.hide')}
        title={t('support.hide')}
        className="help-hide"
        onClick={() => dispatch(helpHidden())}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </aside>
  );
}

const HelpContent = lazyPart<HelpContentProps>(loadHelpContent, {
  Loading: () => <div className="help-loading" />,
  Failed: WithoutList,
});

/** The emergency numbers, while the list cannot be downloaded. */
function WithoutList() {
  const { t } = useTranslation();
  return (
    <p>
      <LinkedPhones text={t('support.withoutList')} />
    </p>
  );
}
