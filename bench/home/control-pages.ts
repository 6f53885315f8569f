import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const SHELL = join(import.meta.dirname, '..', '..', 'frontends', 'shell');
const ENTRY = 'virtual:control';

export interface ControlPages {
  /** Home's own page and styles, with the poster of a film in it and without scripts: no page can show more any sooner. */
  readonly poster: string;
  /** React with nothing to show, and as many bytes of scripts as Home must load before it is rendered. */
  readonly react: string;
  close(): Promise<void>;
}

/** Serves the control pages; what they load beside themselves comes from the product. */
export async function serveControlPages(product: string, entryScriptBytes: number): Promise<ControlPages> {
  const poster = brotliCompressSync(await posterPage(product));
  const react = brotliCompressSync(
    '<!doctype html><html lang="pt"><meta name="viewport" content="width=device-width"><title>Selah</title>' +
      '<script type="module" src="/control.js"></script><div id="root"></div>',
  );
  const script = await reactOfSize(entryScriptBytes);
  const server = createServer((request, response) => {
    if (request.url === '/poster') return answer(response, 'text/html', poster);
    if (request.url === '/react') return answer(response, 'text/html', react);
    if (request.url === '/control.js') return answer(response, 'text/javascript', script);
    return pass(`${product}${request.url ?? ''}`, request.headers.accept ?? '*/*', response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    poster: `${url}/poster`,
    react: `${url}/react`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(response: ServerResponse, type: string, compressed: Uint8Array): void {
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Encoding': 'br' });
  response.end(compressed);
}

/** Bodies are compressed again, since `fetch` has decompressed them. */
async function pass(url: string, accept: string, response: ServerResponse): Promise<void> {
  const given = await fetch(url, { headers: { accept } });
  const body = new Uint8Array(await given.arrayBuffer());
  const type = given.headers.get('content-type') ?? 'application/octet-stream';
  if (given.ok && /^text|script|json|svg/.test(type)) return answer(response, type, brotliCompressSync(body));
  response.writeHead(given.status, { 'Content-Type': type }).end(body);
}

async function posterPage(product: string): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': 'pt-BR' };
  const page = await (await fetch(product, { headers })).text();
  const { posterUrl } = (await (await fetch(`${product}/api/videos/random?language=pt`)).json()) as {
    readonly posterUrl?: string;
  };
  if (posterUrl === undefined) throw new Error('the film has no poster');
  const poster = `<img src="${posterUrl}" alt="" style="position:fixed;inset:0;width:100%;height:60%;object-fit:cover">`;
  return page
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*modulepreload[^>]*>/g, '')
    .replace('</body>', `${poster}</body>`);
}

/** A script of React that renders an empty element, filled up with text that does not become shorter. Compressed. */
async function reactOfSize(bytes: number): Promise<Uint8Array> {
  const built = (await build({
    root: SHELL,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'control',
        resolveId: (id) => (id === ENTRY ? join(SHELL, 'control.js') : null),
        load: entryOf,
      },
    ],
    build: { write: false, rollupOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = built.output;
  const missing = Math.max(0, bytes - brotliCompressSync(code).length);
  // Three quarters of what hexadecimal needs: base64 of random bytes is as long compressed as the bytes.
  return brotliCompressSync(
    `${code}\nglobalThis.filling = () => "${randomBytes(missing).toString('base64')}";`,
  );
}

function entryOf(id: string): string | null {
  if (!id.endsWith('control.js')) return null;
  return `import { createRoot } from 'react-dom/client';
    import { createElement } from 'react';
    createRoot(document.getElementById('root')).render(createElement('p', null, 'Selah'));`;
}
