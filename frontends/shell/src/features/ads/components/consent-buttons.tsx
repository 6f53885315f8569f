import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import type { ConsentChoice } from '../domain/consent.ts';

const ANSWERS = [
  ['refused', 'ads.refuse'],
  ['accepted', 'ads.accept'],
] as const;

interface ConsentButtonsProps {
  readonly chosen?: ConsentChoice | undefined;
  readonly onChoose: (choice: ConsentChoice) => void;
}

/** Yes and no with the same size and look. The current choice is shown as pressed. */
export function ConsentButtons({ chosen, onChoose }: ConsentButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className="consent-buttons">
      {ANSWERS.map(([choice, label]) => (
        <Button
          key={choice}
          look="quiet"
          className="px-4!"
          aria-pressed={chosen && chosen === choice}
          onClick={() => onChoose(choice)}
        >
          {t(label)}
        </Button>
      ))}
    </div>
  );
}
