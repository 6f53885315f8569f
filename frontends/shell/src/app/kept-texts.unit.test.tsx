import { describe, expect, it } from '@jest/globals';
import type { Language } from '@selah/shared/contracts/language-list';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ANAS_PASSWORD, ana, withAnaLoggedIn, withAnasAccount } from '../testing/account-api.ts';
import { withFreshBrowser } from '../testing/fresh-browser.ts';
import { renderApp } from '../testing/render-app.tsx';
import { server, withServer } from '../testing/server.ts';

withServer();
withFreshBrowser();

type View = Awaited<ReturnType<typeof renderApp>>;

/**
 * As a browser loads a page again: what is not stored is gone, and nothing can run after the page is gone.
 */
async function loadAgain(view: View, path = '/', language: Language = 'pt'): Promise<View> {
  view.unmount();
  return renderApp({ path, language });
}

async function askForLetter(): Promise<View> {
  const view = await renderApp();
  await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
  await userEvent.type(screen.getByLabelText('Seu problema ou pergunta'), 'Estou com medo.');
  await press('Receber mensagem');
  await screen.findByTestId('ai-response');
  return view;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => JSON.stringify({ ...window.sessionStorage });
const onDevice = () => JSON.stringify({ ...window.localStorage });

describe('a letter that was not saved', () => {
  it('is still there after the page was loaded again', async () => {
    const view = await askForLetter();
    await loadAgain(view);
    expect((await screen.findByTestId('ai-response')).textContent).toContain('Ana, respire.');
  });

  it('stays in its language when the page changes its own', async () => {
    const bodies: unknown[] = [];
    withAnaLoggedIn();
    server.use(
      http.post('*/api/saved-messages', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ code: 'internal', message: 'x' }, { status: 500 });
      }),
    );
    await loadAgain(await askForLetter(), '/', 'en');
    const letter = await screen.findByTestId('ai-response');
    expect(letter.textContent).toContain('Ana, respire.');
    expect(letter.lang).toBe('pt-BR');
    await press('Save message');
    await waitFor(() => expect(bodies).toMatchObject([{ language: 'pt', name: 'Ana' }]));
  });

  it('is still there after visiting another page', async () => {
    withAnaLoggedIn();
    await askForLetter();
    await userEvent.click(screen.getByRole('link', { name: 'Minhas mensagens' }));
    await screen.findByRole('heading', { level: 1, name: 'Minhas mensagens' });
    await userEvent.click(screen.getByRole('link', { name: 'Início' }));
    expect((await screen.findByTestId('ai-response')).textContent).toContain('Ana, respire.');
  });

  it('does not take the focus of a page that is opened', async () => {
    const view = await askForLetter();
    expect(document.activeElement?.textContent).toMatch(/Ana/);
    await loadAgain(view);
    await screen.findByTestId('ai-response');
    expect(document.activeElement).toBe(document.body);
  });

  it('is gone once another question is asked', async () => {
    const view = await askForLetter();
    await press('Fazer outra pergunta');
    expect(stored()).not.toContain('respire');
    expect(stored()).not.toContain('Estou com medo');
    await loadAgain(view);
    expect(screen.queryByTestId('ai-response')).toBeNull();
  });

  it('is gone from the page and the tab at logout, with the question', async () => {
    withAnaLoggedIn();
    await askForLetter();
    await press('Sair');
    await screen.findByText('Você saiu da sua conta');
    await waitFor(() => expect(screen.queryByTestId('ai-response')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Seu nome').value).toBe('');
    expect(stored()).not.toContain('respire');
    expect(stored()).not.toContain('Estou com medo');
  });

  it('belongs to the first person who logs in, and is not shown to the next', async () => {
    withAnasAccount();
    const view = await askForLetter();
    await press('Entrar');
    await userEvent.type(await screen.findByLabelText('E-mail'), ana.email);
    await userEvent.type(screen.getByLabelText('Senha'), ANAS_PASSWORD);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entrar' }));
    await screen.findByText(/Que bom ter você aqui/);
    const rui = { id: 8, email: 'rui@example.org', name: 'Rui' };
    window.localStorage.setItem('siteUser', JSON.stringify(rui));
    server.use(http.get('*/api/site-users/8', () => HttpResponse.json(rui)));
    await loadAgain(view);
    await screen.findByLabelText('Seu nome');
    expect(screen.queryByTestId('ai-response')).toBeNull();
  });

  it('is never stored longer than the tab', async () => {
    await askForLetter();
    expect(stored()).toContain('respire');
    expect(onDevice()).not.toContain('respire');
  });

  it('is forgotten when it was saved', async () => {
    withAnaLoggedIn();
    const view = await askForLetter();
    await press('Salvar mensagem');
    await screen.findByText(/Mensagem salva/);
    await loadAgain(view);
    await screen.findByLabelText('Seu nome');
    expect(screen.queryByTestId('ai-response')).toBeNull();
  });
});

describe('a half-filled registration', () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

  async function fillIn(): Promise<View> {
    const view = await renderApp({ path: '/login' });
    await userEvent.click(await screen.findByRole('tab', { name: 'Cadastrar' }));
    await userEvent.type(field('Nome'), 'Ana Maria');
    await userEvent.type(field('E-mail'), ana.email);
    await userEvent.type(field('Senha'), ANAS_PASSWORD);
    return view;
  }

  it.each([
    ['the page was loaded again', 'pt', 'Cadastrar', 'Nome', 'E-mail'],
    ['the language was changed', 'en', 'Sign up', 'Name', 'E-mail'],
  ] as const)(
    'keeps tab, name and e-mail when %s, but no password',
    async (_when, language, tab, name, email) => {
      await loadAgain(await fillIn(), '/login', language);
      expect((await screen.findByRole('tab', { name: tab })).getAttribute('aria-selected')).toBe('true');
      expect(field(name).value).toBe('Ana Maria');
      expect(field(email).value).toBe(ana.email);
      expect(stored() + onDevice()).not.toContain(ANAS_PASSWORD);
    },
  );

  it('is stored in the tab only, and gone after the login', async () => {
    withAnasAccount();
    await fillIn();
    expect(onDevice()).not.toContain(ana.email);
    await userEvent.type(field('Confirmar senha'), ANAS_PASSWORD);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field('Senha').value).toBe(ANAS_PASSWORD));
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Entrar' }));
    await screen.findByText(/Que bom ter você aqui/);
    expect(stored()).not.toContain(ana.email);
    expect(stored()).not.toContain('Ana Maria');
  });
});
