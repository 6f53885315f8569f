import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aSavedMessage, withAnaLoggedIn } from '../../testing/account-api.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { problem, recordRequests, server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();

const CONTACT = {
  name: 'Pastoral da Escuta',
  phone: '+5511987654321',
  isWhatsApp: true,
  address: 'Rua das Flores, 1',
  hours: 'terças, 19h',
  texts: { pt: 'Pode chamar.' },
};
const withContact = () =>
  server.use(
    http.get('*/api/site-settings/contact', () => HttpResponse.json({ version: 1, contact: CONTACT })),
  );

async function ask(language: 'pt' | 'en' = 'pt') {
  await renderApp({ language });
  const [name, question] = await screen.findAllByRole('textbox');
  await userEvent.type(name ?? document.body, 'Ana');
  await userEvent.type(question ?? document.body, 'Estou com medo.');
  await userEvent.click(screen.getByRole('button', { name: /Receber mensagem|Receive message|message/i }));
  return screen.findByTestId('ai-response');
}
const contact = () => screen.findByRole('complementary', { name: 'Alguém com quem conversar' });

describe('the contact of the community', () => {
  it('is under the letter, and is asked for only when there is one', async () => {
    withContact();
    const asked = recordRequests('/api/site-settings/contact');
    await renderApp();
    expect(asked).toEqual([]);
    await userEvent.type(await screen.findByLabelText('Seu nome'), 'Ana');
    await userEvent.type(screen.getByLabelText('Seu problema ou pergunta'), 'Estou com medo.');
    await userEvent.click(screen.getByRole('button', { name: 'Receber mensagem' }));
    const letter = await screen.findByTestId('ai-response');
    const shown = within(await contact());
    expect(shown.getByText('Pastoral da Escuta')).toBeTruthy();
    expect(shown.getByText('Pode chamar.')).toBeTruthy();
    expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://wa.me/5511987654321',
      'tel:+5511987654321',
    ]);
    const order = letter.compareDocumentPosition(await contact());
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('comes after the phone numbers when danger was recognised', async () => {
    withContact();
    server.use(
      http.post('*/api/ai/message', () =>
        HttpResponse.json({
          message: 'Ana.',
          source: 'reviewed',
          support: { lines: [{ name: 'CVV', phone: '188' }] },
        }),
      ),
    );
    await ask();
    const help = await waitFor(
      () => document.querySelector('.help-panel') ?? Promise.reject(new Error('no help')),
    );
    const order = help.compareDocumentPosition(await contact());
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows no sentence in a language that has none', async () => {
    withContact();
    await ask('en');
    const shown = within(await screen.findByRole('complementary', { name: 'Someone to talk to' }));
    expect(shown.queryByText('Pode chamar.')).toBeNull();
    expect(shown.getByText('terças, 19h')).toBeTruthy();
  });

  it.each([
    ['there is none', () => HttpResponse.json({ version: 3, contact: null })],
    ['it cannot be read', () => problem(503, 'unavailable')],
  ])('is not there when %s, and the letter is', async (_, answer) => {
    server.use(http.get('*/api/site-settings/contact', answer));
    await ask();
    expect(screen.queryByText('Alguém com quem conversar')).toBeNull();
  });

  it('is with an open saved message, and on its printed sheet', async () => {
    withContact();
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    withAnaLoggedIn([aSavedMessage({ question: 'Primeira' })]);
    await renderApp({ path: '/user-messages' });
    await userEvent.click(await screen.findByRole('button', { name: /Primeira/ }));
    await contact();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalled();
    expect(document.querySelector('.print-sheet')?.textContent).toContain(
      'Alguém com quem conversar: Pastoral da Escuta · +5511987654321 · Rua das Flores, 1 · terças, 19h',
    );
    print.mockRestore();
  });
});
