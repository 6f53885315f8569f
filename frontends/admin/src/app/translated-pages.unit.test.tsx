import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressEverything } from '../../../../packages/web-kit/testing/press-everything.ts';
import { translatePage } from '../../../../packages/web-kit/testing/translate-page.ts';
import { texts } from '../locales/pt.ts';
import { aManagedVideo } from '../testing/builders.ts';
import { aVideoFile } from '../testing/files.ts';
import { anAuditEntry } from '../testing/handlers/audit.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { withApi, withServer } from '../testing/server.ts';
import { NAVIGATION } from './layout/navigation.ts';

withServer();

let endTranslation: () => void;
const errors: unknown[] = [];
beforeEach(() => {
  errors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...all) => errors.push(...all));
  URL.createObjectURL = () => 'blob:selah';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  endTranslation = translatePage();
});
afterEach(() => {
  endTranslation();
  jest.restoreAllMocks();
});

/** A node that React no longer found, and whatever else a page threw. */
const pageErrors = () => errors.filter((error) => error instanceof Error || error instanceof DOMException);
const videos = () => [1, 2, 3].map((id) => aManagedVideo({ id, title: `Salmo ${id}` }));
const textFor = (field: Element) =>
  field.getAttribute('type') === 'email' ? 'ana@example.org' : 'Ana Maria 12';

describe('a page of the administrator that the browser translates', () => {
  it.each(NAVIGATION.map(({ to, label }) => [label, to]))(
    '%s: everything can be filled in and pressed',
    async (_label, path) => {
      const { audit } = withApi({ videos: videos() });
      audit.push(anAuditEntry());
      await renderAdmin(path);
      await screen.findAllByRole('heading');
      const pressed = await pressEverything({ textFor, leave: /^Sair$/ });
      expect(pageErrors()).toEqual([]);
      expect(pressed.length).toBeGreaterThanOrEqual(1);
    },
  );

  it.each(['/admin', `/admin?reset=${'a'.repeat(64)}`])(
    '%s without a login: everything can be pressed',
    async (path) => {
      withApi({ isLoggedIn: false });
      await renderAdmin(path);
      await screen.findAllByRole('heading');
      const pressed = await pressEverything({ textFor });
      expect(pageErrors()).toEqual([]);
      expect(pressed.length).toBeGreaterThanOrEqual(1);
    },
  );

  it('adds a video', async () => {
    const { site } = withApi();
    await renderAdmin('/admin?area=videos');
    await userEvent.upload(
      await screen.findByLabelText('Arquivo de vídeo'),
      aVideoFile('salmo.mp4', 'a film'),
    );
    await userEvent.type((await screen.findAllByLabelText('Título'))[0] as Element, 'Salmo 23');
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar Vídeo' }));
    await screen.findByText('Vídeo adicionado');
    expect(site.videos).toHaveLength(2);
    expect(pageErrors()).toEqual([]);
  });
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
