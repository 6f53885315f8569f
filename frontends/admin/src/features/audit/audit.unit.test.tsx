import { describe, expect, it } from '@jest/globals';
import { AUDIT_ACTIONS } from '@selah/shared/contracts/audit/audit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { csvOf } from '../../lib/csv.ts';
import { anAuditEntry } from '../../testing/handlers/audit.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { server, withApi, withServer } from '../../testing/server.ts';
import { type AuditGroup, isInGroup } from './domain/describe-entry.ts';

withServer();

const open = () => renderAdmin('/admin?area=audit');
const rows = async () =>
  within(await screen.findByRole('grid', { name: 'Histórico' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the list of who did what', () => {
  it('says what was done to what, by whom and from where', async () => {
    const { audit } = withApi();
    audit.push(
      anAuditEntry(),
      anAuditEntry({ id: '2', action: 'sign-in-failed', administrator: undefined, object: { count: 3 } }),
      anAuditEntry({ id: '3', action: 'psalter-imported', object: { language: 'pt' } }),
    );
    await open();
    const shown = (await rows()).join('\n');
    expect(shown).toContain('Mudou um vídeoSalmo 23, nº 12dona203.0.113.7');
    expect(shown).toContain('Tentativa de entrar com senha errada3 vezesdesconhecido');
    expect(shown).toContain('Importou uma edição dos SalmosPortuguês');
  });

  it('is searched without accents and in any order, and filtered', async () => {
    const { audit } = withApi();
    audit.push(
      anAuditEntry(),
      anAuditEntry({ id: '2', action: 'signed-in', object: {}, address: '198.51.100.4' }),
    );
    await open();
    await userEvent.type(await screen.findByLabelText('Buscar no histórico'), '23 video');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await userEvent.selectOptions(screen.getByLabelText('Mostrar'), 'Entradas e conta');
    expect(await screen.findByText('Nada no histórico corresponde à busca.')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Buscar no histórico'));
    await waitFor(async () => expect((await rows())[0]).toContain('198.51.100.4'));
  });

  it('is read in pages of a thousand', async () => {
    const { audit } = withApi();
    const from = Date.now();
    for (let index = 0; index < 1500; index += 1)
      audit.push(anAuditEntry({ id: `${index}`, at: new Date(from - index * 1000).toISOString() }));
    await open();
    const grid = await screen.findByRole('grid', { name: 'Histórico' });
    await waitFor(() => expect(grid.getAttribute('aria-rowcount')).toBe('1501'));
  });

  it('says when it is empty, and when it could not be read', async () => {
    withApi();
    await open();
    expect(await screen.findByText('Ainda não há nada no histórico.')).toBeTruthy();
  });

  it('can be asked for again', async () => {
    const { audit } = withApi();
    audit.push(anAuditEntry());
    server.use(http.get('*/api/admin/audit', () => HttpResponse.error(), { once: true }));
    await open();
    expect(await screen.findByText('Não foi possível carregar o histórico')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await rows()).toHaveLength(1);
  });

  it('has each action in a group of its own', () => {
    const groups: readonly AuditGroup[] = ['access', 'videos', 'site', 'work'];
    const counts = AUDIT_ACTIONS.map(
      (action) => groups.filter((group) => isInGroup(anAuditEntry({ action }), group)).length,
    );
    expect(counts).toEqual(AUDIT_ACTIONS.map(() => 1));
  });

  it('is no danger as a CSV file in a spreadsheet', () => {
    expect(csvOf([['=1+1', 'a"b', 2]])).toBe('\uFEFF"\'=1+1";"a""b";2\r\n');
  });
});
