// A gateway that only proxies: http-proxy-middleware before UPSTREAM_URL. TUNED: with a target parsed once and
// keep-alive connections; otherwise as in its documentation.
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const target = process.env.UPSTREAM_URL ?? '';
const app = express();
const tuned = process.env.TUNED === '1';
if (tuned) {
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  const agent = new Agent({ keepAlive: true, maxSockets: 4096, maxFreeSockets: 64 });
  app.use(createProxyMiddleware({ target: new URL(target), changeOrigin: true, agent, ejectPlugins: true }));
} else {
  app.use(createProxyMiddleware({ target, changeOrigin: true }));
}
const server = createServer(app);
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
