import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { recordRequests, server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();
afterEach(() => {
  jest.restoreAllMocks();
});

const TITLE = 'Você não está só';

const question = () => screen.getByLabelText<HTMLTextAreaElement>('Seu problema ou pergunta');
const panel = () => screen.findByRole('complementary', { name: TITLE });
const noPanel = () => expect(screen.queryByRole('complementary', { name: TITLE })).toBeNull();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Opens Home and waits for the composer. */
async function openComposer() {
  const view = await renderApp();
  await screen.findByLabelText('Seu problema ou pergunta');
  return view;
}

async function phonesIn(place: HTMLElement): Promise<(string | null)[]> {
  const list = await within(place).findByRole('list');
  return [...list.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
}

function comesFrom(...tags: string[]) {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(tags);
}

function answersWith(lines?: { name: string; phone: string }[]) {
  const support = lines && { lines };
  server.use(
    http.post('*/api/ai/message', () =>
      HttpResponse.json({ message: 'Ana, respire.', source: 'composer', ...(support && { support }) }),
    ),
  );
}

describe('a text that suggests danger', () => {
  it.each([
    ['pt', 'não aguento mais, quero morrer', 'Seu problema ou pergunta', TITLE, ['pt-BR'], 'tel:188'],
    ['en', 'I want to kill myself', 'Your problem or question', 'You are not alone', ['en-US'], 'tel:988'],
    [
      'es',
      'ya no quiero vivir',
      'Tu problema o pregunta',
      'No tienes que pasar por esto a solas',
      ['es-ES'],
      'tel:024',
    ],
    [
      'fr',
      'je veux mourir',
      'Votre problème ou votre question',
      'Il y a quelqu’un pour vous',
      ['fr-FR'],
      'tel:3114',
    ],
  ] as const)(
    'shows help in %s before anything is sent',
    async (language, words, label, title, tags, phone) => {
      comesFrom(...tags);
      const sent = recordRequests('/api/ai/message');
      await renderApp({ language });
      await userEvent.type(await screen.findByLabelText(label), words);
      const help = await screen.findByRole('complementary', { name: title });
      expect(await phonesIn(help)).toContain(phone);
      expect(sent).toHaveLength(0);
    },
  );

  it('shows help without the server, which neither takes the focus nor prevents sending', async () => {
    answersWith();
    await openComposer();
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
    await userEvent.type(question(), 'quero morrer');
    await panel();
    expect(document.activeElement).toBe(question());
    await press('Receber mensagem');
    const letter = await screen.findByTestId('ai-response');
    expect((await panel()).compareDocumentPosition(letter) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('offers nobody help for a name, nor for a word whose sentence goes on calmly', async () => {
    await openComposer();
    await userEvent.type(screen.getByLabelText('Seu nome'), 'José');
    await userEvent.type(question(), 'O meu irmão');
    await new Promise((resolve) => setTimeout(resolve, 900));
    noPanel();
    await userEvent.type(question(), ' casa no sábado e eu sou a madrinha');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    noPanel();
  });

  it('offers help for a hint after a longer pause, or when it is sent', async () => {
    answersWith();
    const hint = 'vou deixar tudo arrumado pra ninguem ter trabalho quando eu nao estiver mais aqui';
    await openComposer();
    await userEvent.click(question());
    await userEvent.paste(hint);
    await panel();
    await press('Ocultar');
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
    await press('Receber mensagem');
    await screen.findByTestId('ai-response');
    await press('Fazer outra pergunta');
    await userEvent.click(question());
    await userEvent.paste(hint);
    await press('Receber mensagem');
    await panel();
  });

  it('is announced politely in a live region that existed before', async () => {
    await openComposer();
    const announced = () =>
      screen.getAllByRole('status').filter(({ textContent }) => /ouvir você/.test(textContent));
    const waiting = screen.getAllByRole('status').find(({ className }) => className === 'sr-only');
    expect(waiting?.textContent).toBe('');
    await userEvent.type(question(), 'quero morrer');
    await waitFor(() => expect(announced()).toEqual([waiting]));
  });

  it('shows help again after a reload', async () => {
    window.sessionStorage.setItem('messageDraft', JSON.stringify({ name: '', question: 'quero me matar' }));
    await openComposer();
    await panel();
  });

  it('keeps the help when the text is deleted, until the next question', async () => {
    answersWith();
    await openComposer();
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
    await userEvent.type(question(), 'quero morrer');
    await panel();
    await userEvent.clear(question());
    await userEvent.type(question(), 'estou triste');
    await panel();
    await press('Receber mensagem');
    await screen.findByTestId('ai-response');
    await press('Fazer outra pergunta');
    await waitFor(noPanel);
  });

  it('lets the visitor close the help, which stays closed while they type', async () => {
    answersWith([{ name: 'CVV', phone: '188' }]);
    await openComposer();
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
    await userEvent.type(question(), 'quero morrer');
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Ocultar' }));
    await userEvent.type(question(), ' mesmo');
    await press('Receber mensagem');
    await screen.findByTestId('ai-response');
    noPanel();
  });

  it('shows help with the answer when only the server detected distress, and each number once', async () => {
    comesFrom('pt-BR');
    answersWith([
      { name: 'CVV', phone: '188' },
      { name: 'Linha da cidade', phone: '0800 123 456' },
    ]);
    await openComposer();
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
    await userEvent.type(question(), 'Estou com medo da prova.');
    await press('Receber mensagem');
    const phones = await phonesIn(await panel());
    expect(phones.filter((phone) => phone === 'tel:188')).toHaveLength(1);
    expect(phones).toContain('tel:0800123456');
  });

  it('any other text shows no help', async () => {
    await openComposer();
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
    await userEvent.type(question(), 'Estou com medo da prova de matemática.');
    await press('Receber mensagem');
    await screen.findByTestId('ai-response');
    noPanel();
  });
});

describe('the country of the phone lines', () => {
  it('is the browser’s until the visitor chooses another one in this tab', async () => {
    comesFrom('pt-PT');
    const { unmount } = await renderApp();
    await press('Precisa de ajuda agora?');
    const dialog = await screen.findByRole('dialog', { name: TITLE });
    expect(await phonesIn(dialog)).toContain('tel:1411');
    await userEvent.selectOptions(within(dialog).getByLabelText('Números para'), 'Brasil');
    expect(await phonesIn(dialog)).toContain('tel:188');
    unmount();
    await renderApp();
    await press('Precisa de ajuda agora?');
    const again = await screen.findByRole('dialog', { name: TITLE });
    expect(await phonesIn(again)).toContain('tel:188');
    expect(window.localStorage.getItem('helpRegion')).toBeNull();
  });

  it('falls back to international lines', async () => {
    comesFrom('pt-AO');
    await renderApp();
    await press('Precisa de ajuda agora?');
    const dialog = await screen.findByRole('dialog', { name: TITLE });
    expect(await phonesIn(dialog)).toEqual(['tel:112']);
    expect(within(dialog).getByLabelText<HTMLSelectElement>('Números para').selectedOptions[0]?.text).toBe(
      'Outro país',
    );
  });
});

describe('the help button in the footer', () => {
  const words = { pt: 'Precisa de ajuda agora?', en: 'Need help now?', es: '¿Necesitas ayuda ahora?' };

  it.each(LANGUAGES)('is on every page in %s and needs no server', async (language) => {
    const name = language === 'fr' ? 'Besoin d’aide maintenant ?' : words[language];
    server.use(http.all('*/api/*', () => HttpResponse.error()));
    await renderApp({ language, path: '/no/such/page' });
    await press(name);
    const dialog = await screen.findByRole('dialog');
    expect((await phonesIn(dialog)).length).toBeGreaterThan(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  });
});
