import { useSelector, useTranslation } from '@selah/web-kit/platform';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useOnDemand } from '../../../lib/use-on-demand.ts';
import { loadHelpDialog } from '../load-help.ts';
import { helpDialogToggled, selectSupport } from '../support-slice.ts';

/** The button on every page that opens the help dialog. Needs no server. */
export function HelpButton() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { isDialogOpen } = useSelector(selectSupport);
  const dialog = useOnDemand(loadHelpDialog);
  const toggle = (isOpen: boolean) => dispatch(helpDialogToggled(isOpen));

  function open() {
    toggle(true);
    dialog.open();
  }

  return (
    <>
      <button
        type="button"
        className="footer-link"
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={open}
      >
        {t('support.link')}
      </button>
      {dialog.part && <dialog.part open={isDialogOpen} onOpenChange={toggle} />}
      {dialog.hasFailed && <p role="alert">{t('support.withoutList')}</p>}
    </>
  );
}
