import { HttpResponse, http } from 'msw';
import { server } from './server.ts';

/** The requests for letters, and their open answers of server-sent events that a test writes. */
export interface LetterEvents {
  readonly keys: string[];
  readonly bodies: unknown[];
  readonly accepts: string[];
  /** To every open answer. */
  send(event: 'draft' | 'answer' | 'problem', value: object): void;
  /** The connection breaks. */
  breakOff(): void;
}

/** Answers questions with events from now on. */
export function answerWithEvents(): LetterEvents {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  const events: LetterEvents = {
    keys: [],
    bodies: [],
    accepts: [],
    send(event, value) {
      for (const controller of open) {
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`));
        if (event !== 'draft') controller.close();
      }
      if (event !== 'draft') open.clear();
    },
    breakOff() {
      for (const controller of open) controller.error(new TypeError('network error'));
      open.clear();
    },
  };
  server.use(
    http.post('*/api/ai/message', async ({ request }) => {
      events.keys.push(request.headers.get('idempotency-key') ?? '');
      events.accepts.push(request.headers.get('accept') ?? '');
      events.bodies.push(await request.json());
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          open.add(controller);
          controller.enqueue(encoder.encode(':\n\n'));
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
    }),
  );
  return events;
}
