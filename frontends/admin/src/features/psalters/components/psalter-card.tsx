import { LANGUAGE_NAMES, type Language, LOCALES } from '@selah/shared/contracts/language-list';
import type { PsalterOnTheWire } from '@selah/shared/contracts/messages/psalters';
import { Button } from '@selah/web-kit/ui/button';
import { Trash2 } from 'lucide-react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { texts } from '../../../locales/pt.ts';

const words = texts.psalters;

interface PsalterCardProps {
  readonly language: Language;
  readonly psalter: PsalterOnTheWire | undefined;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** The edition of one language with the credit line that visitors see. */
export function PsalterCard({ language, psalter, isBusy, onRemove }: PsalterCardProps) {
  const name = LANGUAGE_NAMES[language];
  return (
    <li className="grid content-start gap-1 rounded-xl border border-edge p-4">
      <h3 lang={LOCALES[language]} className="font-medium">
        {name}
      </h3>
      {psalter ? (
        <>
          <p lang={LOCALES[language]} className="break-words">
            {psalter.edition}
          </p>
          <p lang={LOCALES[language]} className="break-words text-sm text-ink-soft">
            {psalter.licence}
          </p>
          <p className="text-sm text-ink-faint">
            <span>{`${words.numberings[psalter.numbering]} · ${words.imported} `}</span>
            <RelativeTime moment={psalter.importedAt} />
          </p>
          <Button
            look="plain"
            className="mt-1 justify-self-start text-danger"
            disabled={isBusy}
            aria-label={words.removeOf(name)}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            <span>{words.remove}</span>
          </Button>
        </>
      ) : (
        <p className="text-ink-soft">{words.none}</p>
      )}
    </li>
  );
}
