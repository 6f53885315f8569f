import { useTranslation } from '@selah/shared/web/platform';

/** What accounts will be for. `holdsMessage`: a message waits in this tab to be saved. */
export function AccountsSoon({ holdsMessage }: { readonly holdsMessage: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="text-ink-soft text-balance">{t('accounts.text')}</p>
      {holdsMessage && <p className="text-ink-soft text-balance">{t('accounts.held')}</p>}
    </>
  );
}
