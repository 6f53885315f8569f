import { z } from 'zod';

/** What a process of the product connects to other machines for. */
export const CONNECTION_PURPOSES = [
  /** Writes personal messages; the only one that receives what a visitor writes. */
  'letters',
  'mail',
  /** Films in the cloud tier. */
  'cloud',
  /** Films in a bucket, where browsers read them. */
  'films',
  /** Copies of all data. */
  'backups',
  'traces',
  /** The public address of the site itself, whose certificate is looked at. */
  'address',
  'database',
  'events',
  'cache',
  /** Other services of the product. */
  'services',
] as const;

export type ConnectionPurpose = (typeof CONNECTION_PURPOSES)[number];

export const outgoingConnectionSchema = z.object({
  purpose: z.enum(CONNECTION_PURPOSES),
  host: z.string().min(1),
  port: z.int().positive(),
});

export const outgoingConnectionsSchema = z.array(outgoingConnectionSchema);

export type OutgoingConnection = z.infer<typeof outgoingConnectionSchema>;

/** Where a service tells its gateway; not for the public. */
export const CONNECTIONS_PATH = '/connections';
