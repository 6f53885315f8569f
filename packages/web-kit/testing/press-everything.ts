import { expect } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';

const PRESSED =
  'button:enabled, [role=menuitem], summary, input[type=checkbox]:enabled, input[type=radio]:enabled';
const FILLED = 'textarea:enabled, input:enabled:not([type=checkbox], [type=radio], [type=file])';
const DIALOG = '[role=dialog], [role=alertdialog]';
/** A page that grows with each press has an end. */
const MOST_PRESSES = 150;

interface WalkOptions {
  /** What is typed into a field; by default the name `Ana`. */
  readonly textFor?: (field: Element) => string;
  /** Names of buttons that are left: what leads to another page. */
  readonly leave?: RegExp;
}

/**
 * Fills every field of the page and presses everything that can be pressed, once by name, in the dialog on top if one is
 * open. What appears is filled and pressed too. Returns the names, for tests that no walk ends early.
 */
export async function pressEverything({ textFor = () => 'Ana', leave }: WalkOptions = {}) {
  const pressed: string[] = [];
  const filled = new Set<Element>();
  const isNew = (one: Element) => !pressed.includes(nameIn(one)) && !leave?.test(nameOf(one));

  function fill(): void {
    for (const field of visible(FILLED)) {
      if (filled.has(field)) continue;
      filled.add(field);
      fireEvent.change(field, { target: { value: textFor(field) } });
    }
  }

  // Parts of a page are downloaded when it is opened.
  await waitFor(() => expect(visible(PRESSED).find(isNew)).toBeTruthy());
  while (pressed.length < MOST_PRESSES) {
    await settled();
    fill();
    const next = visible(PRESSED).find(isNew);
    if (!next) break;
    pressed.push(nameIn(next));
    fireEvent.click(next);
  }
  return pressed;
}

/** After answers and downloads that take no longer than those of a mocked server. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await act(async () => new Promise((go) => setTimeout(go, 10)));
}

/** In the dialog on top, if one is open. */
function visible(selector: string): Element[] {
  const top = topOf(document);
  return [...top.querySelectorAll(selector)].filter(
    (one) => !one.closest('[hidden], [data-state=inactive]:not([role=tab])'),
  );
}

function topOf(page: Document): Element {
  return [...page.querySelectorAll(DIALOG)].at(-1) ?? page.body;
}

/** The same name stands for another button in a dialog. */
function nameIn(one: Element): string {
  return `${one.closest(DIALOG) ? 'dialog' : 'page'}: ${nameOf(one)}`;
}

function nameOf(one: Element): string {
  const { value = '' } = one as HTMLInputElement;
  return (
    one.getAttribute('aria-label') ?? (one.textContent?.trim() || `${one.getAttribute('name')} ${value}`)
  );
}
