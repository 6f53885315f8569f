import type { ElementHandle, Page } from 'playwright-core';

/** A page that grows with each press has an end. */
const MOST_PRESSES = 120;

/** After it the element is told that it was clicked, wherever it is: a list may have moved it away. Milliseconds. */
const PATIENCE_MS = 2_000;

/** How long a work with a progress bar is waited for, which ends in other buttons. Milliseconds. */
const WAIT_MS = 250;
const MOST_WAITS = 40;

interface WalkOptions {
  /** What is typed into fields of these types; into all others the name `Ana`. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Names of buttons that are left: what leads to another page. */
  readonly leave?: RegExp;
}

/**
 * Fills every field of the page but searches, which would empty lists, and presses everything that can be pressed, once by the
 * name of its dialog and its own; of lists the first rows; in the dialog on top if one is open, which Escape closes in the end. What appears is filled and pressed too. Returns the names of what
 * was pressed, as `dialog: button`, for tests that no walk ends early.
 */
export async function pressEverything(page: Page, { texts = {}, leave }: WalkOptions = {}) {
  const seen: string[] = [];
  const pressed: string[] = [];
  let waits = 0;
  while (seen.length < MOST_PRESSES) {
    await page.evaluate(fillEmptyFields, texts);
    const next = await page.evaluateHandle(findNext, { seen, leave: leave?.source });
    const name = await next.evaluate((found) => found?.name);
    const element = await next.evaluateHandle((found) => found?.element);
    if (name === undefined && (await page.evaluate(isWorking)) && waits < MOST_WAITS) {
      waits += 1;
      await page.waitForTimeout(WAIT_MS);
      continue;
    }
    if (name === undefined) {
      if (!(await page.evaluate(isDialogOpen))) break;
      await page.keyboard.press('Escape');
      await page.waitForTimeout(50);
      if (await page.evaluate(isDialogOpen)) throw new Error(`Escape closes no dialog after ${seen.at(-1)}`);
      continue;
    }
    seen.push(name);
    if (await press(element as ElementHandle<Element>)) pressed.push(name);
    await page.waitForTimeout(50);
  }
  return pressed;
}

/** False if the element was gone. */
async function press(element: ElementHandle<Element>): Promise<boolean> {
  try {
    await element.click({ timeout: PATIENCE_MS });
    return true;
  } catch {
    return element.evaluate((one) => {
      if (one.isConnected && one instanceof HTMLElement) one.click();
      return one.isConnected;
    });
  }
}

/** Runs in the page. */
function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}

/** Runs in the page. */
function isWorking(): boolean {
  return document.querySelector('[role=progressbar]') !== null;
}

/** Runs in the page. */
function fillEmptyFields(texts: Readonly<Record<string, string>>): void {
  const fields =
    'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=search])';
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)) {
    if (field.value !== '' || field.disabled || field.readOnly) continue;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, texts[field.type] ?? 'Ana');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Runs in the page. What closes a dialog comes last in it. */
function findNext({ seen, leave }: { seen: readonly string[]; leave: string | undefined }) {
  const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1);
  const title = top ? `${top.querySelector('h2')?.textContent ?? top.getAttribute('aria-label')}` : 'page';
  const nameOf = (one: Element) => {
    const label = one.getAttribute('aria-label') ?? one.textContent?.trim();
    return `${title}: ${label || `${one.getAttribute('name')} ${one.getAttribute('value')}`}`;
  };
  const lastRow = 3;
  const kinds =
    'button:enabled, [role=menuitem], summary, input[type=checkbox]:enabled, input[type=radio]:enabled';
  const found = [...(top ?? document.body).querySelectorAll(kinds)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => Number(one.closest('[role=row]')?.getAttribute('aria-rowindex') ?? 0) <= lastRow)
    .map((element) => ({ element, name: nameOf(element) }))
    .filter(({ name }) => !seen.includes(name))
    .filter(({ name }) => leave === undefined || !new RegExp(leave).test(name));
  const closes = /: (Fechar|Cancelar|Não|Voltar)/;
  return found.find(({ name }) => top === undefined || !closes.test(name)) ?? found[0];
}
