import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aSavedMessage, withAnaLoggedIn } from '../../testing/account-api.ts';
import { BRAZILIAN, type FakeSpeech, installFakeSpeech } from '../../testing/fake-speech.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server, withServer } from '../../testing/server.ts';

withServer();
let speech: FakeSpeech;
afterEach(() => speech.remove());
withFreshBrowser();

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const button = (name: string) => screen.queryByRole('button', { name });

async function receiveLetter() {
  server.use(
    http.post('*/api/ai/message', () =>
      HttpResponse.json({
        message: 'Ana, respire. Você não está só.',
        source: 'composer',
        verse: { psalm: 23, verses: '1', text: 'Palavras de teste.', edition: 'Edição', licence: 'livre' },
      }),
    ),
  );
  const view = await renderApp();
  await userEvent.type(await screen.findByLabelText('Seu nome'), 'Ana');
  await userEvent.type(screen.getByLabelText('Seu problema ou pergunta'), 'Estou com medo.');
  await press('Receber mensagem');
  await screen.findByTestId('ai-response');
  return view;
}

describe('listening to a letter', () => {
  it('says its sentences, then the verse and where it stands, and becomes silent', async () => {
    speech = installFakeSpeech();
    await receiveLetter();
    await press('Ouvir');
    while (speech.isSpeaking()) speech.finish();
    expect(speech.said.map(({ text }) => text)).toEqual([
      'Ana, respire.',
      'Você não está só.',
      'Palavras de teste.',
      'Salmo 23:1',
    ]);
    expect(speech.said[0]).toMatchObject({ voice: 'Luciana', rate: 0.95 });
    expect(button('Ouvir')).toBeTruthy();
    expect(button('Parar')).toBeNull();
  });

  it('pauses, goes on with the same sentence, and keeps the focus on its button', async () => {
    speech = installFakeSpeech();
    await receiveLetter();
    await press('Ouvir');
    speech.finish();
    await press('Pausar');
    expect(speech.isSpeaking()).toBe(false);
    expect(document.activeElement).toBe(button('Continuar'));
    await press('Continuar');
    expect(speech.said.map(({ text }) => text).slice(1)).toEqual(['Você não está só.', 'Você não está só.']);
  });

  it('changes its speed while it speaks and while it pauses', async () => {
    speech = installFakeSpeech();
    await receiveLetter();
    await press('Ouvir');
    await userEvent.selectOptions(screen.getByLabelText('Velocidade'), 'Devagar');
    expect(speech.said.at(-1)).toMatchObject({ text: 'Ana, respire.', rate: 0.75 });
    await press('Pausar');
    await userEvent.selectOptions(screen.getByLabelText('Velocidade'), 'Rápida');
    expect(speech.isSpeaking()).toBe(false);
    await press('Continuar');
    expect(speech.said.at(-1)?.rate).toBe(1.2);
  });

  it('stops at once, and begins anew', async () => {
    speech = installFakeSpeech();
    await receiveLetter();
    await press('Ouvir');
    speech.finish();
    await press('Parar');
    expect(speech.isSpeaking()).toBe(false);
    await press('Ouvir');
    expect(speech.said.at(-1)?.text).toBe('Ana, respire.');
  });

  it('stops when another question is asked, when the page is left and when it is closed', async () => {
    speech = installFakeSpeech();
    const view = await receiveLetter();
    await press('Ouvir');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(speech.isSpeaking()).toBe(false);
    await press('Ouvir');
    await press('Fazer outra pergunta');
    expect(speech.isSpeaking()).toBe(false);
    view.unmount();
  });

  it('becomes silent when the voice breaks off', async () => {
    speech = installFakeSpeech();
    await receiveLetter();
    await press('Ouvir');
    speech.fail();
    expect(button('Ouvir')).toBeTruthy();
  });

  it('is offered as soon as the browser tells a voice of the language, and not before', async () => {
    speech = installFakeSpeech([{ ...BRAZILIAN, lang: 'en-US' }]);
    await receiveLetter();
    expect(button('Ouvir')).toBeNull();
    speech.tell([BRAZILIAN]);
    expect(button('Ouvir')).toBeTruthy();
  });

  it('is not offered by a browser without voices', async () => {
    speech = installFakeSpeech();
    speech.remove();
    await receiveLetter();
    expect(button('Ouvir')).toBeNull();
  });
});

describe('listening to saved messages', () => {
  it('reads the open one in its own language', async () => {
    const spanish = { ...BRAZILIAN, name: 'Mónica', lang: 'es-ES' };
    speech = installFakeSpeech([BRAZILIAN, spanish]);
    withAnaLoggedIn([
      aSavedMessage({ id: 2, question: 'Segunda', message: 'Respira.', language: 'es' }),
      aSavedMessage({ id: 1, question: 'Primeira' }),
    ]);
    await renderApp({ path: '/user-messages' });
    await press(/Segunda/);
    await press('Ouvir');
    expect(speech.said).toEqual([{ text: 'Respira.', rate: 0.95, voice: 'Mónica' }]);
    await press(/Primeira/);
    expect(speech.isSpeaking()).toBe(false);
  });
});
