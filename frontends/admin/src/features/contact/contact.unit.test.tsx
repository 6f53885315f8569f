import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { server, withApi, withServer } from '../../testing/server.ts';

withServer();

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const fill = async () => {
  await write('Nome da pessoa ou do grupo', 'Pastoral da Escuta');
  await write('Telefone', '+55 (11) 98765-4321');
  await userEvent.click(await field('Este número atende pelo WhatsApp'));
  await write('Frase em português (opcional)', 'Pode chamar.');
};

describe('the contact of the community', () => {
  it('is saved, with its number as digits', async () => {
    const { contact } = withApi();
    await renderAdmin();
    await fill();
    await press('Salvar contato');
    expect(await screen.findByText('Contato salvo')).toBeTruthy();
    expect(contact.versions[0]?.contact).toEqual({
      name: 'Pastoral da Escuta',
      phone: '+5511987654321',
      isWhatsApp: true,
      texts: { pt: 'Pode chamar.' },
    });
    expect((await field('Telefone')).value).toBe('+5511987654321');
  });

  it('says at the field what is wrong, and sends nothing', async () => {
    const { contact } = withApi();
    await renderAdmin();
    await write('Nome da pessoa ou do grupo', 'Ana');
    await press('Salvar contato');
    expect(await screen.findByText('Informe um telefone, um e-mail ou um endereço')).toBeTruthy();
    expect((await field('Telefone')).getAttribute('aria-invalid')).toBe('true');
    expect(contact.versions).toEqual([]);
  });

  it('is removed by an empty form, and an earlier version can be used again', async () => {
    const { contact } = withApi();
    await renderAdmin();
    await fill();
    await press('Salvar contato');
    await screen.findByText('Contato salvo');
    await press('Limpar os campos');
    await press('Salvar contato');
    expect(await screen.findByText('Contato retirado')).toBeTruthy();
    expect(contact.versions[0]?.contact).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /Usar de novo o contato de/ }));
    expect((await field('Nome da pessoa ou do grupo')).value).toBe('Pastoral da Escuta');
  });

  it('is not overwritten by somebody who saw an older one', async () => {
    const { contact } = withApi();
    await renderAdmin();
    await fill();
    const theirs = { name: 'Outra', phone: '188', isWhatsApp: false, texts: {} };
    contact.versions = [{ id: 1, savedAt: '2026-03-01T12:00:00.000Z', savedBy: 'b', contact: theirs }];
    await press('Salvar contato');
    expect(await screen.findByText(/O contato foi mudado em outra aba/)).toBeTruthy();
    expect((await field('Nome da pessoa ou do grupo')).value).toBe('Pastoral da Escuta');
    expect(contact.versions).toHaveLength(1);
    await press('Salvar contato').catch(() => {});
    expect(contact.versions).toHaveLength(1);
  });

  it('stays in the fields when saving fails', async () => {
    withApi();
    server.use(http.put('*/api/site-settings/contact', () => HttpResponse.error()));
    await renderAdmin();
    await fill();
    await press('Salvar contato');
    expect(await screen.findByText('Não foi possível salvar o contato')).toBeTruthy();
    await waitFor(async () => expect((await field('Telefone')).value).toContain('98765'));
  });
});
