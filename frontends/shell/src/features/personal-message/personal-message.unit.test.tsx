import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { VISIT_KEYS } from '@selah/web-kit/browser/browser-keys';
import { visitStorage } from '@selah/web-kit/browser/safe-storage';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { problem, recordRequests, server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();
afterEach(() => {
  jest.restoreAllMocks();
});

const name = () => screen.getByLabelText<HTMLInputElement>('Seu nome');
const question = () => screen.getByLabelText<HTMLTextAreaElement>('Seu problema ou pergunta');
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

async function ask() {
  await userEvent.type(name(), 'Ana');
  await userEvent.type(question(), 'Estou com medo.');
  await press('Receber mensagem');
}

describe('asking for a message', () => {
  it('M-050 M-051 requires both fields and marks the empty one without an error text', async () => {
    const asked = recordRequests('/api/ai/message');
    await renderApp();
    expect(question().rows).toBe(4);
    await userEvent.type(name(), 'Ana');
    await press('Receber mensagem');
    expect(document.activeElement).toBe(question());
    expect(question().getAttribute('aria-invalid')).toBe('true');
    expect(name().getAttribute('aria-invalid')).toBe('false');
    expect(asked).toHaveLength(0);
  });

  it('M-051 marks a field that holds nothing but what cannot be seen, as an empty one', async () => {
    const asked = recordRequests('/api/ai/message');
    await renderApp();
    await userEvent.type(name(), '\u200b\u202e\u3164');
    await userEvent.type(question(), '\u2800 \u2060');
    await press('Receber mensagem');
    expect(document.activeElement).toBe(name());
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(question().getAttribute('aria-invalid')).toBe('true');
    expect(asked).toHaveLength(0);
  });

  it('M-052 disables the button until the answer arrives', async () => {
    server.use(
      http.post('*/api/ai/message', async () => {
        await delay(300);
        return HttpResponse.json({ message: 'Uma palavra.', source: 'composer' });
      }),
    );
    await renderApp();
    await ask();
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Escrevendo a sua mensagem…',
    });
    expect(button.disabled).toBe(true);
    expect((await screen.findByTestId('ai-response')).textContent).toBe('Uma palavra.');
  });

  it('M-217 sends name, question and the language of the page', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/ai/message', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ message: 'Ana, respire.', source: 'composer' });
      }),
    );
    await renderApp();
    await ask();
    await screen.findByTestId('ai-response');
    expect(bodies).toEqual([{ name: 'Ana', question: 'Estou com medo.', language: 'pt' }]);
  });

  it('asks again with two taps where the letter says that it did not understand', async () => {
    const bodies: object[] = [];
    server.use(
      http.post('*/api/ai/message', async ({ request }) => {
        const body = (await request.json()) as object;
        bodies.push(body);
        return HttpResponse.json(
          'wish' in body
            ? { message: 'Uma oração por você.', source: 'composer' }
            : { message: 'Não entendi.', source: 'composer', unclear: true },
        );
      }),
    );
    await renderApp();
    await ask();
    await press(await screen.findByText('Um amigo, uma amiga').then(() => 'Um amigo, uma amiga'));
    await press('Uma oração');
    expect((await screen.findByText('Uma oração por você.')).textContent).toBeTruthy();
    expect(bodies[1]).toMatchObject({
      name: 'Ana',
      question: 'Estou com medo.',
      wish: { about: 'friend', want: 'prayer' },
    });
    expect(screen.queryByText('O que você gostaria?')).toBeNull();
  });

  it('sets the verse of the letter apart, word for word, with reference, edition and licence', async () => {
    const verse = {
      psalm: 22,
      verses: '1',
      text: 'O Senhor me governa;',
      edition: 'Edição',
      licence: 'Livre',
    };
    server.use(
      http.post('*/api/ai/message', () =>
        HttpResponse.json({
          message: 'Ana, respire.',
          source: 'composer',
          reference: { psalm: 22, verses: '1' },
          verse,
        }),
      ),
    );
    const user = userEvent.setup();
    const copied = jest.spyOn(window.navigator.clipboard, 'writeText');
    await renderApp();
    await ask();
    const letter = await screen.findByTestId('ai-response');
    expect(letter.querySelector('blockquote')?.textContent).toBe('O Senhor me governa;');
    expect(letter.querySelector('figcaption')?.textContent).toBe('Salmo 22:1 · Edição · Livre');
    expect(letter.querySelector('.letter-reference')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(copied).toHaveBeenCalledWith('Ana, respire.\n\nO Senhor me governa;\n(22:1, Edição)');
    // What is held until the login names the verses; the server adds their words.
    await press('Salvar mensagem');
    expect(JSON.parse(window.sessionStorage.getItem(VISIT_KEYS.messagesToSave) ?? '')).toMatchObject([
      { message: 'Ana, respire.', verse: { psalm: 22, verses: '1' } },
    ]);
  });

  it.each([
    ['model', 'Uma inteligência artificial escreveu esta carta', 'ai-autonomous'],
    ['composer', 'Esta carta foi montada pelo site com frases escritas por pessoas', null],
    ['reviewed', 'Estas palavras foram escritas e revisadas por pessoas', null],
  ])('says who wrote the letter, and keeps it until it is saved: %s', async (source, words, disclosed) => {
    server.use(http.post('*/api/ai/message', () => HttpResponse.json({ message: 'Ana, respire.', source })));
    await renderApp();
    await ask();
    const letter = await screen.findByTestId('ai-response');
    expect(letter.getAttribute('ai-disclosure')).toBe(disclosed);
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    if (source !== 'model') expect(document.body.textContent).not.toMatch(/inteligência artificial|\bIA\b/);
    await press('Salvar mensagem');
    expect(JSON.parse(window.sessionStorage.getItem(VISIT_KEYS.messagesToSave) ?? '')).toMatchObject([
      { message: 'Ana, respire.', source },
    ]);
  });

  it('shows and keeps the letter of the release before, which does not say who wrote it', async () => {
    server.use(http.post('*/api/ai/message', () => HttpResponse.json({ message: 'Ana, respire.' })));
    await renderApp();
    await ask();
    expect((await screen.findByTestId('ai-response')).textContent).toContain('Ana, respire.');
    expect(screen.getByText(/reflexão escrita automaticamente/)).toBeTruthy();
    await press('Salvar mensagem');
    const kept = JSON.parse(window.sessionStorage.getItem(VISIT_KEYS.messagesToSave) ?? '');
    expect(kept).toMatchObject([{ message: 'Ana, respire.' }]);
    expect(kept[0]).not.toHaveProperty('source');
  });

  it('shows the answer as a letter with its Psalm and a note that it is automatic', async () => {
    await renderApp();
    await ask();
    const letter = await screen.findByTestId('ai-response');
    expect([...letter.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Ana, respire.',
      'O Salmo 121 é para este caminho.',
      'Salmo 121',
    ]);
    expect(screen.getByText(/Não é uma voz vinda de Deus/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Uma mensagem para Ana');
  });

  it('M-056 Q16 counts the question after its answer', async () => {
    const counted = recordRequests('/api/stats/ai-question');
    await renderApp();
    await ask();
    await screen.findByTestId('ai-response');
    await waitFor(() => expect(counted).toHaveLength(1));
  });

  it('M-054 asking another question starts with an empty form', async () => {
    await renderApp();
    await ask();
    await screen.findByTestId('ai-response');
    await press('Fazer outra pergunta');
    expect(name().value).toBe('');
    expect(question().value).toBe('');
  });
});

describe('the typed text', () => {
  it('M-057 stays after a failure, which a toast shows with the server’s text', async () => {
    const counted = recordRequests('/api/stats/ai-question');
    server.use(http.post('*/api/ai/message', () => problem(429, 'rate_limited', 'Respire um instante.')));
    await renderApp();
    await ask();
    expect(await screen.findByText('Respire um instante.')).toBeTruthy();
    expect(question().value).toBe('Estou com medo.');
    expect(counted).toHaveLength(0);
  });

  it.each([
    ['an unexpected answer', () => HttpResponse.json({ text: 'x' })],
    ['an HTML page', () => HttpResponse.html('<h1>502</h1>')],
    ['no answer', () => HttpResponse.error()],
  ])('M-057 %s is shown as a failure to generate', async (_, answer) => {
    server.use(http.post('*/api/ai/message', answer));
    await renderApp();
    await ask();
    expect(await screen.findByText('Falha ao gerar mensagem')).toBeTruthy();
    expect(question().value).toBe('Estou com medo.');
  });

  it('is restored after a reload', async () => {
    const { unmount } = await renderApp();
    await userEvent.type(question(), 'Uma frase pela metade');
    unmount();
    await renderApp();
    expect(question().value).toBe('Uma frase pela metade');
  });

  it('can be typed and sent when storage refuses to write', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await renderApp();
    await ask();
    expect(await screen.findByTestId('ai-response')).toBeTruthy();
    // Unwritable values are kept in memory for this page only, and the page ends here.
    jest.restoreAllMocks();
    visitStorage.remove(VISIT_KEYS.messageDraft);
    visitStorage.remove(VISIT_KEYS.kept);
  });

  it('Q42 shows the number of characters near the limit', async () => {
    window.sessionStorage.setItem('messageDraft', JSON.stringify({ name: '', question: 'a'.repeat(799) }));
    await renderApp();
    expect(screen.queryByText(/de 1000 caracteres/)).toBeNull();
    await userEvent.type(question(), 'b');
    expect(screen.getByText('800 de 1000 caracteres')).toBeTruthy();
    expect(question().maxLength).toBe(1000);
  });
});

