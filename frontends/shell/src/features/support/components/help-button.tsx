import { useSelector, useTranslation } from '@selah/web-kit/platform';
import { lazyPart } from '@selah/web-kit/ui/lazy-part';
import { useState } from 'react';
import { LinkedPhones } from '../../../components/linked-phones.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { keepPress } from '../../../lib/keep-press.ts';
import { loadHelpDialog } from '../load-help.ts';
import { helpDialogToggled, selectSupport } from '../support-slice.ts';

/** Not `useOnDemand`: the dialog opens however late it arrives, because the visitor may be in danger. */
const HelpDialog = lazyPart(loadHelpDialog, { Loading: Numbers, Failed: Numbers });

const preload = () => void loadHelpDialog().catch(() => {});

/** The button on every page that opens the help dialog. Needs no server. */
export function HelpButton() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { isDialogOpen } = useSelector(selectSupport);
  const [presses, setPresses] = useState(0);
  const toggle = (isOpen: boolean) => dispatch(helpDialogToggled(isOpen));

  function open() {
    toggle(true);
    setPresses(presses + 1);
  }

  return (
    <>
      <button
        type="button"
        className="footer-link"
        onPointerEnter={preload}
        onFocus={preload}
        onPointerDown={keepPress(open)}
        onClick={open}
      >
        {t('support.link')}
      </button>
      {/* The key makes each press start a failed download again. */}
      {isDialogOpen && <HelpDialog key={presses} open onOpenChange={toggle} />}
    </>
  );
}

/** The emergency numbers, while the dialog is not loaded. A stylesheet hides them for the first two seconds. */
function Numbers() {
  const { t } = useTranslation();
  return (
    <p role="alert" className="help-late">
      <LinkedPhones text={t('support.withoutList')} />
    </p>
  );
}
