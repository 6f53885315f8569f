import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below 32768, because systems take ports of outgoing connections from there on, so that a free port may be in use a moment
 * later.
 */
const PORTS = { first: 10_000, last: 32_000 };

/** Parallel processes start at different numbers. */
let nextPort = PORTS.first + ((process.pid * 37) % (PORTS.last - PORTS.first));

/** A port that is not in use on this machine now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort = port >= PORTS.last ? PORTS.first : port + 1;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
