import { enterValue, type Field } from './field-values.ts';

const FIELDS = 'input:not([type=file], [type=hidden]), textarea, select';

/**
 * Notes what is typed and chosen in the fields of the page, before some of them are drawn anew. Returns what
 * enters it into the new fields, found by their labels and order, as a person would: React hears of it.
 * Nothing is stored.
 */
export function typedFields(): () => void {
  const before = allFields().map((field) => ({
    field,
    value: field.value,
    checked: isChoice(field) && field.checked,
    hasFocus: field === document.activeElement,
  }));
  return () => {
    const known = new Set(before.map(({ field }) => field));
    const fresh = allFields().filter((field) => !known.has(field));
    for (const { field, value, checked, hasFocus } of before) {
      if (field.isConnected) continue;
      const index = fresh.findIndex((one) => describe(one) === describe(field));
      const [twin] = index < 0 ? [] : fresh.splice(index, 1);
      if (!twin) continue;
      if (isChoice(twin)) {
        if (twin.checked !== checked) twin.click();
      } else if (twin.value !== value) enterValue(twin, value);
      if (hasFocus) twin.focus({ preventScroll: true });
    }
  };
}

function allFields(): Field[] {
  return [...document.querySelectorAll<Field>(FIELDS)];
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

/** Not the id, which is another one after redrawing. */
function describe(field: Field): string {
  const value = isChoice(field) ? field.value : '';
  return [field.tagName, field.name, value, field.autocomplete, field.getAttribute('aria-label')].join('|');
}
