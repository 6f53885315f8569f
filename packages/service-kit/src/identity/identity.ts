/** Who sends a request, as the gateway established it. A visitor and an administrator session may stand side by side. */
export interface Identity {
  readonly siteUser?: { readonly id: number; readonly sessionId: string };
  readonly admin?: { readonly id: number; readonly username: string; readonly sessionId: string };
}

export const ANONYMOUS: Identity = {};

/** Headers between the gateway and the services; a client's own are stripped at the gateway. */
export const IDENTITY_HEADER = 'x-selah-identity';
export const REQUEST_ID_HEADER = 'x-request-id';
/** The caller's address as the gateway saw it. */
export const CLIENT_ADDRESS_HEADER = 'x-selah-client-address';
/** The caller's device cookies, as a `Cookie` header; sent with logins only. */
export const DEVICE_COOKIES_HEADER = 'x-selah-device-cookies';
