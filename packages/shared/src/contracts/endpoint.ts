import type { z } from 'zod';

export const SERVICE_NAMES = ['videos', 'users', 'messages', 'stats', 'admin'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** Who may call: anyone, the visitor who owns the record, or the administrator. */
export type Access = 'anyone' | 'own-site-user' | 'admin';

/** Which rate limit applies. The gateway holds the numbers. */
export type LimitClass =
  | 'read'
  | 'media'
  | 'count'
  | 'message'
  | 'login'
  | 'write'
  | 'upload'
  /** Chunks of resumable uploads: many calls with large bodies. */
  | 'transfer';

export interface Endpoint {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** With `{parameters}` as in OpenAPI. */
  readonly path: `/api/${string}`;
  /** `gateway` for endpoints that the gateway answers itself. */
  readonly service: ServiceName | 'gateway';
  readonly access: Access;
  readonly limit: LimitClass;
  /** HTTP status on success. */
  readonly status: 200 | 201 | 202 | 204;
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly json?: z.ZodType;
  /** Text fields of a multipart body; files are not listed here. */
  readonly multipart?: z.ZodType;
  /** Media types of a body that is not JSON. */
  readonly raw?: readonly string[];
  /** The maximum size of that body. */
  readonly maxMegabytes?: number;
  /** Request headers that the endpoint reads. */
  readonly headers?: z.ZodType;
  readonly answer?: z.ZodType;
  /** The value of the `draft` events that come before the `answer` where server-sent events are asked for. */
  readonly draft?: z.ZodType;
}
