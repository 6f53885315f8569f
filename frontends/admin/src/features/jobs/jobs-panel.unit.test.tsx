import { describe, expect, it } from '@jest/globals';
import type { Job } from '@selah/shared/contracts/videos/jobs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { problem } from '../../testing/problem.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { server, withApi, withServer } from '../../testing/server.ts';

withServer();

const REASON = 'O vídeo está protegido contra cópia. Envie uma versão sem proteção.';

const aJob = (kind: Job['kind'], state: Job['state'], changes: Partial<Job> = {}): Job => ({
  id: `${kind}-7`,
  kind,
  state,
  videoId: 7,
  title: 'Salmo 7',
  canRetry: true,
  ...changes,
});

async function open() {
  await renderAdmin('/debug/video-status');
  return within(await screen.findByRole('region', { name: 'Tarefas do servidor' }));
}

describe('the work of the server', () => {
  it('is none', async () => {
    withApi();
    const panel = await open();
    expect(await panel.findByText('Nenhuma tarefa em andamento, e nenhuma com problema.')).toBeTruthy();
  });

  it('shows what failed with its reason, what is being done, and what waits', async () => {
    const { jobs } = withApi();
    jobs.jobs = [
      aJob('processing', 'failed', { reason: REASON, attempts: 5 }),
      aJob('renditions', 'running', { title: 'Salmo 8', share: 0.25 }),
      aJob('cloud', 'waiting', { title: 'Salmo 9' }),
    ];
    const panel = await open();
    const [failed, running] = await panel.findAllByRole('listitem');
    expect(failed?.textContent).toContain(`Salmo 7Preparar o vídeo · Falhou · 5 tentativas${REASON}`);
    expect(running?.textContent).toContain('Salmo 8Versões leves · Em andamento');
    expect(panel.getByRole('progressbar', { name: 'Salmo 8' }).getAttribute('aria-valuenow')).toBe('25');
    expect(panel.getByText('Na fila: 1')).toBeTruthy();
    expect(panel.getByText('Salmo 9')).toBeTruthy();
  });

  it('includes backups, which can be stopped, tried again and given up', async () => {
    const { backups } = withApi();
    if (!backups.own) throw new Error('no backups');
    const at = '2026-03-10T06:00:00.000Z';
    backups.own.work = { kind: 'backup', isPlanned: true, startedAt: at, done: 250, of: 1000 };
    backups.own.failures = [
      {
        kind: 'restore',
        backup: '2026-03-09T06-00-00Z',
        at,
        attempts: 2,
        failure: 'does_not_fit',
        needed: 5e9,
        free: 1e9,
      },
      { kind: 'import', at, failure: 'other_product' },
    ];
    const panel = await open();
    const [restore, brought, running] = await panel.findAllByRole('listitem');
    expect(restore?.textContent).toContain('Cópias de segurança · Falhou · 2 tentativas');
    expect(restore?.textContent).toContain('Não cabe no disco. São necessários 5 GB, e há 1 GB livres.');
    expect(panel.getByRole('button', { name: /^Tentar de novo: Voltar à cópia de / })).toBeTruthy();
    expect(brought?.textContent).toContain('O arquivo é de outro programa.');
    expect(within(brought ?? document.body).getAllByRole('button')).toHaveLength(1);
    expect(running?.textContent).toContain('Cópias de segurança · Em andamento250 de 1.000 arquivos');
    await userEvent.click(
      panel.getByRole('button', { name: 'Parar: Fazer a cópia de segurança automática' }),
    );
    await waitFor(() => expect(panel.queryByRole('progressbar')).toBeNull());
    expect(backups.calls).toEqual(['POST /api/admin/backups/work/backup/give-up']);
  });

  it('includes copies into the cloud: how far one is, why one failed, what can be done', async () => {
    const { backups } = withApi();
    if (!backups.own) throw new Error('no backups');
    const at = '2026-03-10T06:00:00.000Z';
    backups.own.failures = [{ kind: 'copy', at, attempts: 3, failure: 'cloud_full' }];
    backups.own.work = { kind: 'fetch', backup: '2026-03-09T06-00-00Z', startedAt: at, done: 2, of: 8 };
    const panel = await open();
    const [copy, fetching] = await panel.findAllByRole('listitem');
    expect(copy?.textContent).toContain('Copiar as cópias de segurança para a nuvem');
    expect(copy?.textContent).toContain('Falhou · 3 tentativas');
    expect(copy?.textContent).toContain('O lugar na nuvem encheu.');
    expect(fetching?.textContent).toMatch(/^Buscar da nuvem a cópia de .+2 de 8 arquivos/);
    await userEvent.click(
      panel.getByRole('button', { name: 'Desistir: Copiar as cópias de segurança para a nuvem' }),
    );
    expect(backups.calls).toEqual(['POST /api/admin/backups/work/copy/give-up']);
  });

  it('has no backups where others make them', async () => {
    const { backups } = withApi();
    backups.own = undefined;
    const panel = await open();
    expect(await panel.findByText('Nenhuma tarefa em andamento, e nenhuma com problema.')).toBeTruthy();
  });

  it('says once why jobs wait', async () => {
    const { jobs } = withApi();
    const reason = 'Pausado. Toque em “Continuar versões leves” quando quiser.';
    jobs.jobs = [7, 8, 9].map((id) => aJob('renditions', 'waiting', { id: `renditions-${id}`, reason }));
    const panel = await open();
    expect(await panel.findByText('Na fila: 3')).toBeTruthy();
    expect(panel.getAllByText(`Versões leves: ${reason}`)).toHaveLength(1);
  });

  it('is tried again, and waits then', async () => {
    const { jobs } = withApi();
    jobs.jobs = [aJob('renditions', 'failed', { reason: REASON })];
    const panel = await open();
    await userEvent.click(await panel.findByRole('button', { name: 'Tentar de novo: Salmo 7' }));
    expect(await panel.findByText('Na fila: 1')).toBeTruthy();
    expect(panel.queryByText(REASON)).toBeNull();
  });

  it('is given up: a video that cannot be played after a question, since it goes to the trash', async () => {
    const { jobs } = withApi();
    jobs.jobs = [
      aJob('processing', 'failed', { reason: REASON }),
      aJob('cloud', 'failed', { title: 'Salmo 9', reason: 'Sem resposta.' }),
    ];
    const panel = await open();
    await userEvent.click(await panel.findByRole('button', { name: 'Desistir: Salmo 9' }));
    await waitFor(() => expect(panel.queryByText('Salmo 9')).toBeNull());
    await userEvent.click(panel.getByRole('button', { name: 'Desistir: Salmo 7' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/vai para a lixeira/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Desistir' }));
    expect(await panel.findByText('Nenhuma tarefa em andamento, e nenhuma com problema.')).toBeTruthy();
  });

  it('offers no second attempt with a file that does not exist any more', async () => {
    const { jobs } = withApi();
    jobs.jobs = [aJob('processing', 'failed', { reason: REASON, canRetry: false })];
    const panel = await open();
    await userEvent.click(await panel.findByRole('button', { name: 'Desistir: Salmo 7' }));
    expect(panel.queryByRole('button', { name: /^Tentar/ })).toBeNull();
    await waitFor(() => expect(jobs.jobs).toEqual([]));
  });

  it('lists events that failed for good, which can be sent again', async () => {
    const { jobs } = withApi();
    const parkedAt = new Date().toISOString();
    const event = { consumer: 'c', parkedAt, attempts: 20, reason: 'connect ECONNREFUSED' };
    jobs.events = [
      { ...event, id: 3, name: 'site-user.deleted' },
      { ...event, id: 4, name: 'something.new' },
    ];
    const panel = await open();
    expect(await panel.findByText('Uma parte do site não recebeu uma novidade (something.new)')).toBeTruthy();
    const known = 'Apagar o que resta de uma conta excluída';
    expect(panel.getByText(known)).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: `Enviar de novo: ${known}` }));
    await waitFor(() => expect(panel.queryByText(known)).toBeNull());
  });

  it('says why an action failed', async () => {
    const { jobs } = withApi();
    jobs.jobs = [aJob('processing', 'failed', { reason: REASON })];
    server.use(
      http.post('*/api/admin/jobs/:job/retry', () => problem(404, 'video_file_missing', 'Envie de novo.')),
    );
    const panel = await open();
    await userEvent.click(await panel.findByRole('button', { name: 'Tentar de novo: Salmo 7' }));
    expect(await screen.findByText('Não deu certo')).toBeTruthy();
    expect(screen.getByText('Envie de novo.')).toBeTruthy();
  });
});