describe('the answer', () => {
  it('is printed alone when the browser prints the page', async () => {
    await renderApp();
    await ask();
    const letter = await screen.findByTestId('ai-response');
    const sheet = () => document.querySelector<HTMLElement>('body > .print-sheet');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.body.className).toBe('prints-sheet');
    expect(sheet()?.textContent).toContain('Estou com medo.');
    expect(sheet()?.querySelector('.print-words')?.textContent).toBe(letter.textContent);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(sheet()).toBeNull();
    expect(document.body.className).toBe('');
  });

  it('can be copied', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(window.navigator.clipboard, 'writeText');
    await renderApp();
    await ask();
    await screen.findByTestId('ai-response');
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(copied).toHaveBeenCalledWith('Ana, respire.\n\nO Salmo 121 é para este caminho.');
    expect(await screen.findByText('Mensagem copiada')).toBeTruthy();
  });

  it('M-058 M-059 saved without a login: shows a toast, holds the message in the tab, and opens the login after 1500 ms', async () => {
    await renderApp();
    await ask();
    await screen.findByTestId('ai-response');
    await press('Salvar mensagem');
    expect(await screen.findByText('Entre para salvar')).toBeTruthy();
    expect(JSON.parse(window.sessionStorage.getItem('messagesToSave') ?? '[]')).toMatchObject([
      { name: 'Ana', question: 'Estou com medo.', language: 'pt' },
    ]);
    await waitFor(() => expect(screen.queryByTestId('ai-response')).toBeNull());
  });
});

