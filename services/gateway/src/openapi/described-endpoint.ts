import type { Endpoint } from '@selah/shared/contracts/endpoint';

/** What the document is made of: everything an endpoint says about itself but how it is limited. */
export type DescribedEndpoint = Omit<Endpoint, 'limit'>;

export type JsonObject = { readonly [key: string]: unknown };
