import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { ana, storedUser, withAnaLoggedIn } from '../../testing/account-api.ts';
import { withFreshBrowser } from '../../testing/fresh-browser.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { problem, server, withServer } from '../../testing/server.ts';

withServer();
withFreshBrowser();
afterEach(() => {
  jest.restoreAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openAccount(language: 'pt' | 'en' = 'pt') {
  await renderApp({ path: '/user-messages', language });
  await screen.findByRole('complementary', { name: language === 'pt' ? 'Sua conta' : 'Your account' });
}

describe('own data', () => {
  it('is downloaded as a formatted JSON file', async () => {
    withAnaLoggedIn();
    const everything = { user: ana, savedMessages: [{ id: 1, question: 'Por quê?' }] };
    server.use(http.get(`*/api/site-users/${ana.id}/export`, () => HttpResponse.json(everything)));
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    };
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await openAccount();
    await press('Baixar meus dados');
    await waitFor(() => expect(names).toEqual(['selah-meus-dados.json']));
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(everything);
  });

  it('shows an error when the download fails', async () => {
    withAnaLoggedIn();
    server.use(http.get(`*/api/site-users/${ana.id}/export`, () => HttpResponse.error()));
    await openAccount();
    await press('Baixar meus dados');
    expect(await screen.findByText('Não foi possível baixar os seus dados')).toBeTruthy();
  });
});

describe('deleting the account', () => {
  const path = `*/api/site-users/${ana.id}`;

  async function openDeletion(language: 'pt' | 'en' = 'pt') {
    withAnaLoggedIn();
    const deleted: string[] = [];
    server.use(
      http.delete(path, ({ request }) => {
        deleted.push(new URL(request.url).pathname);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openAccount(language);
    await press(language === 'pt' ? 'Excluir minha conta' : 'Delete my account');
    const dialog = within(await screen.findByRole('dialog'));
    return { deleted, dialog };
  }

  it('explains the consequences and asks for a confirmation word', async () => {
    const { deleted, dialog } = await openDeletion();
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Excluir conta' });
    expect(confirm.disabled).toBe(true);
    await userEvent.type(dialog.getByLabelText('Para confirmar, escreva EXCLUIR'), 'sim{Enter}');
    expect(confirm.disabled).toBe(true);
    expect(deleted).toEqual([]);
  });

  it('deletes the account, the stored visitor and leads to Home', async () => {
    const { deleted, dialog } = await openDeletion();
    await userEvent.type(dialog.getByLabelText('Para confirmar, escreva EXCLUIR'), 'excluir');
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir conta' }));
    expect(await screen.findByText('A sua conta foi excluída')).toBeTruthy();
    expect(deleted).toEqual([`/api/site-users/${ana.id}`]);
    expect(storedUser()).toBeNull();
    expect(await screen.findByTestId('wheel')).toBeTruthy();
  });

  it('uses a confirmation word in each language', async () => {
    const { deleted, dialog } = await openDeletion('en');
    await userEvent.type(dialog.getByLabelText('To confirm, type DELETE'), 'DELETE{Enter}');
    await waitFor(() => expect(deleted).toHaveLength(1));
  });

  it('shows an error and changes nothing when it fails', async () => {
    const { dialog } = await openDeletion();
    server.use(http.delete(path, () => problem(503, 'unavailable', 'O serviço está se recuperando.')));
    await userEvent.type(dialog.getByLabelText('Para confirmar, escreva EXCLUIR'), 'EXCLUIR{Enter}');
    expect(await screen.findByText('O serviço está se recuperando.')).toBeTruthy();
    expect(storedUser()).toEqual(ana);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
