import type { ElementHandle, Page, Request } from 'playwright-core';

/** A walk that takes longer has no end: a page that grows with each press, or a dialog that Escape does not close. */
const MOST_TURNS = 250;

/** After it an element is told that it was clicked, wherever a list may have moved it. Milliseconds. */
const CLICK_MS = 2_000;

/** What a page asked for is waited for no longer. Milliseconds. */
const ANSWERS_MS = 10_000;

/** Drawing what has come. Milliseconds. */
const DRAWN_MS = 50;

/** A work with a progress bar ends in other buttons, if it ends soon. Milliseconds between two looks, and how many. */
const WORK_MS = 250;
const MOST_LOOKS = 30;

interface WalkOptions {
  /** What is typed into fields of these types; into all others the name `Ana`. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Names of buttons that are left: what leads to another page. */
  readonly leave?: RegExp;
}

/**
 * Fills every field of the page but searches, which would empty lists, and presses everything that can be
 * pressed, once by the name of its dialog and its own; of lists the first rows; in the dialog on top if one
 * is open, which Escape closes in the end. What appears is filled and pressed too. Returns the names of what
 * was pressed, as `dialog: button`, for tests that no walk ends early.
 */
export async function pressEverything(page: Page, { texts = {}, leave }: WalkOptions = {}) {
  const seen: string[] = [];
  const answers = noteAnswers(page);
  let looks = 0;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await page.evaluate(fillEmptyFields, texts);
    const next = await page.evaluateHandle(findNext, { seen, leave: leave?.source });
    const name = await next.evaluate((found) => found?.name);
    const element = await next.evaluateHandle((found) => found?.element);
    if (name !== undefined) {
      if (await press(element as ElementHandle<Element>)) seen.push(name);
      await answers.end();
    } else if (await page.evaluate(isDialogOpen)) {
      await page.keyboard.press('Escape');
      await answers.end();
    } else if (looks < MOST_LOOKS && (await page.evaluate(isWorking))) {
      looks += 1;
      await page.waitForTimeout(WORK_MS);
    } else {
      return seen;
    }
  }
  throw new Error(`no end after ${seen.join(', ')}`);
}

/** `end` waits until all that the page asked for was answered and drawn: a dialog may be downloaded first. */
function noteAnswers(page: Page): { end(): Promise<void> } {
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return {
    async end() {
      const latest = Date.now() + ANSWERS_MS;
      do await page.waitForTimeout(DRAWN_MS);
      while (waiting.size > 0 && Date.now() < latest);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    },
  };
}

/** False if the element was gone. */
async function press(element: ElementHandle<Element>): Promise<boolean> {
  try {
    await element.click({ timeout: CLICK_MS });
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
