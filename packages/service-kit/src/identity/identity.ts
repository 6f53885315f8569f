/**
 * The identity of a request as the gateway verified it. A browser can have a visitor session and an administrator
 * session.
 */
export interface Identity {
  readonly siteUser?: { readonly id: number; readonly sessionId: string };
  readonly admin?: { readonly id: number; readonly username: string; readonly sessionId: string };
}

export const ANONYMOUS: Identity = {};

/** Headers from the gateway to the services. The gateway removes them from client requests. */
export const IDENTITY_HEADER = 'x-selah-identity';
export const REQUEST_ID_HEADER = 'x-request-id';
/** The caller's span (W3C Trace Context), so that this request becomes part of its trace. */
export const TRACEPARENT_HEADER = 'traceparent';
/** The client's address as the gateway saw it. */
export const CLIENT_ADDRESS_HEADER = 'x-selah-client-address';
/** The client's device cookies as a `Cookie` header; only sent with logins. */
export const DEVICE_COOKIES_HEADER = 'x-selah-device-cookies';
