import { request } from 'node:http';

const SOCKET = '/var/run/docker.sock';

/** CPU time of a container so far, all processes and threads. Milliseconds. */
export async function containerTime(id: string): Promise<number> {
  const answer = await get(`/containers/${id}/stats?stream=false&one-shot=true`);
  const { cpu_stats: figures } = JSON.parse(answer) as {
    readonly cpu_stats: { readonly cpu_usage: { readonly total_usage: number } };
  };
  return figures.cpu_usage.total_usage / 1e6;
}

function get(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ socketPath: SOCKET, path }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      answer.once('end', () => resolve(body)).once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}
