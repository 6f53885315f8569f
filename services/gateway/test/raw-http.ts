import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * Sends raw bytes and reads one answer: until its announced length is complete, or until the server closes
 * the connection.
 */
export async function sendRaw(port: number, ...parts: readonly (string | Buffer)[]): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  for (const part of parts) socket.write(part);
  return readAnswer(socket);
}

/** Reads the answer on a socket, which is then closed; status 0 without an answer. */
export function readAnswer(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (isComplete(parseAnswer(received))) socket.destroy();
    });
    // A reset after the answer is treated as a close.
    socket.on('error', () => {});
    socket.on('close', () => resolve(parseAnswer(received)));
  });
}

/** A request head. */
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
