import type { Contact } from '@selah/shared/contracts/admin/contact';

/** How a person can be reached: addresses for links, with the text to show. */
export interface ContactLink {
  readonly kind: 'phone' | 'whatsApp' | 'email';
  readonly href: string;
  readonly shown: string;
}

export function contactLinks({ phone, isWhatsApp, email }: Contact): readonly ContactLink[] {
  const links: ContactLink[] = [];
  if (phone && isWhatsApp)
    links.push({ kind: 'whatsApp', href: `https://wa.me/${phone.replace('+', '')}`, shown: phone });
  if (phone) links.push({ kind: 'phone', href: `tel:${phone}`, shown: phone });
  if (email) links.push({ kind: 'email', href: `mailto:${encodeURIComponent(email)}`, shown: email });
  return links;
}
