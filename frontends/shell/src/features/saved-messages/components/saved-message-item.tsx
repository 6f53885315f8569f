import { LOCALES } from '@selah/shared/contracts/language-list';
import type { SavedMessage } from '@selah/shared/contracts/messages/requests';
import { formatDate } from '@selah/web-kit/i18n/format-date';
import { useTranslation } from '@selah/web-kit/platform';
import { Button } from '@selah/web-kit/ui/button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash-2';
import * as Accordion from 'radix-ui/accordion';
import { CommunityContact } from '../../../components/community-contact/community-contact.tsx';
import { disclosureOf, LetterSourceNote } from '../../../components/letter-source.tsx';
import { PsalmVerse, spokenOf, withVerse } from '../../../components/psalm-verse.tsx';
import { ReadAloud } from '../../../components/read-aloud/read-aloud.tsx';
import { ShareButtons } from '../../../components/share-buttons.tsx';
import { VerseCardButton } from '../../../components/verse-card/verse-card-button.tsx';
import { paragraphsOf } from '../../../lib/paragraphs.ts';

interface SavedMessageItemProps {
  readonly message: SavedMessage;
  readonly onDelete: () => void;
  readonly onPrint: () => void;
}

/** A saved message. Closed: its question, name and date; open: its text (M-098, M-099). */
export function SavedMessageItem({ message, onDelete, onPrint }: SavedMessageItemProps) {
  const { t } = useTranslation();
  const { name, question, language, createdAt } = message;
  return (
    <Accordion.Item value={String(message.id)} className="saved-item">
      <div className="saved-header">
        <Accordion.Header asChild>
          <h2 className="min-w-0 grow">
            <Accordion.Trigger className="saved-trigger">
              <ChevronDown aria-hidden="true" className="saved-chevron" />
              <span lang={LOCALES[language]} className="saved-question">
                {question}
              </span>
              <span className="saved-meta">
                <span>{`${name} · `}</span>
                <time dateTime={createdAt}>{formatDate(new Date(createdAt), language)}</time>
              </span>
            </Accordion.Trigger>
          </h2>
        </Accordion.Header>
        <Button
          look="icon"
          aria-label={t('myMessages.delete')}
          title={t('myMessages.delete')}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <Accordion.Content className="saved-content">
        <div {...disclosureOf(message.source)} lang={LOCALES[language]} className="saved-words">
          {paragraphsOf(message.message).map(({ start, text }) => (
            <p key={start}>{text}</p>
          ))}
          {message.verse && <PsalmVerse verse={message.verse} language={language} />}
        </div>
        {message.source && <LetterSourceNote source={message.source} className="text-sm text-ink-faint" />}
        <CommunityContact />
        <div className="saved-actions">
          <ReadAloud
            text={spokenOf(message.message, message.verse, (psalm) => t('message.reference', { psalm }))}
            language={language}
          />
          <ShareButtons text={withVerse(message.message, message.verse)} />
          {message.verse && <VerseCardButton verse={message.verse} />}
          <Button look="plain" onClick={onPrint}>
            <Printer aria-hidden="true" className="size-4" />
            <span>{t('myMessages.print')}</span>
          </Button>
        </div>
      </Accordion.Content>
    </Accordion.Item>
  );
}
