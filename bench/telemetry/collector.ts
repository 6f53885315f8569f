import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportUsage } from '../gateway/measured-process.ts';

/** Takes whatever a process exports, and forgets it. */
const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
server.listen(0, '127.0.0.1', () => {
  reportUsage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
