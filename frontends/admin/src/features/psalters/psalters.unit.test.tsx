import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { aPsalterSummary } from '../../testing/handlers/psalters.ts';
import { problem } from '../../testing/problem.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { recordCalls, server, withApi, withServer } from '../../testing/server.ts';

withServer();

const PAGE = '/admin?area=psalms';

const openPage = async () => {
  await renderAdmin(PAGE);
  await screen.findByRole('button', { name: 'Importar' });
};

async function fillIn({ name = '19-PSA.usfm', size = 20 } = {}) {
  await userEvent.type(screen.getByLabelText('Nome da edição'), 'Almeida 1911');
  await userEvent.type(screen.getByLabelText('Licença ou créditos'), 'Domínio público');
  await userEvent.upload(screen.getByLabelText('Escolher arquivo'), new File(['x'.repeat(size)], name));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const card = (language: string) =>
  within(screen.getByRole('heading', { name: language }).closest('li') as HTMLElement);

describe('the Psalms of the letters', () => {
  it('says while it loads, and that none is imported', async () => {
    withApi();
    await renderAdmin(PAGE);
    expect(await screen.findByText('Nenhum texto foi importado ainda.')).toBeTruthy();
    expect(screen.getAllByText('Sem texto neste idioma.')).toHaveLength(4);
  });

  it('says that they could not be loaded, and tries again', async () => {
    withApi();
    server.use(
      http.get('*/api/psalters', () => problem(503, 'unavailable', 'O serviço está se recuperando.'), {
        once: true,
      }),
    );
    await renderAdmin(PAGE);
    expect(await screen.findByText('Não foi possível abrir os Salmos')).toBeTruthy();
    await press('Tentar novamente');
    expect(await screen.findByText('Nenhum texto foi importado ainda.')).toBeTruthy();
  });

  it('shows edition, credit line and numbering of each language', async () => {
    const { psalters } = withApi();
    psalters.push(aPsalterSummary({ language: 'fr', edition: 'Segond 1910', numbering: 'hebrew' }));
    await openPage();
    const french = card('Français');
    expect(french.getByText('Segond 1910')).toBeTruthy();
    expect(french.getByText('Domínio público')).toBeTruthy();
    expect(french.getByText(/títulos contados como versículos/)).toBeTruthy();
    expect(card('Español').getByText('Sem texto neste idioma.')).toBeTruthy();
  });

  it('imports a file with its name and licence', async () => {
    const calls = recordCalls();
    withApi();
    await openPage();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Importar' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    await fillIn({ name: 'Psalms.usx' });
    expect(screen.getByText('Psalms.usx')).toBeTruthy();
    await press('Importar');
    expect(await screen.findByText('Salmos importados')).toBeTruthy();
    await waitFor(() => expect(card('English').getByText('Almeida 1911')).toBeTruthy());
    expect(calls).toContain('PUT /api/psalters/en?edition=Almeida+1911&licence=Dom%C3%ADnio+p%C3%BAblico');
    expect(screen.getByLabelText<HTMLInputElement>('Nome da edição').value).toBe('');
  });

  it('says what a file is refused for, and keeps what was typed', async () => {
    withApi();
    const reason = 'O arquivo está incompleto: falta o Salmo 98. São necessários os 150 Salmos.';
    server.use(http.put('*/api/psalters/pt', () => problem(400, 'psalter_psalm_missing', reason)));
    await openPage();
    await fillIn();
    await press('Importar');
    expect((await screen.findByText(reason)).closest('[role="alert"]')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Nome da edição').value).toBe('Almeida 1911');
    expect(screen.getByText('19-PSA.usfm')).toBeTruthy();
  });

  it('does not send a file that is too large', async () => {
    const calls = recordCalls();
    withApi();
    await openPage();
    await fillIn({ size: 8 * 1024 * 1024 + 1 });
    expect(screen.getByText(/passa de 8 MB/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Importar' }).disabled).toBe(true);
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('says that an edition will be replaced', async () => {
    const { psalters } = withApi();
    psalters.push(aPsalterSummary());
    await openPage();
    expect(screen.getByText('Já há um texto neste idioma. O novo toma o lugar dele.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
    expect(screen.queryByText('Já há um texto neste idioma. O novo toma o lugar dele.')).toBeNull();
  });

  it('takes an edition back after a question', async () => {
    const { psalters } = withApi();
    psalters.push(aPsalterSummary());
    await openPage();
    await press('Retirar os Salmos em Português');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(psalters).toHaveLength(1);
    await press('Retirar os Salmos em Português');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar' }),
    );
    expect(await screen.findByText('Texto retirado')).toBeTruthy();
    expect(await screen.findByText('Nenhum texto foi importado ainda.')).toBeTruthy();
    expect(psalters).toEqual([]);
  });
});
