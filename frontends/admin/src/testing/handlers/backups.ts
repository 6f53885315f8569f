import type { BackupSchedule, OwnBackups } from '@selah/shared/contracts/backups/backups';
import { HttpResponse, http } from 'msw';
import { problem } from '../problem.ts';
import type { SessionState } from './session.ts';

/** What the server says of backups, and what it was asked to do. Tests change it. */
export interface BackupsState {
  own: OwnBackups | undefined;
  readonly calls: string[];
}

export function noBackups(): BackupsState {
  return {
    own: {
      folder: '/srv/selah-backups',
      isOnSameDisk: false,
      freeBytes: 80e9,
      timeZone: 'America/Sao_Paulo',
      schedule: { every: 'daily', hour: 3 },
      nextAt: '2026-03-11T06:00:00.000Z',
      failures: [],
      backups: [],
    },
    calls: [],
  };
}

export function backupsHandlers(session: SessionState, state: BackupsState) {
  const own =
    (change: (answer: OwnBackups, request: Request) => unknown, status: number) =>
    async ({ request }: { request: Request }) => {
      if (!session.isOpen) return problem(401, 'unauthenticated');
      const { own: answer } = state;
      if (!answer) return problem(409, 'backups_elsewhere');
      state.calls.push(`${request.method} ${new URL(request.url).pathname}`);
      await change(answer, request);
      return status === 204
        ? new HttpResponse(null, { status })
        : HttpResponse.json({ own: answer }, { status });
    };
  return [
    http.get('*/api/admin/backups', () =>
      session.isOpen ? HttpResponse.json({ own: state.own }) : problem(401, 'unauthenticated'),
    ),
    http.post(
      '*/api/admin/backups',
      own((answer) => {
        answer.work = {
          kind: 'backup',
          attempts: 1,
          startedAt: new Date().toISOString(),
          done: 250,
          of: 1000,
        };
      }, 202),
    ),
    http.put(
      '*/api/admin/backups/schedule',
      own(async (answer, request) => {
        answer.schedule = (await request.json()) as BackupSchedule;
      }, 204),
    ),
    http.post(
      '*/api/admin/backups/:backup/check',
      own(() => undefined, 202),
    ),
    http.post(
      '*/api/admin/backups/:backup/restore',
      own((answer) => {
        answer.work = { kind: 'restore', startedAt: new Date().toISOString(), done: 0, of: 0 };
      }, 202),
    ),
    http.post(
      '*/api/admin/backups/cloud',
      own((answer) => {
        answer.work = { kind: 'copy', startedAt: new Date().toISOString(), done: 0, of: 0 };
      }, 202),
    ),
    http.post(
      '*/api/admin/backups/:backup/fetch',
      own((answer) => {
        answer.work = { kind: 'fetch', startedAt: new Date().toISOString(), done: 0, of: 0 };
      }, 202),
    ),
    http.post(
      '*/api/admin/backups/work/:work/retry',
      own((answer, request) => {
        const [, kind] = /work\/(\w+)\//.exec(request.url) ?? [];
        const failed = answer.failures.find((failure) => failure.kind === kind);
        if (!failed) return;
        const { failure: _, at, ...begun } = failed;
        answer.failures = answer.failures.filter((failure) => failure !== failed);
        answer.work = { ...begun, attempts: (failed.attempts ?? 1) + 1, startedAt: at, done: 0, of: 0 };
      }, 202),
    ),
    http.post(
      '*/api/admin/backups/work/:work/give-up',
      own((answer) => {
        if (answer.work) answer.work = undefined;
        else answer.failures = [];
      }, 204),
    ),
    http.post(
      '*/api/admin/backups/archive',
      own(() => undefined, 204),
    ),
    http.delete(
      '*/api/admin/backups/:backup',
      own((answer, request) => {
        answer.backups = answer.backups.filter(({ name }) => !request.url.endsWith(name));
      }, 204),
    ),
  ];
}
