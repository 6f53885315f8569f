import type { Endpoint } from '@selah/shared/contracts/endpoint';

/** The documented part of an endpoint: all but its limits. */
export type DescribedEndpoint = Omit<Endpoint, 'limit'>;

export type JsonObject = { readonly [key: string]: unknown };
