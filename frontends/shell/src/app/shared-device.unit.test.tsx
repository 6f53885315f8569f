import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
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

/** Puts a question into the device's storage that was written without a network. */
const keepOnDevice = (more = {}) =>
  window.localStorage.setItem(
    'keptQuestion',
    JSON.stringify({ name: 'Ana', question: 'Um segredo de Ana', keptAt: Date.now(), ...more }),
  );
const question = () => screen.findByLabelText<HTMLTextAreaElement>('Seu problema ou pergunta');

/** From now on the server knows Rui, and a login is Rui's. */
function nextLoginIsRui() {
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

/** The logged-in person logs out, and Rui logs in. */
async function changeToRui() {
  await userEvent.click(screen.getAllByRole('button', { name: 'Sair' }).at(-1) as HTMLElement);
  await screen.findByText('Você saiu da sua conta');
  nextLoginIsRui();
  await press('Entrar');
  await logInAs(rui.email);
  await screen.findByText('Que bom ter você aqui, Rui.');
}

describe('two people on one device', () => {
  it('M-058 a message held for a login is offered to the first person who logs in', async () => {
    hold();
    withAnasAccount();
    await renderApp({ path: '/login' });
    await logInAs(ana.email);
    expect(await screen.findByText('Uma palavra para Ana.')).toBeTruthy();
  });

  it('a held message is not offered to the next person', async () => {
    hold();
    withAnaLoggedIn();
    await renderApp({ path: '/user-messages' });
    await screen.findByText('Uma palavra para Ana.');
    await changeToRui();
    expect(screen.queryByText('Uma palavra para Ana.')).toBeNull();
  });

  it('a message that failed to be saved is not offered to the next person', async () => {
    hold({ ownerId: ana.id });
    window.localStorage.setItem('siteUser', JSON.stringify(rui));
    nextLoginIsRui();
    await renderApp({ path: '/user-messages' });
    await screen.findByText('Que bom ter você aqui, Rui.');
    expect(screen.queryByText('Uma palavra para Ana.')).toBeNull();
  });

  it('a typed text is not shown in the form of the next person', async () => {
    withAnaLoggedIn();
    await renderApp();
    await userEvent.type(await screen.findByLabelText('Seu problema ou pergunta'), 'Um segredo');
    await changeToRui();
    await userEvent.click(screen.getByRole('tab', { name: 'Nova mensagem' }));
    const question = await screen.findByLabelText<HTMLTextAreaElement>('Seu problema ou pergunta');
    await waitFor(() => expect(question.value).toBe(''));
  });

  it('a text typed before the login is still in the form after it', async () => {
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

  it('a text typed before the login belongs to the person who logs in', async () => {
    withAnasAccount();
    await renderApp();
    await userEvent.type(await question(), 'Um segredo');
    await press('Entrar');
    await logInAs(ana.email);
    await screen.findByText('Que bom ter você aqui, Ana.');
    await changeToRui();
    await userEvent.click(screen.getByRole('tab', { name: 'Nova mensagem' }));
    expect((await question()).value).toBe('');
  });

  it('a question kept offline is not shown to another person', async () => {
    keepOnDevice({ ownerId: ana.id });
    window.localStorage.setItem('siteUser', JSON.stringify(rui));
    nextLoginIsRui();
    await renderApp();
    expect((await question()).value).toBe('');
    expect(screen.queryByText(/A conexão voltou/)).toBeNull();
  });

  it('a question kept offline is shown to its author, who remains its owner after changing it', async () => {
    keepOnDevice({ ownerId: ana.id });
    withAnaLoggedIn();
    await renderApp();
    expect((await question()).value).toBe('Um segredo de Ana');
    await userEvent.type(await question(), '.');
    expect(JSON.parse(window.localStorage.getItem('keptQuestion') ?? '{}')).toMatchObject({
      question: 'Um segredo de Ana.',
      ownerId: ana.id,
    });
  });

  it('a question kept offline before any login belongs to the first person who logs in', async () => {
    keepOnDevice();
    withAnaLoggedIn();
    const { unmount } = await renderApp();
    expect((await question()).value).toBe('Um segredo de Ana');
    unmount();
    window.sessionStorage.clear();
    window.localStorage.setItem('siteUser', JSON.stringify(rui));
    nextLoginIsRui();
    await renderApp();
    expect((await question()).value).toBe('');
  });

  it('a question kept offline is deleted when its author logs out', async () => {
    keepOnDevice({ ownerId: ana.id });
    withAnaLoggedIn();
    await renderApp();
    await question();
    await press('Sair');
    await screen.findByText('Você saiu da sua conta');
    expect(window.localStorage.getItem('keptQuestion')).toBeNull();
  });

  it('a question kept offline is not deleted by the question of another person', async () => {
    keepOnDevice({ ownerId: ana.id });
    window.localStorage.setItem('siteUser', JSON.stringify(rui));
    nextLoginIsRui();
    await renderApp();
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Rui');
    await userEvent.type(await question(), 'E eu?');
    await press('Receber mensagem');
    await screen.findByTestId('ai-response');
    await press('Fazer outra pergunta');
    expect(window.localStorage.getItem('keptQuestion')).toContain('Um segredo de Ana');
  });

  it('text and letter are removed when another person logs in in a second tab', async () => {
    withAnaLoggedIn();
    await renderApp();
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
    await userEvent.type(await question(), 'Um segredo');
    await press('Receber mensagem');
    await screen.findByTestId('ai-response');
    nextLoginIsRui();
    window.localStorage.setItem('siteUser', JSON.stringify(rui));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'siteUser' }));
    });
    await waitFor(() => expect(screen.queryByTestId('ai-response')).toBeNull());
    expect((await question()).value).toBe('');
  });
});
