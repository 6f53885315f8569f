import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aTrashItem } from '../../testing/builders.ts';
import { problem } from '../../testing/problem.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { holdPosts, server, withApi, withServer } from '../../testing/server.ts';

withServer();

const row = async (title: string) =>
  within((await screen.findByText(title)).closest<HTMLElement>('[role="row"]') as HTMLElement);

describe('the trash', () => {
  it('lists deleted files with the dates of deletion and expiry', async () => {
    withApi();
    await renderAdmin('/admin?area=trash');
    const shown = await row('Salmo 23');
    expect(shown.getByText('há 1 hora')).toBeTruthy();
    expect(shown.getByText('em 6 dias')).toBeTruthy();
  });

  it('reads a long trash in pages of a thousand', async () => {
    const { site } = withApi({ videos: [] });
    site.trash = Array.from({ length: 1500 }, (_, index) =>
      aTrashItem({ id: `${index}`, deletedAt: new Date(Date.now() - 1000 * (index + 1)).toISOString() }),
    );
    await renderAdmin('/admin?area=trash');
    const grid = await screen.findByRole('grid', { name: 'Lixeira' });
    await waitFor(() => expect(grid.getAttribute('aria-rowcount')).toBe('1501'));
  });

  it('restores a video', async () => {
    const { site } = withApi({ videos: [] });
    await renderAdmin('/admin?area=trash');
    await userEvent.click((await row('Salmo 23')).getByRole('button', { name: 'Restaurar' }));
    expect(await screen.findByText('1 vídeo restaurado')).toBeTruthy();
    expect(await screen.findByText('A lixeira está vazia.')).toBeTruthy();
    expect(site.videos.map(({ title }) => title)).toEqual(['Salmo 23']);
  });

  it('does not report videos that were not restored', async () => {
    withApi();
    server.use(http.post('*/api/admin/trash/restore', () => HttpResponse.json({ restored: 0 })));
    await renderAdmin('/admin?area=trash');
    await userEvent.click((await row('Salmo 23')).getByRole('button', { name: 'Restaurar' }));
    expect(await screen.findByText('Não foi possível restaurar')).toBeTruthy();
  });

  const deletedBefore = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aTrashItem({ id: `${index}`, deletedAt: new Date(Date.now() - 1000 * (index + 1)).toISOString() }),
    );

  it.each([
    {
      does: 'restores',
      path: '/api/admin/trash/restore',
      label: 'Restaurando…',
      title: '1200 vídeos restaurados',
    },
    {
      does: 'deletes',
      path: '/api/admin/trash/delete',
      label: 'Excluindo…',
      title: '1200 vídeos excluídos para sempre',
    },
  ])('$does more than a thousand in parts, and says how many are done', async ({ path, label, title }) => {
    const { site } = withApi({ videos: [] });
    site.trash = deletedBefore(1200);
    const next = holdPosts(path);
    await renderAdmin('/admin?area=trash');
    if (path.endsWith('restore')) {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar tudo o que aparece' }));
      await screen.findByText('1200 vídeos marcados');
      await userEvent.click(screen.getByRole('button', { name: 'Restaurar marcados' }));
    } else {
      const empty = await screen.findByRole<HTMLButtonElement>('button', { name: 'Esvaziar a lixeira' });
      await waitFor(() => expect(empty.disabled).toBe(false));
      await userEvent.click(empty);
      await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir para sempre' }),
      );
    }
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    for (const [done, left] of [
      ['0', 1200],
      ['500', 700],
      ['1.000', 200],
    ] as const) {
      const text = `${done} de 1.200`;
      expect((await screen.findByText(`${label} ${text}`)).getAttribute('role')).toBe('status');
      const bar = screen.getByRole('progressbar', { name: label });
      expect(bar.getAttribute('aria-valuetext')).toBe(text);
      expect(site.trash).toHaveLength(left);
      expect(isWarned()).toBe(true);
      next();
    }
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(isWarned()).toBe(false);
    expect(site.trash).toEqual([]);
  });

  it('says how many were deleted when the server stops answering in between', async () => {
    const { site } = withApi({ videos: [] });
    site.trash = deletedBefore(1200);
    let calls = 0;
    server.use(
      http.post('*/api/admin/trash/delete', () => {
        calls += 1;
        return calls === 2 ? problem(503, 'unavailable', 'Volte logo.') : undefined;
      }),
    );
    await renderAdmin('/admin?area=trash');
    const empty = await screen.findByRole<HTMLButtonElement>('button', { name: 'Esvaziar a lixeira' });
    await waitFor(() => expect(empty.disabled).toBe(false));
    await userEvent.click(empty);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir para sempre' }),
    );
    expect(
      await screen.findByText('Volte logo. Parou depois de 500 de 1.200; o resto ficou como estava.'),
    ).toBeTruthy();
    expect(site.trash).toHaveLength(700);
  });

  it('deletes selected files permanently, after a confirmation', async () => {
    const { site } = withApi();
    site.trash = [aTrashItem({ id: 'a', title: 'Um' }), aTrashItem({ id: 'b', title: 'Dois' })];
    await renderAdmin('/admin?area=trash');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Marcar Dois' }));
    await userEvent.click(screen.getByRole('button', { name: 'Excluir marcados para sempre' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Excluir 1 vídeo para sempre?' }));
    await userEvent.click(question.getByRole('button', { name: 'Excluir para sempre' }));
    expect(await screen.findByText('1 vídeo excluído para sempre')).toBeTruthy();
    expect(site.trash.map(({ id }) => id)).toEqual(['a']);
  });
});
