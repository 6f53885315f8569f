import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { server, withApi, withServer } from '../../testing/server.ts';

withServer();

const header = () => screen.findByLabelText<HTMLTextAreaElement>('Código do cabeçalho');
const footer = () => screen.getByLabelText<HTMLTextAreaElement>('Código do rodapé');
const save = () => screen.getByRole('button', { name: 'Salvar anúncios' });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the ad codes', () => {
  it('M-116 M-205 M-206 are shown and saved', async () => {
    const { ads } = withApi();
    await renderAdmin();
    expect((await header()).value).toBe('<b>novo</b>');
    write(footer(), '<i>rodapé</i>');
    await userEvent.click(save());
    expect(await screen.findByText('Anúncios salvos')).toBeTruthy();
    expect(ads.settings).toEqual({ headerAdCode: '<b>novo</b>', footerAdCode: '<i>rodapé</i>' });
    await waitFor(() => expect(screen.queryByText(/ainda não foram salvas/)).toBeNull());
  });

  it('are saved with Ctrl+S', async () => {
    const { ads } = withApi();
    await renderAdmin();
    write(await header(), '<b>teclado</b>');
    (await header()).focus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(ads.settings.headerAdCode).toBe('<b>teclado</b>'));
  });

  it('M-116 stay in the fields when saving fails, and the error is shown', async () => {
    withApi();
    server.use(http.put('*/api/site-settings', () => HttpResponse.error()));
    await renderAdmin();
    write(await header(), '<b>perdido?</b>');
    await userEvent.click(save());
    expect(await screen.findByText('Erro ao salvar as configurações de anúncio.')).toBeTruthy();
    expect((await header()).value).toBe('<b>perdido?</b>');
  });

  it('can be reset to the saved state', async () => {
    withApi();
    await renderAdmin();
    write(await header(), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer mudanças' }));
    expect((await header()).value).toBe('<b>novo</b>');
  });

  it('cannot be saved when too long, and the excess is shown', async () => {
    const { ads } = withApi();
    await renderAdmin();
    write(await header(), 'a'.repeat(20_012));
    expect(screen.getByText(/passa do limite por 12 caracteres/)).toBeTruthy();
    await userEvent.click(save());
    expect(ads.settings.headerAdCode).toBe('<b>novo</b>');
  });

  it('show warnings about code that blocks rendering or that browsers refuse', async () => {
    withApi();
    await renderAdmin();
    write(await header(), '<script src="http://ads.example/a.js"></script>');
    expect(screen.getByText(/Um script deste código bloqueia/)).toBeTruthy();
    expect(screen.getByText(/começa com http:/)).toBeTruthy();
  });

  it('show an error when they cannot be loaded', async () => {
    withApi();
    server.use(http.get('*/api/site-settings', () => HttpResponse.error(), { once: true }));
    await renderAdmin();
    expect(await screen.findByText('Não foi possível abrir os anúncios')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await header()).toBeTruthy();
  });
});

describe('somebody else who saves first', () => {
  const theirs = { headerAdCode: '<b>deles</b>', footerAdCode: '' };
  async function saveAfterThem() {
    const { ads } = withApi();
    await renderAdmin();
    write(await header(), '<b>meu</b>');
    ads.settings = theirs;
    await userEvent.click(save());
    await screen.findByText(/Os anúncios foram mudados em outra aba/);
    expect(ads.settings).toEqual(theirs);
    expect((await header()).value).toBe('<b>meu</b>');
    return ads;
  }

  it('is not overwritten: what was typed stays, and can be saved all the same', async () => {
    const ads = await saveAfterThem();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar os meus mesmo assim' }));
    await userEvent.click(save());
    await waitFor(() => expect(ads.settings.headerAdCode).toBe('<b>meu</b>'));
  });

  it('is shown when the person prefers it', async () => {
    await saveAfterThem();
    await userEvent.click(screen.getByRole('button', { name: 'Usar os dados atuais' }));
    await waitFor(async () => expect((await header()).value).toBe('<b>deles</b>'));
    expect(screen.queryByText(/ainda não foram salvas/)).toBeNull();
  });
});

describe('a preview', () => {
  it('shows unsaved code in the visitors’ frame, at three widths', async () => {
    const { ads } = withApi();
    await renderAdmin();
    write(await header(), '<b>ainda não</b>');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar a prévia: Código do cabeçalho' }));
    const frame = () => screen.findByTitle<HTMLIFrameElement>('Prévia: Código do cabeçalho');
    expect((await frame()).getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    );
    expect(ads.previews).toEqual(['<b>ainda não</b>']);
    expect((await frame()).style.width).toBe('390px');
    await userEvent.click(screen.getByRole('radio', { name: 'Tablet' }));
    expect((await frame()).style.width).toBe('768px');
    await userEvent.click(screen.getByRole('radio', { name: 'Computador' }));
    expect((await frame()).style.width).toBe('1280px');
    write(await header(), '<b>outra vez</b>');
    expect(screen.getByText(/antes da última mudança/)).toBeTruthy();
  });

  it('is empty without code', async () => {
    withApi();
    await renderAdmin();
    await header();
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Mostrar a prévia: Código do rodapé',
    });
    expect(button.disabled).toBe(true);
  });
});

describe('leaving with unsaved changes', () => {
  async function leave() {
    await userEvent.click(screen.getByRole('link', { name: 'Status' }));
  }

  it('asks for confirmation, with the choice to stay or leave', async () => {
    withApi();
    await renderAdmin();
    write(await header(), 'x');
    await leave();
    const question = within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }));
    await userEvent.click(question.getByRole('button', { name: 'Continuar aqui' }));
    expect((await header()).value).toBe('x');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Situação dos vídeos' })).toBeTruthy();
  });

  it('does not ask when changing to another area, where nothing is lost', async () => {
    withApi();
    await renderAdmin();
    write(await header(), 'x');
    await userEvent.click(screen.getByRole('link', { name: 'Conta' }));
    await screen.findByRole('region', { name: 'Senha' });
    await userEvent.click(screen.getByRole('link', { name: 'Painel' }));
    expect((await header()).value).toBe('x');
  });

  it('does not ask without changes', async () => {
    withApi();
    await renderAdmin();
    await header();
    await leave();
    expect(await screen.findByRole('heading', { level: 1, name: 'Situação dos vídeos' })).toBeTruthy();
  });
});

describe('earlier versions', () => {
  it('can be copied into the fields, to check and save them', async () => {
    const { ads } = withApi();
    await renderAdmin();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Usar de novo a versão de 01/03/2026, 12:00' }),
    );
    expect((await header()).value).toBe('<b>antigo</b>');
    expect(ads.settings.headerAdCode).toBe('<b>novo</b>');
    await userEvent.click(save());
    await waitFor(() => expect(ads.settings.headerAdCode).toBe('<b>antigo</b>'));
    expect(await screen.findByText('03/03/2026, 12:00, por admin')).toBeTruthy();
  });
});
