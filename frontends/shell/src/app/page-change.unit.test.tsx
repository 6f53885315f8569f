import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withAnaLoggedIn } from '../testing/account-api.ts';
import { withFreshBrowser } from '../testing/fresh-browser.ts';
import { renderApp } from '../testing/render-app.tsx';
import { withServer } from '../testing/server.ts';

withServer();
withFreshBrowser();

const SITE = 'Selah. - Mensagens de Deus através dos Salmos';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('navigating to another page', () => {
  it('sets focus, scroll position and title', async () => {
    document.title = SITE;
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    withAnaLoggedIn();
    await renderApp();
    expect(document.activeElement).toBe(document.body);
    await follow('Minhas mensagens');
    const title = await heading('Minhas mensagens');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(document.title).toBe(`Minhas mensagens · ${SITE}`);
    expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    await follow('Início');
    const greeting = await heading('Respire. Há um Salmo para este momento.');
    await waitFor(() => expect(document.activeElement).toBe(greeting));
    expect(document.title).toBe(SITE);
    scroll.mockRestore();
  });

  it('does not move the focus when the visitor already focused something on the new page', async () => {
    document.title = SITE;
    await renderApp({ path: '/no/such/page' });
    await heading('404 Page Not Found');
    await waitFor(() => expect(document.title).toBe(`404 Page Not Found · ${SITE}`));
    expect(document.activeElement).toBe(document.body);
    const home = screen.getByRole('link', { name: 'Voltar ao início' });
    act(() => home.focus());
    expect(document.activeElement).toBe(home);
  });
});
