import { notified } from '@selah/web-kit/notifications/notifications-slice';
import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import Picture from 'lucide-react/icons/image';
import { useEffect } from 'react';
import { useOnDemand } from '../../lib/downloads/use-on-demand.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { VERSE_CARD_OPEN } from '../../locales/verse-card-open.ts';
import type { VerseOfCard } from './verse-card-dialog.tsx';

/** Opens the dialog that makes a picture of the verse, which is downloaded then. */
export function VerseCardButton({ verse }: { readonly verse: VerseOfCard }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const card = useOnDemand(async () => (await import('./verse-card-dialog.tsx')).VerseCardDialog);
  const { part: Dialog, hasFailed } = card;

  useEffect(() => {
    if (hasFailed) dispatch(notified({ tone: 'destructive', title: t('failure.part') }));
  }, [hasFailed, dispatch, t]);

  return (
    <>
      <Button look="plain" disabled={card.isLoading} onPointerEnter={card.preload} onClick={card.open}>
        <Picture aria-hidden="true" className="size-4" />
        <span>{VERSE_CARD_OPEN[useLanguage()]}</span>
      </Button>
      {Dialog && card.isOpen && <Dialog verse={verse} onOpenChange={card.onOpenChange} />}
    </>
  );
}
