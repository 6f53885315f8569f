import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '@selah/service-kit/errors/app-error';
import { lingerThen } from '@selah/service-kit/http/linger';
import type { ErrorCode } from '@selah/shared/contracts/error-codes';
import { DEFAULT_LANGUAGE } from '@selah/shared/contracts/languages';

type ClientError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/**
 * Answers a connection that never became a request, because its headers are too large, too slow or not HTTP,
 * with an ordinary error. The client's language is unknown at this point.
 */
export function answerClientError(error: ClientError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable || hasAnswerBegun(socket)) {
    socket.destroy();
    return;
  }
  const failure = new AppError(codeOf(error));
  const body = JSON.stringify(failure.toProblem(DEFAULT_LANGUAGE));
  // The failed parser would report an error for every further packet.
  socket.removeAllListeners('data');
  socket.end(
    [
      `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => lingerThen(socket, () => socket.destroy()),
  );
}

function codeOf(error: ClientError): ErrorCode {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return isStillInRequestLine(error.rawPacket) ? 'uri_too_long' : 'headers_too_large';
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 'body_too_large';
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'request_timeout';
    default:
      return 'malformed_body';
  }
}

/** Whether the packet that exceeded the limit is the beginning of a long request line. */
function isStillInRequestLine(packet: Buffer | undefined): boolean {
  return packet !== undefined && /^[A-Z]+ [^\r\n ]*$/.test(packet.subarray(0, 16 * 1024).toString('latin1'));
}

/** An answer in progress is kept on the socket by Node; a second one would corrupt it. */
function hasAnswerBegun(socket: Duplex): boolean {
  const { _httpMessage: answer } = socket as Duplex & { readonly _httpMessage?: ServerResponse | null };
  return answer?.headersSent === true;
}
