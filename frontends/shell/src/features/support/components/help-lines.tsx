import { telHref } from '@selah/distress/helplines/helplines';
import { useTranslation } from '@selah/web-kit/platform';
import ExternalLink from 'lucide-react/icons/external-link';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Phone from 'lucide-react/icons/phone';
import type { HelpLine } from '../domain/help-lines.ts';

/** Phone lines as links. */
export function HelpLines({ lines }: { readonly lines: readonly HelpLine[] }) {
  return (
    <ul className="help-lines">
      {lines.map((line) => (
        <li key={`${line.name} ${line.phone}`}>
          <LineLinks {...line} />
        </li>
      ))}
    </ul>
  );
}

function LineLinks({ name, phone, url }: HelpLine) {
  const { t } = useTranslation();
  const address = telHref(phone);
  const Icon = address.startsWith('sms:') ? MessageSquareText : Phone;
  return (
    <>
      <a href={address} className="help-line">
        <Icon aria-hidden="true" className="help-line-icon" />
        <span className="help-line-phone">{phone}</span>
        <span className="help-line-name">{name}</span>
      </a>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('support.site', { name })}
          title={t('support.site', { name })}
          className="help-line-site"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
    </>
  );
}
