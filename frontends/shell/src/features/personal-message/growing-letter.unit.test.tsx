import { describe, expect, it } from '@jest/globals';
import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { answerWithEvents } from '../../testing/letter-events.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { recordRequests, server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();

const FIRST = 'Ana, perder o trabalho mexe com tudo.';
const WHOLE = `${FIRST}\n\nDescanse hoje.`;
const HELP = {
  message: 'Ana, você não está só.',
  source: 'reviewed',
  support: { lines: [{ name: 'CVV', phone: '188' }] },
};

const waiting = () => window.sessionStorage.getItem(VISIT_KEYS.letterUnderWay);
const generating = () => screen.findAllByText('Escrevendo a sua mensagem…');

async function ask() {
  await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
  await userEvent.type(screen.getByLabelText('Seu problema ou pergunta'), 'Perdi o emprego.');
  await userEvent.click(screen.getByRole('button', { name: 'Receber mensagem' }));
  await generating();
}

describe('a letter that is still being written', () => {
  it('appears as far as it was checked, and is whole in the same place', async () => {
    const events = answerWithEvents();
    const counted = recordRequests('/api/stats/ai-question');
    await renderApp();
    await ask();
    expect(events.accepts[0]).toContain('text/event-stream');
    expect(events.keys[0]).toMatch(/^[0-9a-f]{32}$/);
    events.send('draft', { message: FIRST });
    const letter = await screen.findByTestId('ai-response');
    expect(letter.textContent).toBe(FIRST);
    expect(letter.getAttribute('aria-busy')).toBe('true');
    expect(letter.getAttribute('ai-disclosure')).toBe('ai-autonomous');
    // What can be done with a letter waits for all of it.
    expect(screen.queryByRole('button', { name: 'Salvar mensagem' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copiar' })).toBeNull();
    expect(counted).toHaveLength(0);
    events.send('answer', { message: WHOLE, source: 'model' });
    await screen.findByRole('button', { name: 'Salvar mensagem' });
    expect(screen.getByTestId('ai-response')).toBe(letter);
    expect(letter.getAttribute('aria-busy')).toBe('false');
    expect(letter.textContent).toContain('Descanse hoje.');
    expect(screen.queryByText('Escrevendo a sua mensagem…')).toBeNull();
    expect(waiting()).toBeNull();
    await waitFor(() => expect(counted).toHaveLength(1));
  });

  it('gives way to help that is found late, which screen readers hear at once', async () => {
    const events = answerWithEvents();
    await renderApp();
    await ask();
    events.send('draft', { message: FIRST });
    await screen.findByText(FIRST);
    const alert = screen.getAllByRole('alert').find(({ className }) => className === 'sr-only');
    expect(alert?.textContent).toBe('');
    events.send('answer', HELP);
    await screen.findByText('Ana, você não está só.');
    expect(screen.queryByText(FIRST)).toBeNull();
    expect(alert?.textContent).toMatch(/lugar a ajuda/);
    expect(screen.getByRole('complementary', { name: 'Você não está só' })).toBeTruthy();
    expect(screen.getByTestId('ai-response').getAttribute('ai-disclosure')).toBeNull();
  });

  it('goes on with the same key after a reload, and is not asked for again once it is whole', async () => {
    const events = answerWithEvents();
    const { unmount } = await renderApp();
    await ask();
    events.send('draft', { message: FIRST });
    await screen.findByText(FIRST);
    unmount();
    await renderApp();
    await waitFor(() => expect(events.keys).toHaveLength(2));
    expect(events.keys[1]).toBe(events.keys[0]);
    expect(events.bodies[1]).toEqual(events.bodies[0]);
    events.send('answer', { message: WHOLE, source: 'model' });
    expect((await screen.findByTestId('ai-response')).textContent).toContain('Descanse hoje.');
    expect(waiting()).toBeNull();
  });

  it('is asked for without events, with the same key, where the connection breaks', async () => {
    const events = answerWithEvents();
    await renderApp();
    await ask();
    events.send('draft', { message: FIRST });
    await screen.findByText(FIRST);
    const keys: string[] = [];
    server.use(
      http.post('*/api/ai/message', ({ request }) => {
        keys.push(request.headers.get('idempotency-key') ?? '');
        expect(request.headers.get('accept')).toBe('application/json');
        return HttpResponse.json({ message: WHOLE, source: 'model' });
      }),
    );
    events.breakOff();
    await screen.findByRole('button', { name: 'Salvar mensagem' });
    expect(screen.getByTestId('ai-response').textContent).toContain('Descanse hoje.');
    expect(keys).toEqual(events.keys);
  });

  it('shows the server’s words for a problem, and the form with its text', async () => {
    const events = answerWithEvents();
    await renderApp();
    await ask();
    events.send('draft', { message: FIRST });
    await screen.findByText(FIRST);
    events.send('problem', { code: 'unavailable', message: 'Respire um instante.' });
    expect(await screen.findByText('Respire um instante.')).toBeTruthy();
    expect(screen.queryByText(FIRST)).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Seu problema ou pergunta').value).toBe(
      'Perdi o emprego.',
    );
    expect(waiting()).toBeNull();
  });

  it.each(['{', '[]', '{"name":"Ana","question":"x","language":"pt","key":"short","sentAt":1}'])(
    'is not asked for again where what was stored is of no use: %s',
    async (stored) => {
      window.sessionStorage.setItem(VISIT_KEYS.letterUnderWay, stored);
      const asked = recordRequests('/api/ai/message');
      await renderApp();
      expect(asked).toHaveLength(0);
    },
  );

  it('is not asked for by another visitor, nor long afterwards', async () => {
    const letter = { name: 'Ana', question: 'x', language: 'pt', key: 'a'.repeat(32) };
    const asked = recordRequests('/api/ai/message');
    for (const more of [{ sentAt: Date.now(), ownerId: 7 }, { sentAt: Date.now() - 9 * 60_000 }]) {
      window.sessionStorage.setItem(VISIT_KEYS.letterUnderWay, JSON.stringify({ ...letter, ...more }));
      const { unmount } = await renderApp();
      unmount();
    }
    expect(asked).toHaveLength(0);
  });
});
