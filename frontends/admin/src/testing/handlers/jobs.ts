import type { ParkedEvents } from '@selah/shared/contracts/stats/parked-events';
import type { Job } from '@selah/shared/contracts/videos/jobs';
import { HttpResponse, http } from 'msw';

/** Background work and parked events; tests can change them. */
export interface JobsState {
  jobs: Job[];
  events: ParkedEvents['events'];
}

export function noJobs(): JobsState {
  return { jobs: [], events: [] };
}

export function jobsHandlers(state: JobsState) {
  const done = () => new HttpResponse(null, { status: 204 });
  return [
    http.get('*/api/admin/jobs', () => HttpResponse.json({ total: state.jobs.length, jobs: state.jobs })),
    http.post('*/api/admin/jobs/:job/retry', ({ params }) => {
      state.jobs = state.jobs.map((job) => {
        const { reason: _, ...rest } = job;
        return job.id === params.job ? { ...rest, state: 'waiting' } : job;
      });
      return done();
    }),
    http.post('*/api/admin/jobs/:job/give-up', ({ params }) => {
      state.jobs = state.jobs.filter(({ id }) => id !== params.job);
      return done();
    }),
    http.get('*/api/admin/parked-events', () =>
      HttpResponse.json({ total: state.events.length, events: state.events }),
    ),
    http.post('*/api/admin/parked-events/:id/send-again', ({ params }) => {
      state.events = state.events.filter(({ id }) => id !== Number(params.id));
      return done();
    }),
  ];
}
