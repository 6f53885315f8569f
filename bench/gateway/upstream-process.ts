import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportUsage } from './measured-process.ts';

/** The simplest possible service: answers 400 bytes of JSON, or a megabyte of a file. */
const JSON_ANSWER = Buffer.from(JSON.stringify({ id: 1, title: 'Salmo 23', filler: 'x'.repeat(360) }));
const FILE = Buffer.alloc(1024 * 1024, 'selah');

const server = createServer((req, res) => {
  const body = req.url?.startsWith('/api/videos/file/') ? FILE : JSON_ANSWER;
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  reportUsage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
