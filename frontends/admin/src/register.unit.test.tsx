import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { renderAdmin } from './testing/render-admin.tsx';
import { server, withApi, withServer } from './testing/server.ts';

withServer();

describe('the pages of the remote', () => {
  it.each([
    ['/admin', 'Área administrativa'],
    ['/debug/videos', 'Diagnóstico de vídeos'],
    ['/debug/video-status', 'Situação dos vídeos'],
  ])('M-009 %s renders without a login', async (path, heading) => {
    withApi({ isLoggedIn: false });
    await renderAdmin(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  });
});

describe('a logged-in administrator', () => {
  const navigation = () => screen.findByRole('navigation', { name: 'Administração' });

  it('sees all areas in the navigation, with the current one marked', async () => {
    withApi();
    await renderAdmin();
    const links = within(await navigation()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Painel',
      'Vídeos',
      'Lixeira',
      'Salmos',
      'Diagnóstico',
      'Status',
      'Cópias',
      'Histórico',
      'Conta',
    ]);
    expect(links.filter((link) => link.ariaCurrent).map((link) => link.textContent)).toEqual(['Painel']);
    await userEvent.click(screen.getByRole('link', { name: 'Lixeira' }));
    expect(await screen.findByRole('heading', { name: 'Lixeira' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lixeira' }).ariaCurrent).toBe('page');
  });

  it.each(['/admin?area=videos', '/admin?area=videos&q=salmo'])(
    'sees the videos marked as current at %s',
    async (path) => {
      withApi();
      await renderAdmin(path);
      expect(await screen.findByRole('link', { name: 'Vídeos', current: 'page' })).toBeTruthy();
    },
  );

  it('sees the first area for an unknown one', async () => {
    withApi();
    await renderAdmin('/admin?area=__proto__');
    expect(await screen.findByRole('link', { name: 'Painel', current: 'page' })).toBeTruthy();
  });
});

describe('a session check without an answer', () => {
  it('can be repeated with a button', async () => {
    withApi();
    server.use(http.get('*/api/auth/user', () => HttpResponse.error(), { once: true }));
    await renderAdmin();
    expect(await screen.findByText('Não foi possível verificar a sua sessão')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Painel' })).toBeTruthy());
  });
});
