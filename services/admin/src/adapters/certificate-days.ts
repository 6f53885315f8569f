import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { runningTimeSignal } from '@selah/service-kit/in-running-time';

/** Shorter than the limit of a probe. Milliseconds of running time. */
const TIMEOUT_MS = 1_200;
const DAY_MS = 24 * 60 * 60_000;

/** Whole days until the certificate at an address ends, negative if it has; undefined if nothing answers there. */
export function certificateDays({ hostname, port }: URL): Promise<number | undefined> {
  return new Promise((resolve) => {
    // An expired certificate must still be read.
    const socket = connect({
      host: hostname,
      // Not for an address without a name.
      ...(isIP(hostname) === 0 && { servername: hostname }),
      port: Number(port || 443),
      rejectUnauthorized: false,
    });
    const end = (days?: number) => {
      socket.destroy();
      resolve(days);
    };
    runningTimeSignal(TIMEOUT_MS).addEventListener('abort', () => end());
    socket.once('error', () => end());
    socket.once('secureConnect', () => {
      const validTo = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(validTo) ? undefined : Math.floor((validTo - Date.now()) / DAY_MS));
    });
  });
}
