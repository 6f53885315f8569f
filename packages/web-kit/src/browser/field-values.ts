export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Gives a field a value as if it had been typed, so that React and forms hear of it. The setter of the
 * prototype writes the value, because React replaces that of the element and then ignores the value that it
 * saw there last. The empty value makes it forget that one.
 */
export function enterValue(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
