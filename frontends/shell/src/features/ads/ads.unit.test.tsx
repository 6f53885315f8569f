import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { loadStrings } from '../../locales/load-strings.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { problem, recordRequests, server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();
afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'globalPrivacyControl');
  jest.restoreAllMocks();
});

function adCodeIs(headerAdCode: string, footerAdCode = '') {
  server.use(http.get('*/api/site-settings', () => HttpResponse.json({ headerAdCode, footerAdCode })));
}

const bar = () => screen.findByRole('region', { name: 'Podemos mostrar anúncios?' });
const noBar = () => expect(screen.queryByRole('region', { name: 'Podemos mostrar anúncios?' })).toBeNull();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).pathname);
const noSlots = () =>
  expect([screen.queryByTestId('header-ad'), screen.queryByTestId('footer-ad')]).toEqual([null, null]);

/** Opens the page again in the same browser. */
async function reopen(before: { unmount: () => void }, app?: Parameters<typeof renderApp>[0]) {
  before.unmount();
  return renderApp(app);
}

async function accept() {
  const view = await renderApp();
  await bar();
  await press('Aceitar anúncios');
  return view;
}

describe('the question whether ads may be shown', () => {
  it('is not asked without ad code', async () => {
    const asked = recordRequests('/api/site-settings');
    await renderApp();
    await waitFor(() => expect(asked).toHaveLength(1));
    await screen.findByTestId('video-debug');
    noBar();
    noSlots();
  });

  it.each(LANGUAGES)('is asked in %s with two buttons of the same look', async (language) => {
    adCodeIs('<b>a</b>');
    await renderApp({ language });
    const { ads } = await loadStrings(language);
    const region = await screen.findByRole('region', { name: ads.question });
    const looks = [ads.accept, ads.refuse].map(
      (name) => within(region).getByRole('button', { name }).className,
    );
    expect(looks[0]).toBe(looks[1]);
    expect(document.activeElement).toBe(document.body);
  });

  it('loads no ad before the answer', async () => {
    adCodeIs('<b>a</b>', '<b>b</b>');
    await renderApp();
    await bar();
    noSlots();
    expect(frames()).toEqual([]);
  });

  it('is not asked again after a no, which is stored with date and version', async () => {
    adCodeIs('<b>a</b>');
    const view = await renderApp();
    await bar();
    await press('Recusar anúncios');
    noBar();
    const stored = JSON.parse(localStorage.getItem('adConsent') ?? '{}');
    expect(stored).toEqual({ choice: 'refused', version: 1, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    const asked = recordRequests('/api/site-settings');
    await reopen(view);
    await screen.findByTestId('video-debug');
    noBar();
    noSlots();
    expect(asked).toEqual([]);
  });

  it.each([
    [
      'the browser sends Global Privacy Control',
      () => Object.assign(window.navigator, { globalPrivacyControl: true }),
    ],
    [
      'the browser cannot store anything',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        }),
    ],
  ])('is not asked when %s, which counts as a no', async (_, arrange) => {
    arrange();
    adCodeIs('<b>a</b>');
    const asked = recordRequests('/api/site-settings');
    await renderApp();
    await screen.findByTestId('video-debug');
    noBar();
    expect(asked).toEqual([]);
    await press('Privacidade e anúncios');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('status').textContent).toMatch(/O seu navegador/);
    expect(within(dialog).queryByRole('button', { name: 'Aceitar anúncios' })).toBeNull();
  });

  it('is asked again when the stored value is invalid', async () => {
    localStorage.setItem('adConsent', '{"choice":"accepted"');
    localStorage.setItem('adSlots', '[true]');
    adCodeIs('<b>a</b>');
    await renderApp();
    await bar();
    noSlots();
  });
});

