import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { problem } from '../../testing/problem.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { server, withApi, withServer } from '../../testing/server.ts';

withServer();

const card = async () => within(await screen.findByRole('region', { name: 'Tudo bem?' }));
const verdict = async () => (await (await card()).findByRole('status')).textContent;
const open = async () => {
  await renderAdmin('/admin');
  // The first answers.
  await (await card()).findByText('O que está em ordem');
};

describe('the card “Tudo bem?”', () => {
  it('says in one sentence that all is well, and lists what was looked at', async () => {
    withApi();
    await open();
    expect(await verdict()).toBe('Sim. O site está funcionando como deve.');
    const lines = (await card()).getAllByRole('listitem', { hidden: true }).map((line) => line.textContent);
    expect(lines).toContain('Disco: 52,4 GB livres de 100 GB');
    expect(lines).toContain('IA: 120 de 1000 respostas de hoje');
    expect(lines).toContain('Endereço seguro; o certificado vale por mais 61 dias');
    expect(lines.filter((line) => line === 'O banco de dados responde')).toHaveLength(1);
  });

  it('names what does not work first, and says what to do', async () => {
    const { health } = withApi();
    health.videos = [
      { name: 'disk', state: 'failing', amount: 0.2e9, limit: 100e9 },
      { name: 'converter', state: 'off' },
    ];
    health.users = [{ name: 'database', state: 'failing' }];
    await open();
    expect(await verdict()).toBe('Não. 2 coisas não estão funcionando.');
    const lines = (await card()).getAllByRole('listitem').map((line) => line.textContent);
    expect(lines[0]).toMatch(/^O disco está cheio: 0,2 GB livresEsvazie a lixeira agora/);
    expect(lines[1]).toMatch(/^O banco de dados de contas de visitantes não responde/);
    expect(lines[2]).toMatch(/^Falta o programa que prepara os vídeos/);
  });

  it('tells how the backups are, here and in the cloud', async () => {
    const { health } = withApi();
    health.admin = [
      { name: 'backup', state: 'good', amount: 0 },
      { name: 'backup-cloud', state: 'failing', amount: 0 },
    ];
    await open();
    const lines = (await card()).getAllByRole('listitem', { hidden: true }).map((line) => line.textContent);
    expect(lines[0]).toMatch(/^A cópia de segurança não chegou à nuvem.+A última de lá é de hoje\.$/);
    expect(lines).toContain('Última cópia de segurança: hoje');
    health.admin = [{ name: 'backup-cloud', state: 'attention', amount: 3 }];
    await userEvent.click((await card()).getByRole('button', { name: 'Conferir de novo' }));
    expect(await (await card()).findByText('A última cópia de segurança na nuvem tem 3 dias')).toBeTruthy();
  });

  it('tells which part does not answer, and shows the others', async () => {
    const { health } = withApi();
    health.messages = undefined;
    await open();
    expect(await verdict()).toBe('Não. Uma coisa não está funcionando.');
    expect((await card()).getByText('A parte de mensagens não responde')).toBeTruthy();
    expect((await card()).getByText('A nuvem responde')).toBeTruthy();
  });

  it('stays where the part that sends mails does not answer', async () => {
    const { health } = withApi();
    health.admin = undefined;
    await open();
    expect((await card()).getByText('A parte de administração não responde')).toBeTruthy();
  });

  it('looks again when asked to', async () => {
    const { health } = withApi();
    health.messages = [{ name: 'provider', state: 'attention', amount: 1000, limit: 1000 }];
    await open();
    expect(await verdict()).toBe('O site funciona. Uma coisa pede a sua atenção.');
    expect((await card()).getByText('As 1000 respostas da IA de hoje acabaram')).toBeTruthy();
    health.messages = [];
    await userEvent.click((await card()).getByRole('button', { name: 'Conferir de novo' }));
    await (await card()).findByText('Sim. O site está funcionando como deve.');
  });
});

describe('the test mail', () => {
  const send = async () =>
    userEvent.click((await card()).getByRole('button', { name: 'Enviar e-mail de teste' }));

  it('is sent to the own address', async () => {
    withApi();
    await open();
    await send();
    expect(await screen.findByText('E-mail de teste enviado')).toBeTruthy();
  });

  it('says that it may not arrive while the site has no sender', async () => {
    const { health } = withApi();
    health.admin = [{ name: 'mail', state: 'attention' }];
    await open();
    expect(
      await (await card()).findByText('Os e-mails do site saem sem um remetente de verdade'),
    ).toBeTruthy();
    await send();
    expect(await screen.findByText(/talvez não chegue/)).toBeTruthy();
  });

  it('says where it is when the site sends no mail yet', async () => {
    const { health } = withApi();
    health.admin = [{ name: 'mail', state: 'off' }];
    await open();
    await send();
    expect(await screen.findByText('E-mail de teste guardado')).toBeTruthy();
  });

  it('shows the reason if it was not sent', async () => {
    withApi();
    server.use(
      http.post('*/api/admin/test-mail', () =>
        problem(409, 'mail_without_address', 'Não há e-mail cadastrado na sua conta.'),
      ),
    );
    await open();
    await send();
    expect(await screen.findByText('E-mail de teste não foi enviado', { exact: false })).toBeTruthy();
    expect(screen.getByText('Não há e-mail cadastrado na sua conta.')).toBeTruthy();
  });
});

describe('the test of the model', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Teste do modelo' }));
  const test = async () =>
    userEvent.click(await (await card()).findByRole('button', { name: 'Testar o modelo' }));

  it('shows the letter, and says what was learned, what it cost and what the site does', async () => {
    withApi();
    await open();
    await test();
    const shown = await dialog();
    expect((await shown.findByRole('status')).textContent).toBe(
      'O modelo escreveu uma carta que pode ser mostrada.',
    );
    expect(shown.getByText(/Ana, respire\./).getAttribute('ai-disclosure')).toBe('ai-autonomous');
    expect(shown.getByText('Responde pensando em voz alta: o site tira isso.')).toBeTruthy();
    expect(shown.getByText('2 respostas de hoje · 1.840 tokens · 3,2 segundos')).toBeTruthy();
    expect(shown.getByText(/As cartas dele aparecem no site/)).toBeTruthy();
  });

  it('says why there is no answer, and asks again', async () => {
    withApi();
    const failed = { outcome: 'failed', failure: 'spent', status: 402, notes: [], calls: 1, seconds: 0.4 };
    server.use(http.post('*/api/admin/test-model', () => HttpResponse.json(failed), { once: true }));
    await open();
    await test();
    const shown = await dialog();
    expect(
      await shown.findByText(/O saldo ou a cota da conta do serviço acabou\. Código do serviço: 402\./),
    ).toBeTruthy();
    await userEvent.click(shown.getByRole('button', { name: 'Testar de novo' }));
    expect(await shown.findByText('O modelo escreveu uma carta que pode ser mostrada.')).toBeTruthy();
  });

  it('shows the reason if the site could not ask', async () => {
    withApi();
    server.use(
      http.post('*/api/admin/test-model', () => problem(503, 'unavailable', 'Volte daqui a pouco.')),
    );
    await open();
    await test();
    expect((await (await dialog()).findByRole('alert')).textContent).toMatch(/Volte daqui a pouco\./);
  });

  it('is not offered without a provider', async () => {
    const { health } = withApi();
    health.messages = [{ name: 'provider', state: 'off' }];
    await open();
    expect((await card()).queryByRole('button', { name: 'Testar o modelo' })).toBeNull();
  });
});
