import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { recordRequests, server, withServer } from '../../testing/server.ts';
import { offlineQuestion } from './offline-question.ts';

withServer();
withFreshBrowser();
afterEach(() => {
  jest.restoreAllMocks();
});

const OFFLINE = /Você está sem internet/;
const BACK = /A conexão voltou/;
const DAY_MS = 24 * 60 * 60 * 1000;

const question = () => screen.getByLabelText<HTMLTextAreaElement>('Seu problema ou pergunta');
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const stored = () => window.localStorage.getItem('keptQuestion');

function network(isOnline: boolean) {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

async function ask() {
  await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
  await userEvent.type(question(), 'Estou com medo.');
  await press('Receber mensagem');
}

describe('a question sent without a network', () => {
  it('is stored, with a calm note, and not sent', async () => {
    const sent = recordRequests('/api/ai/message');
    await renderApp();
    network(false);
    await ask();
    expect((await screen.findByText(OFFLINE)).getAttribute('role')).toBe('status');
    expect(JSON.parse(stored() ?? '{}')).toMatchObject({ name: 'Ana', question: 'Estou com medo.' });
    expect(sent).toHaveLength(0);
  });

  it('is also stored when the network fails during the request', async () => {
    server.use(
      http.post('*/api/ai/message', () => {
        jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
        return HttpResponse.error();
      }),
    );
    await renderApp();
    await ask();
    expect(await screen.findByText(OFFLINE)).toBeTruthy();
    expect(screen.queryByText('Falha ao gerar mensagem')).toBeNull();
  });

  it('is sent only by its author once the network is back, and then deleted', async () => {
    const sent = recordRequests('/api/ai/message');
    await renderApp();
    network(false);
    await ask();
    await screen.findByText(OFFLINE);
    network(true);
    expect(await screen.findByText(BACK)).toBeTruthy();
    expect(sent).toHaveLength(0);
    await press('Receber mensagem');
    await screen.findByTestId('ai-response');
    expect(stored()).toBeNull();
  });

  it('is shown on the next visit, with later changes', async () => {
    const { unmount } = await renderApp();
    network(false);
    await ask();
    await screen.findByText(OFFLINE);
    await userEvent.type(question(), ' Muito.');
    unmount();
    window.sessionStorage.clear();
    network(true);
    await renderApp();
    expect(question().value).toBe('Estou com medo. Muito.');
    expect(screen.getByText(BACK)).toBeTruthy();
  });

  it('does not replace the draft of this tab', async () => {
    offlineQuestion.keep({ name: 'Ana', question: 'De ontem' }, Date.now());
    window.sessionStorage.setItem('messageDraft', JSON.stringify({ name: 'Ana', question: 'De agora' }));
    await renderApp();
    expect(question().value).toBe('De agora');
  });

  it('is deleted when its author discards it', async () => {
    offlineQuestion.keep({ name: 'Ana', question: 'Um segredo' }, Date.now());
    await renderApp();
    await press('Apagar deste aparelho');
    await waitFor(() => expect(stored()).toBeNull());
    expect(question().value).toBe('');
    expect(screen.queryByText(BACK)).toBeNull();
  });
});

describe('the stored question', () => {
  const asked = { name: 'Ana', question: 'Estou com medo.' };

  it('expires after a week', () => {
    offlineQuestion.keep(asked, 0);
    expect(offlineQuestion.read(undefined, 7 * DAY_MS - 1)).toEqual(asked);
    expect(offlineQuestion.read(undefined, 7 * DAY_MS)).toBeUndefined();
    expect(stored()).toBeNull();
  });

  it.each(['{', 'null', '[]', '{"name":1,"question":"x","keptAt":1}', '{"name":"a","question":"b"}'])(
    'is ignored when it is invalid: %s',
    (text) => {
      window.localStorage.setItem('keptQuestion', text);
      expect(offlineQuestion.read(undefined, 1)).toBeUndefined();
    },
  );

  it('is ignored when its date is in the future, as after a wrong clock', () => {
    offlineQuestion.keep(asked, 10);
    expect(offlineQuestion.read(undefined, 5)).toBeUndefined();
  });
});
