import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { ana, withAnasAccount } from '../testing/account-api.ts';
import { withFreshBrowser } from '../testing/fresh-browser.ts';
import { renderApp } from '../testing/render-app.tsx';
import { problem, server, withServer } from '../testing/server.ts';

withServer();
withFreshBrowser();
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** As an extension does: every element in this one is put into another one. */
function wrapAllIn(part: Element): void {
  for (const one of [...part.children]) {
    const around = document.createElement('mark');
    one.replaceWith(around);
    around.append(one);
  }
}

const main = () => within(screen.getByRole('main'));
const press = (name: string) => userEvent.click(main().getByRole('button', { name }));

describe('a node that an extension moved', () => {
  it('does not cost the letter', async () => {
    await renderApp();
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
    await userEvent.type(screen.getByLabelText('Seu problema ou pergunta'), 'Estou com medo.');
    wrapAllIn(screen.getByRole('button', { name: 'Receber mensagem' }));
    await press('Receber mensagem');
    expect((await screen.findByTestId('ai-response')).textContent).toContain('Ana, respire.');
    expect(screen.queryByText(/Esta página não abriu/)).toBeNull();
  });

  it('does not cost the question when no letter could be written', async () => {
    server.use(http.post('*/api/ai/message', () => problem(500, 'internal')));
    await renderApp();
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Ana');
    await userEvent.type(screen.getByLabelText('Seu problema ou pergunta'), 'Estou com medo.');
    wrapAllIn(screen.getByRole('button', { name: 'Receber mensagem' }));
    await press('Receber mensagem');
    await screen.findByRole('button', { name: 'Receber mensagem' });
    expect(screen.getByLabelText<HTMLInputElement>('Seu nome').value).toBe('Ana');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Seu problema ou pergunta').value).toBe(
      'Estou com medo.',
    );
  });

  it('does not cost what was typed into a form, nor where one types', async () => {
    withAnasAccount();
    server.use(
      http.post('*/api/site-users/register', async () => {
        await delay(50);
        return HttpResponse.json({ code: 'email_taken', message: 'Já existe.' }, { status: 409 });
      }),
    );
    await renderApp({ path: '/login' });
    await userEvent.click(await screen.findByRole('tab', { name: 'Cadastrar' }));
    const typed = { Nome: 'Ana', 'E-mail': ana.email, Senha: 'segredo1', 'Confirmar senha': 'segredo1' };
    for (const [label, text] of Object.entries(typed))
      await userEvent.type(screen.getByLabelText(label), text);
    const old = screen.getByLabelText('Confirmar senha');
    wrapAllIn(main().getByRole('button', { name: 'Cadastrar' }));
    await userEvent.keyboard('{Enter}');
    expect((await screen.findAllByText('Já existe.')).length).toBeGreaterThan(0);
    for (const [label, text] of Object.entries(typed))
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text);
    expect(screen.getByLabelText('Confirmar senha')).not.toBe(old);
    expect(document.activeElement).toBe(screen.getByLabelText('Confirmar senha'));
    // The form knows what its fields show.
    server.use(
      http.post('*/api/site-users/register', () => HttpResponse.json({ user: ana }, { status: 201 })),
    );
    await press('Cadastrar');
    expect((await screen.findByLabelText<HTMLInputElement>('Senha')).value).toBe('segredo1');
    expect(screen.getByRole('tab', { name: 'Entrar' }).getAttribute('aria-selected')).toBe('true');
  });
});
