import { CONTACT_LENGTHS } from '@selah/shared/contracts/admin/contact';
import { LANGUAGES } from '@selah/shared/contracts/languages';
import { TextAreaField, TextField } from '@selah/web-kit/ui/field';
import { texts } from '../../../locales/pt.ts';
import type { ContactDraft, ContactField } from '../domain/contact-draft.ts';

const words = texts.contact;

interface ContactFieldsProps {
  readonly draft: ContactDraft;
  /** The message of each invalid field by its path. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: ContactDraft) => void;
}

const INPUTS: Readonly<Partial<Record<ContactField, { type: string; inputMode: 'tel' | 'email' }>>> = {
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
};

export function ContactFields({ draft, errors, onChange }: ContactFieldsProps) {
  const field = (name: ContactField, max: number) => (
    <TextField
      {...INPUTS[name]}
      label={words.fields[name]}
      hint={words.hints[name]}
      error={errors[name]}
      value={draft[name]}
      maxLength={max}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    />
  );
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {field('name', CONTACT_LENGTHS.name)}
      <div className="grid gap-2">
        {field('phone', CONTACT_LENGTHS.phone)}
        <label className="inline-flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={draft.isWhatsApp}
            onChange={({ target }) => onChange({ ...draft, isWhatsApp: target.checked })}
          />
          <span>{words.isWhatsApp}</span>
        </label>
      </div>
      {field('email', 254)}
      {field('hours', CONTACT_LENGTHS.hours)}
      <div className="lg:col-span-2">{field('address', CONTACT_LENGTHS.address)}</div>
      {LANGUAGES.map((language) => (
        <TextAreaField
          key={language}
          label={words.texts[language]}
          error={errors[`texts.${language}`]}
          rows={3}
          lang={language}
          maxLength={CONTACT_LENGTHS.text}
          value={draft.texts[language]}
          onChange={({ target }) =>
            onChange({ ...draft, texts: { ...draft.texts, [language]: target.value } })
          }
        />
      ))}
    </div>
  );
}
