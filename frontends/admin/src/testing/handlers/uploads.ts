import { type KnownFilesAnswer, PROBLEM_HEADER } from '@selah/shared/contracts/videos/uploads';
import { HttpResponse, http } from 'msw';

interface ReceivedUpload {
  readonly length: number;
  offset: number;
}

/** Mocked tus uploads. A test can drop connections, and set which files the server knows or cannot play. */
export interface UploadsState {
  readonly received: Map<string, ReceivedUpload>;
  /** By SHA-256. */
  readonly known: Map<string, KnownFilesAnswer['known'][number]['video']>;
  /** By file name. */
  readonly unplayable: Set<string>;
  /**
   * Results of uploaded chunks: `broken` drops the connection, `half` does so after storing half of the chunk, a number is
   * the status.
   */
  patchAnswers: ('ok' | 'broken' | 'half' | number)[];
  /** Set while the disk of the server is full: what it says to a question where to continue. */
  diskFull?: string | undefined;
  /** Set when the file is no video: what the server says after its first bytes. */
  noVideo?: string;
  /** The limit of bodies of a proxy in front of the server, in bytes. */
  bodyLimit?: number;
  /** The sizes of the pieces that arrived, in bytes. */
  readonly pieces: number[];
}

export function noUploads(): UploadsState {
  return { received: new Map(), known: new Map(), unplayable: new Set(), patchAnswers: [], pieces: [] };
}

const TUS = { 'Tus-Resumable': '1.0.0' } as const;

export function uploadsHandlers(state: UploadsState) {
  return [
    http.post('*/api/uploads', ({ request }) => {
      const id = (state.received.size + 1).toString(16).padStart(32, '0');
      state.received.set(id, { length: Number(request.headers.get('Upload-Length')), offset: 0 });
      return new HttpResponse(null, { status: 201, headers: { ...TUS, Location: `/api/uploads/${id}` } });
    }),
    http.head('*/api/uploads/:id', ({ params }) => {
      const upload = state.received.get(String(params.id));
      if (!upload) return new HttpResponse(null, { status: 404, headers: TUS });
      if (state.diskFull) {
        const problem = JSON.stringify({ code: 'disk_full', message: state.diskFull });
        const headers = { ...TUS, [PROBLEM_HEADER]: encodeURIComponent(problem) };
        return new HttpResponse(null, { status: 507, headers });
      }
      return new HttpResponse(null, {
        status: 200,
        headers: { ...TUS, 'Upload-Offset': `${upload.offset}`, 'Upload-Length': `${upload.length}` },
      });
    }),
    http.patch('*/api/uploads/:id', async ({ request, params }) => {
      const upload = state.received.get(String(params.id));
      if (!upload) return new HttpResponse(null, { status: 404, headers: TUS });
      const piece = (await request.arrayBuffer()).byteLength;
      if (piece > (state.bodyLimit ?? Number.POSITIVE_INFINITY))
        return HttpResponse.html('<h1>413 Request Entity Too Large</h1>', { status: 413 });
      const answer = state.patchAnswers.shift() ?? 'ok';
      if (answer === 'half') upload.offset += piece >> 1;
      if (answer === 'broken' || answer === 'half') return HttpResponse.error();
      if (answer !== 'ok')
        return HttpResponse.json({ code: 'unauthenticated', message: 'Entre.' }, { status: answer });
      upload.offset += piece;
      state.pieces.push(piece);
      if (state.noVideo !== undefined) {
        state.received.delete(String(params.id));
        const problem = { code: 'unplayable_file', message: state.noVideo };
        return HttpResponse.json(problem, { status: 415 });
      }
      return new HttpResponse(null, {
        status: 204,
        headers: { ...TUS, 'Upload-Offset': `${upload.offset}` },
      });
    }),
    http.delete('*/api/uploads/:id', ({ params }) => {
      state.received.delete(String(params.id));
      return new HttpResponse(null, { status: 204, headers: TUS });
    }),
  ];
}
