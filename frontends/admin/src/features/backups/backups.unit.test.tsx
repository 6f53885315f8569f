import { describe, expect, it } from '@jest/globals';
import type { Backup, OwnBackups } from '@selah/shared/contracts/backups/backups';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { problem } from '../../testing/problem.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { server, withApi, withServer } from '../../testing/server.ts';

withServer();

const aBackup = (changes: Partial<Backup> = {}): Backup => ({
  name: '2026-03-10T12-00-00Z',
  createdAt: '2026-03-10T12:00:00.000Z',
  place: 'here',
  state: 'unchecked',
  bytes: 1_500_000_000,
  files: 4_321,
  films: 1,
  ...changes,
});

async function open(changes: Partial<OwnBackups> = {}) {
  const { backups } = withApi();
  if (backups.own) Object.assign(backups.own, changes);
  await renderAdmin('/admin?area=backups');
  const panel = async (name: string) => within(await screen.findByRole('region', { name }));
  return { backups, panel };
}

describe('the page of backups', () => {
  it('has none at first, and offers to make one; the server goes on alone and shows how far it is', async () => {
    const { panel, backups } = await open();
    expect(
      (await panel('Cópias guardadas')).getByText('Ainda não há nenhuma cópia. Faça a primeira agora.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Fazer uma cópia agora' }));
    expect(await screen.findByText('A cópia começou')).toBeTruthy();
    expect(backups.calls).toEqual(['POST /api/admin/backups']);
    const bar = await screen.findByRole('progressbar', { name: 'Fazendo uma cópia…' });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByText('250 de 1.000 arquivos')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fazer uma cópia agora' }).disabled).toBe(
      true,
    );
  });

  it('lists them with what is in them, and checks, downloads and deletes one', async () => {
    const { panel, backups } = await open({ backups: [aBackup()] });
    const list = await panel('Cópias guardadas');
    const row = (await list.findByRole('listitem')).textContent;
    expect(row).toContain('Não conferida');
    expect(row).toContain('1 vídeo, 4.321 arquivos no total · 1,5 GB');
    expect(list.getByRole('link', { name: /^Baixar/ }).getAttribute('href')).toBe(
      '/api/admin/backups/2026-03-10T12-00-00Z/archive',
    );
    await userEvent.click(list.getByRole('button', { name: /^Conferir/ }));
    await waitFor(() =>
      expect(backups.calls).toContain('POST /api/admin/backups/2026-03-10T12-00-00Z/check'),
    );
    await userEvent.click(list.getByRole('button', { name: /^Apagar/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Apagar' }));
    expect(await list.findByText('Ainda não há nenhuma cópia. Faça a primeira agora.')).toBeTruthy();
  });

  it('goes back to one after a question that says what happens', async () => {
    const { panel, backups } = await open({ backups: [aBackup()] });
    const list = await panel('Cópias guardadas');
    await userEvent.click(await list.findByRole('button', { name: /^Restaurar/ }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Antes é feita uma cópia de agora/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Restaurar' }));
    expect(await screen.findByRole('progressbar', { name: 'Restaurando…' })).toBeTruthy();
    expect(backups.calls).toEqual(['POST /api/admin/backups/2026-03-10T12-00-00Z/restore']);
  });

  it('takes one that was downloaded', async () => {
    const { panel, backups } = await open();
    const list = await panel('Cópias guardadas');
    const file = new File(['tar'], 'selah-2026-03-10T12-00-00Z.tar', { type: 'application/x-tar' });
    await userEvent.upload(list.getByLabelText('Trazer uma cópia baixada'), file);
    expect(await screen.findByText('Cópia recebida')).toBeTruthy();
    expect(backups.calls).toEqual(['POST /api/admin/backups/archive']);
  });

  it('says what a damaged and an unreadable one are good for', async () => {
    const { panel } = await open({
      backups: [
        aBackup({ state: 'damaged', checkedAt: new Date().toISOString() }),
        aBackup({ name: '2026-03-09T12-00-00Z', state: 'unreadable', failure: 'newer_release' }),
      ],
    });
    const list = await panel('Cópias guardadas');
    expect(await list.findByText(/Faça uma cópia nova, que a substitui/)).toBeTruthy();
    expect(list.getByText(/versão mais nova do site/)).toBeTruthy();
    expect(list.getAllByRole('link')).toHaveLength(1);
  });

  it('says in plain words why one failed', async () => {
    await open({
      failures: [
        { kind: 'backup', at: '2026-03-10T06:00:00.000Z', failure: 'does_not_fit', needed: 5e9, free: 1e9 },
      ],
    });
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('A última cópia não deu certo');
    expect(note.textContent).toContain('Não cabe no disco. São necessários 5 GB, e há 1 GB livres.');
  });

  it('tries it again, stops it, and forgets that it failed', async () => {
    const { backups } = await open({
      failures: [{ kind: 'backup', at: '2026-03-10T06:00:00.000Z', failure: 'disk_full' }],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Parar' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(backups.calls).toEqual([
      'POST /api/admin/backups/work/backup/retry',
      'POST /api/admin/backups/work/backup/give-up',
    ]);
  });

  it('says no longer that it failed while it is being tried again', async () => {
    await open({
      work: { kind: 'copy', startedAt: '2026-03-10T06:30:00.000Z', done: 1, of: 4 },
      failures: [{ kind: 'copy', at: '2026-03-10T06:00:00.000Z', failure: 'cloud_unreachable' }],
    });
    expect(await screen.findByRole('progressbar', { name: 'Copiando para a nuvem…' })).toBeTruthy();
    expect(screen.queryByText(/A cópia não chegou à nuvem/)).toBeNull();
  });

  it('says that another one is running', async () => {
    await open();
    server.use(http.post('*/api/admin/backups', () => problem(409, 'backup_busy', 'Espere ela terminar.')));
    await userEvent.click(await screen.findByRole('button', { name: 'Fazer uma cópia agora' }));
    expect(await screen.findByText('Espere ela terminar.')).toBeTruthy();
  });

  it('changes when they are made', async () => {
    const { panel, backups } = await open();
    const schedule = await panel('Cópias automáticas');
    // In the time zone of the hour, wherever the browser is.
    expect(schedule.getByText('A próxima: 11/03/2026, 03:00.')).toBeTruthy();
    await userEvent.selectOptions(schedule.getByLabelText('Com que frequência'), 'Aos domingos');
    await waitFor(() => expect(backups.own).toMatchObject({ schedule: { every: 'weekly', hour: 3 } }));
    await waitFor(() => expect(schedule.getByLabelText<HTMLSelectElement>(/^Hora/).disabled).toBe(false));
    await userEvent.selectOptions(schedule.getByLabelText(/^Hora/), '22:00');
    await waitFor(() => expect(backups.own).toMatchObject({ schedule: { every: 'weekly', hour: 22 } }));
  });

  it('changes the hour without undoing what was changed just before, while the list is still being read', async () => {
    const { panel, backups } = await open();
    const schedule = await panel('Cópias automáticas');
    const never = new Promise<never>(() => {});
    server.use(http.get('*/api/admin/backups', () => never));
    await userEvent.selectOptions(schedule.getByLabelText('Com que frequência'), 'Aos domingos');
    await waitFor(() => expect(schedule.getByLabelText<HTMLSelectElement>(/^Hora/).disabled).toBe(false));
    expect(schedule.getByLabelText<HTMLSelectElement>('Com que frequência').value).toBe('weekly');
    await userEvent.selectOptions(schedule.getByLabelText(/^Hora/), '22:00');
    await waitFor(() => expect(backups.own).toMatchObject({ schedule: { every: 'weekly', hour: 22 } }));
  });

  it('shows the schedule that holds when a change is refused', async () => {
    const { panel } = await open();
    const schedule = await panel('Cópias automáticas');
    server.use(http.put('*/api/admin/backups/schedule', () => problem(503, 'unavailable')));
    await userEvent.selectOptions(schedule.getByLabelText('Com que frequência'), 'Aos domingos');
    expect(await screen.findByText('O horário não foi guardado')).toBeTruthy();
    expect(schedule.getByLabelText<HTMLSelectElement>('Com que frequência').value).toBe('daily');
  });

  it('warns when they lie on the disk of the site', async () => {
    const { panel } = await open({ isOnSameDisk: true });
    expect((await panel('Onde ficam')).getByText(/no mesmo disco que o site/)).toBeTruthy();
  });

  it('says where each is, and fetches one that is only in the cloud', async () => {
    const { panel, backups } = await open({
      cloud: { place: 's3.example.org/copies/selah/' },
      isOnSameDisk: true,
      backups: [
        aBackup({ place: 'both' }),
        aBackup({ name: '2026-03-09T12-00-00Z', place: 'here' }),
        aBackup({ name: '2026-03-08T12-00-00Z', createdAt: '2026-03-08T12:00:00.000Z', place: 'cloud' }),
      ],
    });
    const list = await panel('Cópias guardadas');
    const rows = await list.findAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('Aqui e na nuvem');
    expect(rows[1]?.textContent).toContain('Só aqui');
    expect(rows[2]?.textContent).toContain('Só na nuvem');
    // It cannot be restored before it is here.
    expect(list.getAllByRole('button', { name: /^Restaurar/ })).toHaveLength(2);
    expect(list.getByText(/busque-a primeiro/)).toBeTruthy();
    const place = await panel('Onde ficam');
    expect(place.getByText('s3.example.org/copies/selah/')).toBeTruthy();
    expect(place.getByText(/^2 cópias/)).toBeTruthy();
    // A broken disk would not take all any more.
    expect(place.queryByText(/no mesmo disco que o site/)).toBeNull();
    await userEvent.click(list.getByRole('button', { name: /^Buscar da nuvem/ }));
    expect(await screen.findByRole('progressbar', { name: 'Buscando da nuvem…' })).toBeTruthy();
    expect(backups.calls).toEqual(['POST /api/admin/backups/2026-03-08T12-00-00Z/fetch']);
  });

  it('copies into the cloud what is only here', async () => {
    const { panel, backups } = await open({
      cloud: { place: 's3.example.org/copies/selah/' },
      backups: [aBackup()],
    });
    const place = await panel('Onde ficam');
    expect(place.getByText(/^Ainda não há nenhuma/)).toBeTruthy();
    await userEvent.click(place.getByRole('button', { name: 'Copiar para a nuvem agora' }));
    expect(await screen.findByRole('progressbar', { name: 'Copiando para a nuvem…' })).toBeTruthy();
    expect(backups.calls).toEqual(['POST /api/admin/backups/cloud']);
  });

  it('says in plain words why a copy is not in the cloud, and why nobody knows what is', async () => {
    const { panel } = await open({
      cloud: { place: 's3.example.org/copies/selah/', failure: 'cloud_unreachable' },
      failures: [{ kind: 'copy', at: '2026-03-10T06:00:00.000Z', failure: 'cloud_public', attempts: 2 }],
      backups: [aBackup()],
    });
    const [note] = await screen.findAllByRole('alert');
    expect(note?.textContent).toContain('A cópia não chegou à nuvem');
    expect(note?.textContent).toContain('Nada foi enviado.');
    const place = await panel('Onde ficam');
    expect(place.getByText('Não foi possível ver o que há na nuvem')).toBeTruthy();
    expect(place.queryByText(/^Ainda não há nenhuma/)).toBeNull();
  });

  it('says where one is deleted', async () => {
    const { panel, backups } = await open({
      cloud: { place: 's3.example.org/copies/selah/' },
      backups: [aBackup({ place: 'both' })],
    });
    const list = await panel('Cópias guardadas');
    await userEvent.click(await list.findByRole('button', { name: /^Apagar/ }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/apagada para sempre, aqui e na nuvem/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Apagar' }));
    await waitFor(() => expect(backups.calls).toEqual(['DELETE /api/admin/backups/2026-03-10T12-00-00Z']));
  });

  it('names who makes them where the site is several servers', async () => {
    const { backups } = withApi();
    backups.own = undefined;
    await renderAdmin('/admin?area=backups');
    expect(await screen.findByText(/docker\/backup\.sh/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Fazer uma cópia agora' })).toBeNull();
  });
});
