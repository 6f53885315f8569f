import { LOCALES } from '@selah/shared/contracts/language-list';
import type { SavedMessage } from '@selah/shared/contracts/messages/requests';
import { formatDate } from '@selah/web-kit/i18n/format-date';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PrintedContact } from '../../../components/community-contact/community-contact.tsx';
import { disclosureOf } from '../../../components/letter-source.tsx';
import { PsalmVerse } from '../../../components/psalm-verse.tsx';
import { paragraphsOf } from '../../../lib/paragraphs.ts';
import { productName } from '../../../lib/product-name.ts';

/** Prints one message on a sheet that is removed after printing. */
export function usePrinting() {
  const [printed, setPrinted] = useState<SavedMessage>();

  useEffect(() => {
    if (!printed) return;
    const done = () => setPrinted(undefined);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printed]);

  // A copy, so that printing the same message again changes the state even in browsers without `afterprint`.
  return { printed, print: (message: SavedMessage) => setPrinted({ ...message }) };
}

/** The printed page. Hidden on screen; in print everything else is hidden (accounts.css). */
export function PrintSheet({ message }: { readonly message: SavedMessage }) {
  const { name, question, language, createdAt } = message;

  useLayoutEffect(() => {
    document.body.classList.add('prints-sheet');
    return () => document.body.classList.remove('prints-sheet');
  }, []);

  return createPortal(
    <article lang={LOCALES[language]} aria-hidden="true" className="print-sheet">
      <p className="print-question">{question}</p>
      <div {...disclosureOf(message.source)} className="print-words">
        {paragraphsOf(message.message).map(({ start, text }) => (
          <p key={start}>{text}</p>
        ))}
        {message.verse && <PsalmVerse verse={message.verse} language={language} />}
      </div>
      <PrintedContact />
      <footer className="print-foot">
        <span>{name}</span>
        <span>{formatDate(new Date(createdAt), language, 'long')}</span>
        <span>{productName()}</span>
      </footer>
    </article>,
    document.body,
  );
}
