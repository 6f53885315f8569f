import { describe, expect, it } from '@jest/globals';
import { contactSchema } from '@selah/shared/contracts/admin/contact';
import { contactLinks } from './contact-links.ts';

const linksOf = (contact: object) =>
  contactLinks(contactSchema.parse({ name: 'Ana', isWhatsApp: false, texts: {}, ...contact })).map(
    ({ href }) => href,
  );

describe('the links of a contact', () => {
  it('reach WhatsApp by digits alone, and the phone by its whole number', () => {
    const links = linksOf({ phone: '+55 (11) 98765-4321', isWhatsApp: true, email: 'a.b+c@example.org' });
    expect(links).toEqual([
      'https://wa.me/5511987654321',
      'tel:+5511987654321',
      'mailto:a.b%2Bc%40example.org',
    ]);
  });

  it('read 00 as the sign before a country, and keep short numbers', () => {
    expect(linksOf({ phone: '0055 11 98765.4321' })).toEqual(['tel:+5511987654321']);
    expect(linksOf({ phone: '188' })).toEqual(['tel:188']);
  });

  it('are none for an address', () => {
    expect(linksOf({ address: 'Rua das Flores, 1' })).toEqual([]);
  });
});
