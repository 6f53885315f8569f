import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * Writes bytes as they are, as no HTTP client would, and reads one answer: until its announced length is there, or until
 * the server closes the connection.
 */
export async function sendRaw(port: number, ...parts: readonly (string | Buffer)[]): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  for (const part of parts) socket.write(part);
  return readAnswer(socket);
}

/** The answer that arrives on a socket; status 0 when it closes without one. The socket is closed afterwards. */
export function readAnswer(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (isComplete(parseAnswer(received))) socket.destroy();
    });
    // A reset after the answer is a close like any other.
    socket.on('error', () => {});
    socket.on('close', () => resolve(parseAnswer(received)));
  });
}

/** A request head from its lines. */
export function head(...lines: readonly string[]): string {
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function parseAnswer(text: string): RawAnswer {
  const [first = '', ...rest] = text.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    head: rest.length > 0 ? first : '',
    body: rest.join('\r\n\r\n'),
  };
}

function isComplete(answer: RawAnswer): boolean {
  const length = /^content-length: (\d+)/im.exec(answer.head)?.[1];
  return length !== undefined && answer.body.length >= Number(length);
}
