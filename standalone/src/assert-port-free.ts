import { once } from 'node:events';
import { createServer } from 'node:net';

/** Rejects with EADDRINUSE or EACCES at once, before anything is opened or seeded. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}
