import { useSelector, useTranslation } from '@selah/web-kit/platform';
import { useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { helpDialog } from '../load-help.ts';
import { helpDialogToggled, selectSupport } from '../support-slice.ts';

/** The way to help that is on every page, needs no server, and asks for nothing first. */
export function HelpNow() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { isDialogOpen } = useSelector(selectSupport);
  const [wasOpened, setWasOpened] = useState(false);
  const preload = () => void helpDialog().catch(() => {});

  function open() {
    setWasOpened(true);
    dispatch(helpDialogToggled(true));
  }

  return (
    <>
      <button type="button" className="footer-link" onPointerEnter={preload} onFocus={preload} onClick={open}>
        {t('support.link')}
      </button>
      {(wasOpened || isDialogOpen) && (
        <HelpDialogPart open={isDialogOpen} onOpenChange={(is) => dispatch(helpDialogToggled(is))} />
      )}
    </>
  );
}

function HelpDialogPart(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  const { part, hasFailed } = useLazyModule(helpDialog);
  if (hasFailed) return <p role="alert">{t('support.withoutList')}</p>;
  return part && <part.default {...props} />;
}
