import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressEverything } from '../../../../packages/web-kit/testing/press-everything.ts';
import { translatePage } from '../../../../packages/web-kit/testing/translate-page.ts';
import {
  ANAS_PASSWORD,
  ana,
  aSavedMessage,
  withAnaLoggedIn,
  withAnasAccount,
} from '../testing/account-api.ts';
import { withFreshBrowser } from '../testing/fresh-browser.ts';
import { renderApp } from '../testing/render-app.tsx';
import { withServer } from '../testing/server.ts';

withServer();
withFreshBrowser();

let endTranslation: () => void;
const errors: unknown[] = [];
beforeEach(() => {
  errors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...all) => errors.push(...all));
  jest.spyOn(window, 'print').mockImplementation(() => {});
  endTranslation = translatePage();
});
afterEach(() => {
  endTranslation();
  jest.restoreAllMocks();
});

/** A node that React no longer found, and whatever else a page threw. */
const pageErrors = () => errors.filter((error) => error instanceof Error || error instanceof DOMException);
/** They load the page again. */
const LANGUAGE_BUTTON = /^(Português|English|Español|Français)$/;
const textFor = (field: Element) =>
  ({ email: ana.email, password: ANAS_PASSWORD })[field.getAttribute('type') ?? ''] ?? 'Ana';

describe('a page that the browser translates', () => {
  it.each([
    ['/', 10],
    ['/v/1', 10],
    ['/login', 6],
    ['/user-messages', 1],
    ['/nowhere', 3],
  ])('%s of a visitor: everything can be filled in and pressed', async (path, atLeast) => {
    withAnasAccount();
    await renderApp({ path });
    await screen.findByRole('main');
    const pressed = await pressEverything({ textFor, leave: LANGUAGE_BUTTON });
    expect(pageErrors()).toEqual([]);
    expect(pressed.length).toBeGreaterThanOrEqual(atLeast);
    expect(screen.queryByText(/Esta página não abriu/)).toBeNull();
  });

  it('saved messages and account of a visitor: everything can be pressed', async () => {
    withAnaLoggedIn([1, 2, 3].map((id) => aSavedMessage({ id })));
    await renderApp({ path: '/user-messages' });
    await screen.findByText('Pergunta 1');
    const pressed = await pressEverything({ textFor, leave: /^(Sair|Português|English|Español|Français)$/ });
    expect(pageErrors()).toEqual([]);
    expect(pressed.length).toBeGreaterThanOrEqual(6);
  });

  it('gives a letter', async () => {
    await renderApp();
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
    await userEvent.type(screen.getByLabelText('Seu problema ou pergunta'), 'Estou com medo.');
    await userEvent.click(screen.getByRole('button', { name: 'Receber mensagem' }));
    expect((await screen.findByTestId('ai-response')).textContent).toContain('Ana, respire.');
    expect(pageErrors()).toEqual([]);
  });

  it('opens a session', async () => {
    withAnasAccount();
    await renderApp({ path: '/login' });
    await userEvent.type(await screen.findByLabelText('E-mail'), ana.email);
    await userEvent.type(screen.getByLabelText('Senha'), ANAS_PASSWORD);
    await userEvent.keyboard('{Enter}');
    expect((await screen.findAllByRole('button', { name: 'Sair' })).length).toBeGreaterThan(0);
    expect(pageErrors()).toEqual([]);
  });
});
