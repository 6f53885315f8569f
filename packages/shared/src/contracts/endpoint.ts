import type { z } from 'zod';

export const SERVICE_NAMES = ['videos', 'users', 'messages', 'stats', 'admin'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** Who may call: anyone, the visitor whose record it is, or the administrator. */
export type Access = 'anyone' | 'own-site-user' | 'admin';

/** Which limit counts the call; the numbers stand with the gateway, which enforces them. */
export type LimitClass =
  | 'read'
  | 'media'
  | 'count'
  | 'message'
  | 'login'
  | 'write'
  | 'upload'
  /** The pieces of resumable uploads: many small calls, and large bodies. */
  | 'transfer';

export interface Endpoint {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** With `{parameters}`, as OpenAPI writes paths. */
  readonly path: `/api/${string}`;
  /** `gateway` for what is answered there. */
  readonly service: ServiceName | 'gateway';
  readonly access: Access;
  readonly limit: LimitClass;
  /** The status of success. */
  readonly status: 200 | 201 | 202 | 204;
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly json?: z.ZodType;
  /** The text fields beside the files of a multipart body. */
  readonly multipart?: z.ZodType;
  /** Media types of a body that is taken as it is. */
  readonly raw?: readonly string[];
  /** Request headers that belong to the call. */
  readonly headers?: z.ZodType;
  readonly answer?: z.ZodType;
}