describe('a first sentence for those who do not like to type', () => {
  const theme = (label: string) => screen.findByRole('button', { name: label });
  const choose = async (label: string) => userEvent.click(await theme(label));

  it('is offered on request, and can be sent as it is', async () => {
    const asked = recordRequests('/api/ai/message');
    await renderApp();
    expect(screen.queryByRole('button', { name: 'Luto' })).toBeNull();
    await userEvent.type(name(), 'Ana');
    await press('Não sabe como começar?');
    await choose('Luto');
    expect(question().value).toBe('Perdi alguém que amo e estou de luto.');
    expect((await theme('Luto')).getAttribute('aria-pressed')).toBe('true');
    await press('Receber mensagem');
    await screen.findByTestId('ai-response');
    expect(asked).toHaveLength(1);
  });

  it('is replaced by another, and leaves what the visitor wrote', async () => {
    await renderApp();
    await userEvent.type(question(), 'Meu irmão não fala comigo.');
    await press('Não sabe como começar?');
    await choose('Medo');
    await choose('Família');
    expect(question().value).toBe('Há brigas na minha família, e eu quero paz. Meu irmão não fala comigo.');
    await choose('Família');
    expect(question().value).toBe('Meu irmão não fala comigo.');
  });

  it('never makes the text longer than the field allows', async () => {
    await renderApp();
    const long = 'a'.repeat(question().maxLength);
    await userEvent.click(question());
    await userEvent.paste(long);
    await press('Não sabe como começar?');
    await choose('Medo');
    expect(question().value).toBe(long);
  });
});
