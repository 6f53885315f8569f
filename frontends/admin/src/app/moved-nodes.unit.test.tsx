import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../locales/pt.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { withApi, withServer } from '../testing/server.ts';

withServer();
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a node that an extension moved', () => {
  it('does not cost the page, nor what was typed', async () => {
    withApi({ isLoggedIn: false });
    await renderAdmin();
    await userEvent.type(await screen.findByLabelText('Usuário'), 'dona');
    await userEvent.type(screen.getByLabelText('Senha'), 'errada');
    const button = screen.getByRole('button', { name: 'Entrar' });
    const around = document.createElement('mark');
    button.firstElementChild?.replaceWith(around);
    around.append('Entrar');
    await userEvent.click(button);
    expect(await screen.findByText(texts.signIn.failed)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Usuário').value).toBe('dona');
    expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('errada');
    expect(button.isConnected).toBe(false);
  });
});
