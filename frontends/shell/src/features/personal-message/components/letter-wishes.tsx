import type { Language } from '@selah/shared/contracts/language-list';
import type { LetterWish } from '@selah/shared/contracts/messages/requests';
import { Button } from '@selah/web-kit/ui/button';
import { useState } from 'react';
import { LETTER_WISH_TEXTS } from '../../../locales/letter-wish.ts';

interface LetterWishesProps {
  readonly language: Language;
  readonly isAsking: boolean;
  readonly onWish: (wish: LetterWish) => void;
}

/** Below a letter that says that it did not understand: whom it is about, and what is wished. The second tap asks again. */
export function LetterWishes({ language, isAsking, onWish }: LetterWishesProps) {
  const texts = LETTER_WISH_TEXTS[language];
  const [about, setAbout] = useState<LetterWish['about']>('me');
  return (
    <section aria-label={texts.intro} className="grid gap-4 rounded-xl border border-line p-4">
      <p className="text-ink-soft">{texts.intro}</p>
      <fieldset className="grid gap-2">
        <legend className="pb-2 font-medium">{texts.aboutGroup}</legend>
        <div className="flex flex-wrap gap-2">
          {entriesOf(texts.about).map(([value, text]) => (
            <Button
              key={value}
              look="quiet"
              className="px-4! aria-pressed:border-accent aria-pressed:bg-wash"
              aria-pressed={about === value}
              onClick={() => setAbout(value)}
            >
              {text}
            </Button>
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="pb-2 font-medium">{texts.wantGroup}</legend>
        <div className="flex flex-wrap gap-2">
          {entriesOf(texts.want).map(([want, text]) => (
            <Button
              key={want}
              look="quiet"
              className="px-4!"
              disabled={isAsking}
              onClick={() => onWish({ about, want })}
            >
              {text}
            </Button>
          ))}
        </div>
      </fieldset>
    </section>
  );
}

function entriesOf<Key extends string>(texts: Readonly<Record<Key, string>>): [Key, string][] {
  return Object.entries(texts) as [Key, string][];
}
