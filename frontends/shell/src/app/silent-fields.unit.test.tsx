import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ANAS_PASSWORD, ana, withAnasAccount } from '../testing/account-api.ts';
import { withFreshBrowser } from '../testing/fresh-browser.ts';
import { renderApp } from '../testing/render-app.tsx';
import { server, withServer } from '../testing/server.ts';

withServer();
withFreshBrowser();

type Fill = (label: string, text: string) => void;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) =>
  userEvent.click(within(screen.getByRole('main')).getByRole('button', { name }));

/**
 * As a manager of passwords does that sets values from a world of its own, where React's setter is not seen.
 */
const fromOutside: Fill = (label, text) => {
  const element = field(label);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
};
/** As a script in the page does. */
const fromInside: Fill = (label, text) => {
  field(label).value = text;
};

describe.each([
  ['from outside of the page', fromOutside],
  ['from inside of the page', fromInside],
])('a field that is filled without an event, %s', (_where, fill) => {
  it('is read when the login is sent', async () => {
    const { calls } = withAnasAccount();
    await renderApp({ path: '/login' });
    await screen.findByLabelText('E-mail');
    fill('E-mail', ana.email);
    fill('Senha', ANAS_PASSWORD);
    await press('Entrar');
    expect((await screen.findAllByRole('button', { name: 'Sair' })).length).toBeGreaterThan(0);
    expect(calls('POST /api/site-users/login')).toHaveLength(1);
  });

  it('is read when a registration is sent, beside what was typed', async () => {
    const { account } = withAnasAccount();
    await renderApp({ path: '/login' });
    await userEvent.click(await screen.findByRole('tab', { name: 'Cadastrar' }));
    await userEvent.type(field('Nome'), 'Ana');
    fill('E-mail', ana.email);
    fill('Senha', ANAS_PASSWORD);
    fill('Confirmar senha', ANAS_PASSWORD);
    await press('Cadastrar');
    await screen.findByText('Registro realizado com sucesso!');
    const { body } = account.calls.find(({ path }) => path.endsWith('/register')) ?? {};
    expect(body).toEqual({ name: 'Ana', email: ana.email, password: ANAS_PASSWORD });
  });

  it('is read when a question is sent', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/ai/message', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ message: 'Ana, respire.' });
      }),
    );
    await renderApp();
    fill('Seu nome', 'Ana');
    fill('Seu problema ou pergunta', 'Estou com medo.');
    await press('Receber mensagem');
    await screen.findByTestId('ai-response');
    expect(bodies).toEqual([{ name: 'Ana', question: 'Estou com medo.', language: 'pt' }]);
  });

  it('is still refused when it is empty', async () => {
    await renderApp({ path: '/login' });
    await screen.findByLabelText('E-mail');
    fill('E-mail', ana.email);
    await press('Entrar');
    expect(field('Senha').getAttribute('aria-invalid')).toBe('true');
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('false');
  });
});
