import { flushSync } from 'react-dom';
import { enterValue } from './field-values.ts';

const TYPED = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';

/**
 * Reads the fields of a form when it is sent, before the form's own handler: some managers of passwords and
 * of addresses fill fields without the event that pages wait for, so that a field looks full and counts as
 * empty. One listener serves every form of the page. Returns what ends it.
 */
export function readSilentFields(): () => void {
  const heard = new WeakMap<EventTarget, string>();

  function hear({ target }: Event): void {
    if (isTyped(target)) heard.set(target, target.value);
  }

  function readAll({ target }: Event): void {
    if (!(target instanceof HTMLFormElement)) return;
    const silent = [...target.elements]
      .filter(isTyped)
      .filter((field) => !field.readOnly && field.value !== (heard.get(field) ?? field.defaultValue))
      .map((field) => [field, field.value] as const);
    // All are read first, because React resets the other fields when it draws one. Each is drawn at once, since
    // the next one and the form's handler need what it changes.
    for (const [field, value] of silent) flushSync(() => enterValue(field, value));
  }

  document.addEventListener('input', hear, true);
  document.addEventListener('submit', readAll, true);
  return () => {
    document.removeEventListener('input', hear, true);
    document.removeEventListener('submit', readAll, true);
  };
}

function isTyped(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof Element && target.matches(TYPED);
}
