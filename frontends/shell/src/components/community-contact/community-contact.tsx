import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useId } from 'react';
import { useLanguage } from '../../lib/use-language.ts';
import { CONTACT_TEXTS } from '../../locales/community-contact.ts';
import { useCommunityContactQuery } from './contact-endpoints.ts';
import { contactLinks } from './contact-links.ts';
import '../../styles/community-contact.css';

const ICONS = { phone: Phone, whatsApp: MessageCircle, email: Mail } as const;

/** A person of the community to turn to, as the administrator entered it; nothing without one. */
export function CommunityContact() {
  const language = useLanguage();
  const words = CONTACT_TEXTS[language];
  const contact = useCommunityContactQuery().data?.contact;
  const title = useId();
  if (!contact) return null;
  const text = contact.texts[language];
  return (
    <aside aria-labelledby={title} className="community-contact">
      <p id={title} className="text-sm text-ink-faint">
        {words.title}
      </p>
      <p className="font-serif text-xl break-words">{contact.name}</p>
      {text && <p className="whitespace-pre-line break-words text-ink-soft">{text}</p>}
      <ul className="flex flex-wrap gap-x-5">
        {contactLinks(contact).map(({ kind, href, shown }) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind} className="min-w-0">
              <a href={href} rel="noreferrer" className="contact-link">
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                <span className="min-w-0 break-words">
                  <span>{`${words[kind]}: `}</span>
                  <b className="font-medium">{shown}</b>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {contact.address && <p className="break-words text-ink-soft">{contact.address}</p>}
      {contact.hours && <p className="break-words text-ink-soft">{contact.hours}</p>}
    </aside>
  );
}

/** The contact as one line of text, for paper. */
export function PrintedContact() {
  const words = CONTACT_TEXTS[useLanguage()];
  const contact = useCommunityContactQuery().data?.contact;
  if (!contact) return null;
  const { name, phone, email, address, hours } = contact;
  return <p>{[`${words.title}: ${name}`, phone, email, address, hours].filter(Boolean).join(' · ')}</p>;
}