describe('after a yes', () => {
  it('M-029 M-031 shows the code of each slot in its own frame', async () => {
    adCodeIs('<b>a</b>', '<b>b</b>');
    await accept();
    noBar();
    await waitFor(() =>
      expect(frames()).toEqual(['/api/site-settings/frame/header', '/api/site-settings/frame/footer']),
    );
    const header = screen.getByTestId('header-ad');
    expect(screen.getByRole('banner').compareDocumentPosition(header)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(header.compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('contentinfo').contains(screen.getByTestId('footer-ad'))).toBe(true);
  });

  it('M-034 renders nothing for a slot without code', async () => {
    adCodeIs('', '<b>b</b>');
    await accept();
    expect(await screen.findByTestId('footer-ad')).toBeTruthy();
    expect(screen.queryByTestId('header-ad')).toBeNull();
  });

  it('reserves the space of the last visit in the first paint', async () => {
    adCodeIs('<b>a</b>');
    const view = await accept();
    await waitFor(() => expect(frames()).toHaveLength(1));
    await reopen(view);
    expect(screen.getByTestId('header-ad')).toBeTruthy();
    expect(screen.queryByTestId('footer-ad')).toBeNull();
  });

  it('removes the space when the ad code was removed', async () => {
    adCodeIs('<b>a</b>');
    const view = await accept();
    await waitFor(() => expect(localStorage.getItem('adSlots')).toContain('true'));
    adCodeIs('');
    await reopen(view);
    await waitFor(noSlots);
    expect(localStorage.getItem('adSlots')).toBe('{"header":false,"footer":false}');
  });

  it('the visitor can refuse in the footer, which removes the ads at once', async () => {
    adCodeIs('<b>a</b>', '<b>b</b>');
    await accept();
    await waitFor(() => expect(frames()).toHaveLength(2));
    await press('Privacidade e anúncios');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('status').textContent).toMatch(/^Você aceitou anúncios em /);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar anúncios' }));
    expect(within(dialog).getByRole('status').textContent).toMatch(/^Você recusou anúncios em /);
    expect([frames(), localStorage.getItem('adSlots')]).toEqual([[], null]);
  });

  it.each(['/login', '/user-messages', '/admin', '/debug/videos', '/debug/video-status'])(
    'shows neither ad nor question on %s',
    async (path) => {
      adCodeIs('<b>a</b>');
      const view = await accept();
      await waitFor(() => expect(frames()).toHaveLength(1));
      const asked = recordRequests('/api/site-settings');
      const admin = {
        load: async () => ({
          pages: { administration: () => null, fileDiagnostics: () => null, videoStatus: () => null },
        }),
        routes: [
          { path: '/admin', page: 'administration' },
          { path: '/debug/videos', page: 'fileDiagnostics' },
          { path: '/debug/video-status', page: 'videoStatus' },
        ],
      } as const;
      view.unmount();
      const { container } = await renderApp({ path, admin });
      await screen.findByRole('contentinfo');
      expect(container.querySelector('[class*="ad-room"], .consent-bar')).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it('removes the ads when help is offered, for the rest of the tab’s life', async () => {
    adCodeIs('<b>a</b>', '<b>b</b>');
    const view = await accept();
    await waitFor(() => expect(frames()).toHaveLength(2));
    await userEvent.type(await screen.findByLabelText('Seu problema ou pergunta'), 'quero morrer');
    await screen.findByRole('complementary', { name: 'Você não está só' });
    noSlots();
    expect(frames()).toEqual([]);
    await reopen(view, { path: '/no/such/page' });
    noSlots();
  });

  it('shows no ad while the help dialog is open', async () => {
    adCodeIs('<b>a</b>');
    await accept();
    await waitFor(() => expect(frames()).toHaveLength(1));
    await press('Precisa de ajuda agora?');
    await screen.findByRole('dialog');
    expect(frames()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(frames()).toHaveLength(1));
  });
});

describe('M-205 the site settings', () => {
  it('are requested once more after a failure, and not a third time', async () => {
    const asked = recordRequests('/api/site-settings');
    server.use(http.get('*/api/site-settings', () => problem(503, 'unavailable')));
    const { store } = await renderApp();
    const settled = () => store.getState().api.queries['adSettings(undefined)']?.status;
    await waitFor(() => expect(settled()).toBe('rejected'));
    expect(asked).toHaveLength(2);
    noBar();
  });

  it('lead to the question when only the second request succeeds', async () => {
    adCodeIs('<b>a</b>');
    server.use(http.get('*/api/site-settings', () => HttpResponse.error(), { once: true }));
    await renderApp();
    await bar();
  });

  it('M-205 are requested again by the next page after five minutes', async () => {
    const doNotFake = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'setImmediate'] as const;
    jest.useFakeTimers({
      doNotFake: [...doNotFake, 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'],
    });
    try {
      adCodeIs('<b>a</b>');
      const asked = recordRequests('/api/site-settings');
      await renderApp({ path: '/no/such/page' });
      await bar();
      jest.setSystemTime(Date.now() + 301_000);
      await userEvent.click(await screen.findByRole('link', { name: 'Voltar ao início' }));
      await screen.findByTestId('wheel');
      await waitFor(() => expect(asked).toHaveLength(2));
    } finally {
      jest.useRealTimers();
    }
  });

  it('are not requested again within five minutes', async () => {
    adCodeIs('<b>a</b>');
    const asked = recordRequests('/api/site-settings');
    await renderApp({ path: '/no/such/page' });
    await bar();
    await userEvent.click(await screen.findByRole('link', { name: 'Voltar ao início' }));
    await screen.findByTestId('wheel');
    await bar();
    expect(asked).toHaveLength(1);
  });
});
