import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ana, aSavedMessage, withAnaLoggedIn } from '../../testing/account-api.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { problem, server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();
afterEach(() => {
  jest.restoreAllMocks();
});

const LIST = `*/api/saved-messages/user/${ana.id}`;
const question = (text: string) => screen.findByRole('button', { name: new RegExp(text) });
const questions = () => screen.queryAllByRole('button', { expanded: false, name: /Pergunta/ });

async function loadMessages() {
  const view = await renderApp({ path: '/user-messages' });
  await screen.findByRole('heading', { name: 'Minhas mensagens' });
  return view;
}

describe('the list of saved messages', () => {
  it('M-093 shows that it is loading', async () => {
    withAnaLoggedIn();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get(LIST, async () => {
        await asked;
        return HttpResponse.json([]);
      }),
    );
    await loadMessages();
    expect((await screen.findByText('Buscando as suas mensagens…')).closest('[role=status]')).toBeTruthy();
    answer();
    expect(await screen.findByText('Você ainda não salvou nenhuma mensagem.')).toBeTruthy();
  });

  it('M-095 offers to write a new message when it is empty', async () => {
    withAnaLoggedIn();
    await loadMessages();
    await userEvent.click(await screen.findByRole('button', { name: 'Receber uma mensagem' }));
    expect(await screen.findByLabelText('Seu problema ou pergunta')).toBeTruthy();
  });

  it.each([
    ['an error', () => problem(503, 'unavailable')],
    ['no answer', () => HttpResponse.error()],
    ['an unexpected answer', () => HttpResponse.json({ messages: [] })],
  ])('M-094 Q22 shows an error with a retry after %s, never an empty list', async (_, answer) => {
    const { account } = withAnaLoggedIn([aSavedMessage()]);
    server.use(http.get(LIST, answer, { once: true }));
    await loadMessages();
    expect(await screen.findByText('Não foi possível carregar as suas mensagens.')).toBeTruthy();
    expect(screen.queryByText('Você ainda não salvou nenhuma mensagem.')).toBeNull();
    expect(account.messages).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await question('Pergunta 1')).toBeTruthy();
  });

  it('M-098 shows question, name and date of each message, in the language of the message', async () => {
    withAnaLoggedIn([
      aSavedMessage({ id: 4, language: 'pt' }),
      aSavedMessage({ id: 3, language: 'en' }),
      aSavedMessage({ id: 2, language: 'es' }),
      aSavedMessage({ id: 1, language: 'fr', name: 'Marie' }),
    ]);
    await loadMessages();
    await question('Pergunta 4');
    const days = [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(days).toEqual(['5 de jan. de 2026', 'Jan 5, 2026', '5 ene 2026', '5 janv. 2026']);
    expect((await question('Pergunta 1')).textContent).toContain('Marie');
    expect(screen.getByText('Pergunta 3').getAttribute('lang')).toBe('en');
    expect(screen.getAllByRole('button', { name: 'Excluir mensagem' })).toHaveLength(4);
  });

  it('M-096 M-099 opens one message at a time, and closes it again', async () => {
    withAnaLoggedIn([aSavedMessage({ id: 2 }), aSavedMessage({ id: 1 })]);
    await loadMessages();
    await userEvent.click(await question('Pergunta 2'));
    expect(screen.getByText('Resposta 2.')).toBeTruthy();
    await userEvent.click(await question('Pergunta 1'));
    expect(screen.getByText('Resposta 1.')).toBeTruthy();
    expect(screen.queryByText('Resposta 2.')).toBeNull();
    await userEvent.click(await question('Pergunta 1'));
    expect(screen.queryByText('Resposta 1.')).toBeNull();
  });

  it('shows the verses of a message as they were saved, with edition and licence, and prints them', async () => {
    const verse = { psalm: 34, verses: '18', text: 'Near is he;', edition: 'An Edition', licence: 'Free' };
    withAnaLoggedIn([aSavedMessage({ language: 'en', verse })]);
    jest.spyOn(window, 'print').mockImplementation(() => {});
    await loadMessages();
    await userEvent.click(await question('Pergunta 1'));
    const quoted = screen.getByText('Near is he;');
    expect(quoted.tagName).toBe('BLOCKQUOTE');
    expect(quoted.lang).toBe('en');
    expect(screen.getByText(/An Edition · Free/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(document.querySelector('.print-sheet blockquote')?.textContent).toBe('Near is he;');
  });

  it('says who wrote a message, also in print, where that is known', async () => {
    withAnaLoggedIn([
      aSavedMessage({ id: 1, source: 'model' }),
      aSavedMessage({ id: 2, source: 'composer' }),
      aSavedMessage({ id: 3 }),
    ]);
    await loadMessages();
    await userEvent.click(await question('Pergunta 1'));
    expect(
      screen.getByText('Uma inteligência artificial escreveu esta carta', { exact: false }),
    ).toBeTruthy();
    const disclosed = () => document.querySelectorAll('[ai-disclosure="ai-autonomous"]');
    expect([...disclosed()].map(({ className }) => className)).toEqual(['saved-words']);
    jest.spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect([...disclosed()].map(({ className }) => className)).toEqual(['saved-words', 'print-words']);
    fireEvent(window, new Event('afterprint'));
    await userEvent.click(await question('Pergunta 2'));
    expect(disclosed()).toHaveLength(0);
    expect(screen.getByText('Esta carta foi montada pelo site', { exact: false })).toBeTruthy();
    await userEvent.click(await question('Pergunta 3'));
    expect(document.querySelector('.saved-words')?.parentElement?.textContent).not.toMatch(/esta carta/i);
  });

  it('M-097 is at most half a screen high', async () => {
    withAnaLoggedIn([aSavedMessage()]);
    await loadMessages();
    await question('Pergunta 1');
    const list = document.querySelector<HTMLElement>('.saved-scroll');
    expect(list?.style.getPropertyValue('--saved-height')).toBe('50vh');
  });

  it('M-219 loads older messages with the cursor of the last page', async () => {
    withAnaLoggedIn();
    const asked: (string | null)[] = [];
    server.use(
      http.get(LIST, ({ request }) => {
        const before = new URL(request.url).searchParams.get('before');
        asked.push(before);
        if (before === '51') return HttpResponse.json([aSavedMessage({ id: 50 })]);
        return HttpResponse.json([aSavedMessage({ id: 51 })], { headers: { 'X-Next-Cursor': '51' } });
      }),
    );
    await loadMessages();
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar mensagens mais antigas' }));
    expect(await question('Pergunta 50')).toBeTruthy();
    expect(await question('Pergunta 51')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mostrar mensagens mais antigas' })).toBeNull();
    expect(asked).toEqual([null, '51']);
  });

  it('prints one message and removes the print sheet afterwards', async () => {
    const print = jest.fn(() => expect(document.body.className).toBe('prints-sheet'));
    window.print = print;
    withAnaLoggedIn([aSavedMessage({ id: 2 }), aSavedMessage({ id: 1 })]);
    await loadMessages();
    await userEvent.click(await question('Pergunta 2'));
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
    const sheet = () => document.querySelector<HTMLElement>('body > .print-sheet');
    expect(sheet()?.textContent).toContain('Pergunta 2');
    expect(sheet()?.textContent).toContain('5 de janeiro de 2026');
    expect(sheet()?.textContent).not.toContain('Pergunta 1');
    fireEvent(window, new Event('afterprint'));
    expect(sheet()).toBeNull();
    expect(document.body.className).toBe('');
  });
});

describe('deleting a saved message', () => {
  const remembered = () => window.sessionStorage.getItem('deletionsUnderWay');
  const deletions = (calls: (start: string) => string[]) => calls('DELETE');
  const leavePage = () => fireEvent(window, new Event('pagehide'));

  async function openAndDelete() {
    const backend = withAnaLoggedIn([aSavedMessage({ id: 2 }), aSavedMessage({ id: 1 })]);
    const view = await loadMessages();
    await question('Pergunta 2');
    await userEvent.click(screen.getAllByRole('button', { name: 'Excluir mensagem' })[0] ?? document.body);
    const dialog = within(await screen.findByRole('alertdialog'));
    return { ...backend, ...view, dialog };
  }

  async function openDeleteAndConfirm() {
    const story = await openAndDelete();
    await userEvent.click(story.dialog.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(screen.queryByText('Pergunta 2')).toBeNull());
    return story;
  }

  it('M-100 asks for confirmation; cancelling changes nothing', async () => {
    const { dialog, calls } = await openAndDelete();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(questions()).toHaveLength(2);
    leavePage();
    expect(deletions(calls)).toEqual([]);
  });

  it('M-100 removes it from the list at once, shows a toast, and reloads the list after the server’s answer', async () => {
    const { account, calls } = await openDeleteAndConfirm();
    expect(await screen.findByText('Mensagem excluída')).toBeTruthy();
    expect(deletions(calls)).toEqual([]);
    leavePage();
    await waitFor(() => expect(deletions(calls)).toEqual(['DELETE /api/saved-messages/2']));
    await waitFor(() => expect(calls('GET /api/saved-messages')).toHaveLength(2));
    expect(account.messages.map(({ id }) => id)).toEqual([1]);
    expect(remembered()).toBeNull();
  });

  it('can be undone, and then no request is sent', async () => {
    const { calls } = await openDeleteAndConfirm();
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await question('Pergunta 2')).toBeTruthy();
    leavePage();
    expect(remembered()).toBeNull();
    expect(deletions(calls)).toEqual([]);
  });

  it('sends the request when the time to undo is over', async () => {
    const { calls } = await openDeleteAndConfirm();
    await waitFor(() => expect(deletions(calls)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  it('sends the request when the page is hidden', async () => {
    const { calls } = await openDeleteAndConfirm();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(deletions(calls)).toHaveLength(1));
  });

  it('M-101 shows the message again with an error when the request fails', async () => {
    await openDeleteAndConfirm();
    server.use(http.delete('*/api/saved-messages/2', () => HttpResponse.error()));
    leavePage();
    expect(await screen.findByText('Erro ao excluir a mensagem. Ela voltou para a sua lista.')).toBeTruthy();
    expect(await question('Pergunta 2')).toBeTruthy();
    expect(remembered()).toBeNull();
  });

  it('treats 404 as success', async () => {
    const { store } = await openDeleteAndConfirm();
    server.use(http.delete('*/api/saved-messages/2', () => problem(404, 'message_not_found')));
    leavePage();
    await waitFor(() => expect(store.getState().savedMessages.deletions).toMatchObject([{ phase: 'gone' }]));
    expect(screen.queryByText('A mensagem não foi excluída')).toBeNull();
    expect(screen.queryByText('Pergunta 2')).toBeNull();
  });

  it('is continued by the next page when the page was closed', async () => {
    window.sessionStorage.setItem('deletionsUnderWay', JSON.stringify({ userId: ana.id, ids: [2] }));
    const { calls } = withAnaLoggedIn([aSavedMessage({ id: 2 }), aSavedMessage({ id: 1 })]);
    await loadMessages();
    expect(await question('Pergunta 1')).toBeTruthy();
    expect(screen.queryByText('Pergunta 2')).toBeNull();
    await waitFor(() => expect(deletions(calls)).toEqual(['DELETE /api/saved-messages/2']));
    await waitFor(() => expect(remembered()).toBeNull());
  });

  it.each(['{"userId":8,"ids":[2]}', '{"userId":7,"ids":"2"}', '[]', '{'])(
    'is not continued from another visitor’s or an invalid stored value: %s',
    async (text) => {
      window.sessionStorage.setItem('deletionsUnderWay', text);
      const { calls } = withAnaLoggedIn([aSavedMessage({ id: 2 })]);
      await loadMessages();
      expect(await question('Pergunta 2')).toBeTruthy();
      expect(deletions(calls)).toEqual([]);
    },
  );

  it('is sent before logging out', async () => {
    const { calls } = await openDeleteAndConfirm();
    const [logOut] = screen.getAllByRole('button', { name: 'Sair' });
    await userEvent.click(logOut ?? document.body);
    expect(await screen.findByText('Você saiu da sua conta')).toBeTruthy();
    const order = calls().filter((call) => /^(DELETE|POST)/.test(call));
    expect(order).toEqual(['DELETE /api/saved-messages/2', 'POST /api/site-users/logout']);
  });
});
