import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withFreshBrowser } from '../testing/fresh-browser.ts';
import { renderApp } from '../testing/render-app.tsx';
import { withServer } from '../testing/server.ts';

withServer();
withFreshBrowser();

const RAW_KEY = /\b[a-z]+\.[a-z][A-Za-z]+\b(?!\.mp4)/;

/** All visible text on the page: texts, labels, placeholders and titles. */
function wordsOnPage(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? ''),
    ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  ]);
}

describe.each(LANGUAGES)('Home in %s', (language) => {
  it('M-001 shows no untranslated key, before and after an answer', async () => {
    await renderApp({ language });
    await screen.findByTestId('video-debug');
    const [name, question] = screen.getAllByRole('textbox');
    if (!name || !question) throw new Error('the form has no fields');
    await userEvent.type(name, 'Ana');
    await userEvent.type(question, 'Medo');
    expect(wordsOnPage().filter((text) => RAW_KEY.test(text))).toEqual([]);
    await userEvent.click(document.querySelector('form [type=submit]') ?? document.body);
    await screen.findByTestId('ai-response');
    expect(wordsOnPage().filter((text) => RAW_KEY.test(text))).toEqual([]);
  });
});
