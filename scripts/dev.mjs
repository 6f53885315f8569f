// `npm run dev`: the product for those who work on it, at one address. Vite serves both frontends from their sources and
// reloads what changed; everything else is the gateway's, behind it. `--model` simulates an AI provider.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, loadConfigFromFile, mergeConfig } from 'vite';
import { startSimulatedModel } from '../standalone/dev/simulated-model.ts';
import { buildFrontends } from './build-frontends.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { watchMails } from './lib/mail-list.mjs';
import { fail, root, say } from './lib/project.mjs';
import { startWatched } from './lib/watched-product.mjs';

const { HOST = '127.0.0.1', PORT = '8080', SELAH_DATA_DIR = join(root, '.data-dev') } = process.env;
const ADDRESS = `http://${HOST}:${PORT}`;
const ADMIN = { username: 'admin', password: 'for-development-only' };
/** Not in Vite's hands: the API, and pages and files that only a build writes. */
const OF_THE_GATEWAY =
  '^/(?:api|assets|remotes|care|privacidade|healthz|readyz|statusz)(?:[/?]|$)|^/(?:helplines|site|sitemap)[^/]*\\.(?:html|webmanifest|xml)';

// The gateway does not start without pages; those of any build will do.
if (!existsSync(join(root, 'frontends', 'shell', 'dist', 'index.html'))) buildFrontends();

const model = process.argv.includes('--model') ? await startSimulatedModel() : undefined;
const product = await startWatched({
  PUBLIC_URL: ADDRESS,
  SELAH_DATA_DIR,
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
  ADMIN_EMAIL: 'admin@example.org',
  ...(model && { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'simulated' }),
});

const toGateway = {
  target: product.url,
  // The pages are of no build, and would offer to load the one that this header names.
  configure: (proxy) => proxy.on('proxyRes', ({ headers }) => delete headers['x-build']),
};
const shell = join(root, 'frontends', 'shell');
const own = {
  root: shell,
  // Vite would start anew at each change of a text, because the configuration imports the texts for the build.
  configFile: false,
  logLevel: 'warn',
  plugins: [
    {
      name: 'selah:wait-for-product',
      configureServer({ middlewares }) {
        middlewares.use(async (request, _response, next) => {
          if (new RegExp(OF_THE_GATEWAY).test(request.url)) await product.ready();
          next();
        });
      },
    },
  ],
  server: {
    host: HOST,
    port: Number(PORT),
    strictPort: true,
    // The first replaces the address of `npm start` in the configuration of the shell.
    proxy: { '/api': toGateway, [OF_THE_GATEWAY]: toGateway },
  },
};
const ofShell = await loadConfigFromFile(
  { command: 'serve', mode: 'development' },
  join(shell, 'vite.config.ts'),
);
const vite = await createServer(mergeConfig(ofShell.config, own));
await vite.listen().catch(async ({ message }) => {
  await product.close();
  fail(`${message}: stop the other program or set PORT to a free one.`);
});
product.onRestart(() => vite.ws.send({ type: 'full-reload' }));
watchMails(join(SELAH_DATA_DIR, 'mail'), say);

say(`Open ${ADDRESS} (and ${ADDRESS}/admin: ${ADMIN.username}, ${ADMIN.password}).`);
say(
  `Letters are written by ${model ? 'the simulated model' : 'the composer; --model simulates a provider'}.`,
);
say('Pages follow a change by themselves, services start again. Mails are listed here.');

await endWithNpm();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await Promise.all([vite.close(), product.close()]);
    model?.close();
    process.exit(0);
  });
}
