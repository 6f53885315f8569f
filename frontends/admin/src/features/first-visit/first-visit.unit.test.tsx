import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { problem } from '../../testing/problem.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { server, withApi, withServer } from '../../testing/server.ts';

withServer();

const find = async () => within(await screen.findByRole('region', { name: 'Primeiros passos' }));
const isShown = () => screen.queryByRole('region', { name: 'Primeiros passos' }) !== null;

/** On a new site. */
async function openNewSite() {
  const { firstVisit } = withApi();
  firstVisit.isOpen = true;
  await renderAdmin('/admin');
  return firstVisit;
}

describe('the first steps', () => {
  it('say what is to be done and lead to where it is done', async () => {
    const visit = await openNewSite();
    const card = await find();
    expect(card.getAllByRole('listitem')).toHaveLength(5);
    const target = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(target('Trocar a senha')).toBe('/admin?area=account');
    expect(target('Cadastrar o e-mail')).toBe('/admin?area=account');
    expect(target('Adicionar um vídeo')).toBe('/admin?area=videos');
    expect(card.getByText('Agora os links do site começam com http://127.0.0.1:8080.')).toBeTruthy();
    visit.steps = { ...visit.steps, testMail: true };
    await userEvent.click(card.getByRole('button', { name: 'Enviar para mim' }));
    await waitFor(() => expect(card.queryByRole('button', { name: 'Enviar para mim' })).toBeNull());
    expect(card.getByText('Um e-mail de teste').parentElement?.textContent).toBe('Um e-mail de teste, feito');
  });

  it('are left, and taken up again on the page of the account', async () => {
    const visit = await openNewSite();
    await userEvent.click((await find()).getByRole('button', { name: 'Agora não' }));
    expect(await screen.findByText('Os primeiros passos ficam na página Conta')).toBeTruthy();
    await waitFor(() => expect(isShown()).toBe(false));
    expect(visit.isOpen).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Conta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ver os primeiros passos' }));
    expect(await screen.findByRole('link', { name: 'Trocar a senha' })).toBeTruthy();
  });

  it('end when all is done', async () => {
    const visit = await openNewSite();
    visit.steps = { password: true, email: true, testMail: true, address: true, video: true };
    await find();
    await userEvent.click(screen.getByRole('link', { name: 'Conta' }));
    await userEvent.click(screen.getByRole('link', { name: 'Painel' }));
    expect(await (await find()).findByText(/^Tudo feito/)).toBeTruthy();
    await userEvent.click((await find()).getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(isShown()).toBe(false));
  });

  it('stay when they could not be left', async () => {
    await openNewSite();
    server.use(http.put('*/api/admin/first-visit', () => problem(503, 'unavailable')));
    await userEvent.click((await find()).getByRole('button', { name: 'Agora não' }));
    expect(await screen.findByText('Os primeiros passos não puderam ser fechados')).toBeTruthy();
    expect(isShown()).toBe(true);
  });

  it('are not shown on a site that is not new', async () => {
    withApi();
    await renderAdmin('/admin');
    await screen.findByRole('region', { name: 'Tudo bem?' });
    expect(isShown()).toBe(false);
  });
});
