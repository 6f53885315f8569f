import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ana, withAnaLoggedIn, withAnasAccount } from '../testing/account-api.ts';
import { withFreshBrowser } from '../testing/fresh-browser.ts';
import { renderApp } from '../testing/render-app.tsx';
import { server, withServer } from '../testing/server.ts';

withServer();
withFreshBrowser();

const rui = { id: 8, email: 'rui@example.org', name: 'Rui' };
const draft = {
  name: 'Ana',
  question: 'Um segredo de Ana',
  message: 'Uma palavra para Ana.',
  language: 'pt',
  saveKey: '0'.repeat(32),
};
const hold = (more = {}) =>
  window.sessionStorage.setItem('messagesToSave', JSON.stringify([{ ...draft, ...more }]));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Rui's account beside Ana's: whoever logs in next is Rui. */
function nextIsRui() {
  server.use(
    http.post('*/api/site-users/login', () => HttpResponse.json(rui)),
    http.get(`*/api/site-users/${rui.id}`, () => HttpResponse.json(rui)),
    http.get(`*/api/saved-messages/user/${rui.id}`, () => HttpResponse.json([])),
  );
}

async function logInAs(email: string) {
  await userEvent.type(await screen.findByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo1');
  await userEvent.click(screen.getAllByRole('button', { name: 'Entrar' }).at(-1) as HTMLElement);
}

describe('two people in one tab', () => {
  it('M-058 a message that waits for a login is offered to whoever logs in first', async () => {
    hold();
    withAnasAccount();
    await renderApp({ path: '/login' });
    await logInAs(ana.email);
    expect(await screen.findByText('Uma palavra para Ana.')).toBeTruthy();
  });

  it('a message of one person is not offered to the next one', async () => {
    hold();
    withAnaLoggedIn();
    await renderApp({ path: '/user-messages' });
    await screen.findByText('Uma palavra para Ana.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Sair' }).at(-1) as HTMLElement);
    await screen.findByText('Você saiu da sua conta');
    nextIsRui();
    await press('Entrar');
    await logInAs(rui.email);
    await screen.findByText('Que bom ter você aqui, Rui.');
    expect(screen.queryByText('Uma palavra para Ana.')).toBeNull();
  });

  it('a message whose saving failed for one person is not offered to the next one', async () => {
    hold({ ownerId: ana.id });
    window.localStorage.setItem('siteUser', JSON.stringify(rui));
    nextIsRui();
    await renderApp({ path: '/user-messages' });
    await screen.findByText('Que bom ter você aqui, Rui.');
    expect(screen.queryByText('Uma palavra para Ana.')).toBeNull();
  });

  it('what one person typed is not in the form of the next one', async () => {
    withAnaLoggedIn();
    await renderApp();
    await userEvent.type(await screen.findByLabelText('Seu problema ou pergunta'), 'Um segredo');
    await press('Sair');
    await screen.findByText('Você saiu da sua conta');
    nextIsRui();
    await press('Entrar');
    await logInAs(rui.email);
    await screen.findByText('Que bom ter você aqui, Rui.');
    await userEvent.click(screen.getByRole('tab', { name: 'Nova mensagem' }));
    const question = await screen.findByLabelText<HTMLTextAreaElement>('Seu problema ou pergunta');
    await waitFor(() => expect(question.value).toBe(''));
  });

  it('what somebody typed before the login is still there after it', async () => {
    withAnasAccount();
    await renderApp();
    await userEvent.type(await screen.findByLabelText('Seu problema ou pergunta'), 'Meu pedido');
    await press('Entrar');
    await logInAs(ana.email);
    await screen.findByText('Que bom ter você aqui, Ana.');
    await userEvent.click(screen.getByRole('tab', { name: 'Nova mensagem' }));
    const question = await screen.findByLabelText<HTMLTextAreaElement>('Seu problema ou pergunta');
    expect(question.value).toBe('Meu pedido');
  });
});
