import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@selah/shared/contracts/language-list';
import { SelectField } from './select-field.tsx';

const ALL = '';

interface LanguageFilterProps {
  readonly label: string;
  readonly allLabel: string;
  readonly value: Language | undefined;
  /** `undefined` means all languages. */
  readonly onChange: (language: Language | undefined) => void;
}

/** Limits a list to one language. */
export function LanguageFilter({ label, allLabel, value, onChange }: LanguageFilterProps) {
  return (
    <SelectField
      label={label}
      value={value ?? ALL}
      onChange={(chosen) => onChange(isLanguage(chosen) ? chosen : undefined)}
      options={[
        { value: ALL, label: allLabel },
        ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
      ]}
    />
  );
}
