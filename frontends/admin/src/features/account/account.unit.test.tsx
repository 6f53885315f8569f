import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anAccount } from '../../testing/handlers/account.ts';
import { ADMINS_PASSWORD } from '../../testing/handlers/session.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { server, withApi, withServer } from '../../testing/server.ts';

withServer();

const PAGE = '/admin?area=account';
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('changing the password', () => {
  async function change(current: string, next: string, again = next) {
    const password = await panel('Senha');
    await userEvent.type(password.getByLabelText('Senha atual'), current);
    await userEvent.type(password.getByLabelText('Nova senha'), next);
    await userEvent.type(password.getByLabelText('Confirmar nova senha'), again);
    return password;
  }

  it('works with the keyboard alone, requires the current password, and empties the fields', async () => {
    const { account } = withApi();
    await renderAdmin(PAGE);
    const password = await change(ADMINS_PASSWORD, 'segredo2');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/Sua senha foi trocada/)).toBeTruthy();
    expect(account.password).toBe('segredo2');
    await waitFor(() => expect(password.getByLabelText<HTMLInputElement>('Nova senha').value).toBe(''));
  });

  it('shows an error for a wrong current password and keeps the typed values', async () => {
    const { account } = withApi();
    await renderAdmin(PAGE);
    const password = await change('errada1', 'segredo2');
    await userEvent.click(password.getByRole('button', { name: 'Trocar a senha' }));
    expect(await password.findByText('A senha atual não confere.')).toBeTruthy();
    expect(account.password).toBe(ADMINS_PASSWORD);
    expect(password.getByLabelText<HTMLInputElement>('Nova senha').value).toBe('segredo2');
  });

  it('keeps the typed values during a new login', async () => {
    const { session } = withApi();
    await renderAdmin(PAGE);
    const password = await change(ADMINS_PASSWORD, 'segredo2');
    session.isOpen = false;
    await userEvent.click(password.getByRole('button', { name: 'Trocar a senha' }));
    expect(await screen.findByText(/Sua sessão terminou/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Senha', { selector: 'input' }), ADMINS_PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await panel('Senha');
    expect(password.getByLabelText<HTMLInputElement>('Nova senha').value).toBe('segredo2');
  });
});

describe('the recovery address', () => {
  it('can be changed, and is shown', async () => {
    withApi();
    await renderAdmin(PAGE);
    const email = await panel('E-mail de recuperação');
    expect(email.getByText(/vai para dona@example.org/)).toBeTruthy();
    await userEvent.type(email.getByLabelText('Novo e-mail'), 'nova@example.org');
    await userEvent.type(email.getByLabelText('Senha atual'), ADMINS_PASSWORD);
    await userEvent.click(email.getByRole('button', { name: 'Trocar o e-mail' }));
    expect(await email.findByText(/vai para nova@example.org/)).toBeTruthy();
  });

  it('shows a warning when it is missing, and when mail is not sent', async () => {
    withApi({ account: anAccount({ email: null, mail: 'files' }) });
    await renderAdmin(PAGE);
    const email = await panel('E-mail de recuperação');
    expect(email.getByText(/Não há e-mail cadastrado/)).toBeTruthy();
    expect(email.getByText(/ainda não envia e-mails/)).toBeTruthy();
  });
});

describe('open sessions', () => {
  it('show browser, network and time; the current one cannot be ended here', async () => {
    withApi();
    await renderAdmin(PAGE);
    const sessions = await panel('Sessões abertas');
    const [here, there] = sessions.getAllByRole('listitem');
    expect(here?.textContent).toContain('Firefox · Linux');
    expect(here?.textContent).toContain('Esta sessão');
    expect(there?.textContent).toContain('203.0.113.x');
    expect(there?.textContent).toContain('01/03/2026');
    expect(sessions.getAllByRole('button', { name: /^Encerrar a sessão/ })).toHaveLength(1);
  });

  it('can be ended one by one', async () => {
    withApi();
    await renderAdmin(PAGE);
    const sessions = await panel('Sessões abertas');
    await userEvent.click(sessions.getByRole('button', { name: /^Encerrar a sessão de Chrome/ }));
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Encerrar as outras sessões' })).toBeNull();
  });

  it('can be ended all at once, after a confirmation', async () => {
    withApi();
    await renderAdmin(PAGE);
    await userEvent.click(await screen.findByRole('button', { name: 'Encerrar as outras sessões' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Encerrar' }));
    expect(await screen.findByText('Uma sessão encerrada')).toBeTruthy();
  });
});

describe('an account that cannot be loaded', () => {
  it('shows an error and a retry', async () => {
    withApi();
    server.use(http.get('*/api/auth/account', () => HttpResponse.error(), { once: true }));
    await renderAdmin(PAGE);
    expect(await screen.findByText('Não foi possível abrir a sua conta')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('region', { name: 'Senha' })).toBeTruthy();
  });
});
