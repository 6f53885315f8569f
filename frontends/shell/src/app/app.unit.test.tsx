import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withFreshBrowser } from '../testing/fresh-browser.ts';
import { renderApp } from '../testing/render-app.tsx';
import { withServer } from '../testing/server.ts';
import type { ADMIN_REMOTE } from './remotes/remotes.ts';

withServer();
withFreshBrowser();

/** The admin remote with a test's own loader. */
function adminLoadedBy(load: (typeof ADMIN_REMOTE)['load']): typeof ADMIN_REMOTE {
  const routes = [
    { path: '/admin', page: 'administration' },
    { path: '/debug/videos', page: 'fileDiagnostics' },
    { path: '/debug/video-status', page: 'videoStatus' },
  ] as const;
  return { load, routes };
}

const pages = {
  administration: () => <h1>Área administrativa</h1>,
  fileDiagnostics: () => <h1>Diagnóstico</h1>,
  videoStatus: () => <h1>Situação</h1>,
};

describe('every page', () => {
  it('M-018 Q7 has a header, a main part, a footer and the notification area', async () => {
    await renderApp();
    for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(role)).toBeTruthy();
    expect(await screen.findByRole('region', { name: /Notificações/ })).toBeTruthy();
  });

  it('M-019 to M-026 the header has brand, links, login and the four languages', async () => {
    await renderApp();
    for (const name of ['Selah', 'Início', 'Admin']) expect(screen.getByRole('link', { name })).toBeTruthy();
    for (const name of ['Português', 'English', 'Español', 'Français', 'Entrar']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
    expect(screen.getByRole('button', { name: 'Português' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('link', { name: 'Minhas mensagens' })).toBeNull();
  });

  it('M-023 the login button opens a dialog without navigating', async () => {
    await renderApp();
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.getByTestId('wheel')).toBeTruthy();
  });

  it.each([
    ['pt', '© 2025 Selah. Todos os direitos reservados.'],
    ['en', '© 2025 Selah. All rights reserved.'],
    ['es', '© 2025 Selah. Todos los derechos reservados.'],
    ['fr', '© 2025 Selah. Tous droits réservés.'],
  ] as const)('M-030 M-235 Q4 Q9 the copyright line in %s', async (language, line) => {
    await renderApp({ language, path: '/nowhere' });
    expect(screen.getByText(line)).toBeTruthy();
  });

  it('M-017 Q6 any unknown address shows the not-found page with a link to Home', async () => {
    await renderApp({ path: '/no/such/page' });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Voltar ao início' }));
    expect(screen.getByTestId('wheel')).toBeTruthy();
  });
});

describe('the administration remote', () => {
  it.each([
    ['/admin', 'Área administrativa'],
    ['/debug/videos', 'Diagnóstico'],
    ['/debug/video-status', 'Situação'],
  ])('M-012 M-015 M-016 shows its page at %s', async (path, heading) => {
    await renderApp({ path, admin: adminLoadedBy(async () => ({ pages })) });
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  });

  it('M-012 offers only Portuguese in the language switcher', async () => {
    await renderApp({ path: '/admin', language: 'en', admin: adminLoadedBy(async () => ({ pages })) });
    expect(screen.getByRole('button', { name: 'Português' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
  });

  it('shows an error in the page area when it cannot be loaded, and opens after a retry', async () => {
    let asked = 0;
    const admin = adminLoadedBy(async () => {
      asked += 1;
      if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return { pages };
    });
    await renderApp({ path: '/admin', admin });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Esta página não abriu');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(asked).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Área administrativa' })).toBeTruthy());
  });
});
