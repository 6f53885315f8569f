import { useTranslation } from '@selah/shared/web/platform';
import { Button } from '@selah/shared/web/ui/button';
import type { ConsentChoice } from '../domain/consent.ts';

interface ConsentButtonsProps {
  readonly chosen?: ConsentChoice | undefined;
  readonly onChoose: (choice: ConsentChoice) => void;
}

/** Yes and no of the same size, look and effort; the one that holds is pressed. */
export function ConsentButtons({ chosen, onChoose }: ConsentButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className="consent-buttons">
      <Button look="quiet" aria-pressed={chosen && chosen === 'refused'} onClick={() => onChoose('refused')}>
        {t('ads.refuse')}
      </Button>
      <Button
        look="quiet"
        aria-pressed={chosen && chosen === 'accepted'}
        onClick={() => onChoose('accepted')}
      >
        {t('ads.accept')}
      </Button>
    </div>
  );
}
