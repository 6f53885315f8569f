import type { AiMessageAnswer } from '@selah/shared/contracts/messages/requests';
import { useTranslation } from '@selah/shared/web/platform';
import { LifeBuoy, Phone } from 'lucide-react';

type Lines = NonNullable<AiMessageAnswer['support']>['lines'];

/** People to call, first of all: shown before the letter when the worry speaks of danger. */
export function SupportLines({ lines }: { readonly lines: Lines }) {
  const { t } = useTranslation();
  return (
    <aside
      aria-label={t('support.title')}
      className="grid gap-3 rounded-xl border-2 border-accent bg-wash p-5"
    >
      <p className="flex items-center gap-2 font-serif text-xl">
        <LifeBuoy aria-hidden="true" className="size-5 shrink-0" />
        {t('support.title')}
      </p>
      <p>{t('support.text')}</p>
      <ul className="grid gap-2">
        {lines.map(({ name, phone }) => (
          <li key={`${name} ${phone}`}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="support-line">
              <Phone aria-hidden="true" className="size-4 shrink-0" />
              <span className="font-medium">{phone}</span>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
