import { LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES } from '@selah/shared/contracts/language-list';
import type { InputHTMLAttributes } from 'react';

interface LanguageChoiceProps {
  readonly legend: string;
  readonly disabled?: boolean;
  /** The chosen language, if the form does not read it from the buttons. */
  readonly value?: Language;
  /** Properties for each radio button: name, change handler, ref. */
  readonly field: InputHTMLAttributes<HTMLInputElement> & {
    readonly ref?: (element: HTMLInputElement | null) => void;
  };
}

/** Radio buttons for the four languages. */
export function LanguageChoice({ legend, disabled = false, value, field }: LanguageChoiceProps) {
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {LANGUAGES.map((language) => (
          <label key={language} className="choice">
            <input type="radio" value={language} {...(value && { checked: value === language })} {...field} />
            <span lang={LOCALES[language]}>{LANGUAGE_NAMES[language]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
