import { describe, expect, it } from '@jest/globals';
import { draftOf, EMPTY_DRAFT, readDraft } from './contact-draft.ts';

describe('the form of the contact', () => {
  it('saves no contact when it is empty', () => {
    expect(readDraft(EMPTY_DRAFT)).toEqual({ contact: null });
  });

  it('saves what is filled in, and shows it again', () => {
    const draft = { ...EMPTY_DRAFT, name: 'Ana', phone: '+55 11 98765-4321', isWhatsApp: true };
    const contact = { name: 'Ana', phone: '+5511987654321', isWhatsApp: true, texts: {} };
    expect(readDraft(draft)).toEqual({ contact });
    expect(draftOf(contact)).toEqual({ ...draft, phone: '+5511987654321' });
  });

  it('saves a number as it was pasted from contacts, and no field that holds only what cannot be seen', () => {
    const phone = '\u202a+55\u00a0(0)11 98765\u20114321\u202c';
    const contact = { name: 'Ana', phone: '+5511987654321', isWhatsApp: false, texts: {} };
    expect(readDraft({ ...EMPTY_DRAFT, name: 'Ana\u000b', phone, hours: '\u200b' })).toEqual({ contact });
  });

  it('says what is wrong, at the field', () => {
    expect(readDraft({ ...EMPTY_DRAFT, name: 'Ana' })).toEqual({
      errors: { phone: 'Informe um telefone, um e-mail ou um endereço' },
    });
    expect(readDraft({ ...EMPTY_DRAFT, name: 'Ana', phone: '11 98765-4321', isWhatsApp: true })).toEqual({
      errors: { phone: 'O WhatsApp precisa do código do país: +55 11 98765-4321' },
    });
  });
});
