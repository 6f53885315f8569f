import { LOCALES } from '@selah/shared/contracts/language-list';
import type { SavedMessage } from '@selah/shared/contracts/messages/requests';
import { formatDate } from '@selah/web-kit/i18n/format-date';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { paragraphsOf } from '../lib/paragraphs.ts';
import { productName } from '../lib/product-name.ts';
import { PrintedContact } from './community-contact/community-contact.tsx';
import { disclosureOf } from './letter-source.tsx';
import { PsalmVerse } from './psalm-verse.tsx';
import '../styles/print-sheet.css';

/** A saved message, or a letter that is not saved yet and has no date. */
type Printed = Pick<SavedMessage, 'name' | 'question' | 'message' | 'language' | 'source' | 'verse'> &
  Partial<Pick<SavedMessage, 'createdAt'>>;

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

/** Whether the browser is printing the page, by its own menu or keys. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // At once, because the browser takes the page as it is after the event.
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

interface PrintSheetProps {
  readonly message: Printed;
  /** A place in the Psalms, for a letter without verses. */
  readonly reference?: string | undefined;
}

/** The printed page. Hidden on screen; in print everything else is hidden (print-sheet.css). */
export function PrintSheet({ message, reference }: PrintSheetProps) {
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
        {reference && <p>{reference}</p>}
      </div>
      <PrintedContact />
      <footer className="print-foot">
        <span>{name}</span>
        {createdAt && <span>{formatDate(new Date(createdAt), language, 'long')}</span>}
        <span>{productName()}</span>
      </footer>
    </article>,
    document.body,
  );
}
