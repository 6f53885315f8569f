import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** Increase it when an older release could not restore what this one writes. */
const FORMAT = 1;

const PRODUCT = 'selah';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const fileSchema = z.object({
  /** Relative to the data folder, with `/`. */
  path: z.string().refine(isInside, 'leaves the data folder'),
  bytes: z.int().nonnegative(),
  sha256,
  /** Milliseconds since 1970, as the file system tells them. */
  modifiedAt: z.number(),
});

const manifestSchema = z.object({
  product: z.literal(PRODUCT),
  format: z.int().positive(),
  createdAt: z.iso.datetime(),
  /** Made of data that a restore was about to replace. */
  isBeforeRestore: z.literal(true).optional(),
  files: z.array(fileSchema).readonly(),
});

const sealedSchema = z.object({ checksum: sha256, backup: z.unknown() });

export type BackedUpFile = Readonly<z.infer<typeof fileSchema>>;

/** Which files, with which content, the data folder had at one moment. */
export type Manifest = Readonly<z.infer<typeof manifestSchema>>;

/** @param createdAt milliseconds since 1970 */
export function createManifest(
  createdAt: number,
  files: readonly BackedUpFile[],
  { isBeforeRestore }: { readonly isBeforeRestore?: boolean | undefined } = {},
): Manifest {
  return {
    product: PRODUCT,
    format: FORMAT,
    createdAt: new Date(createdAt).toISOString(),
    ...(isBeforeRestore && { isBeforeRestore: true as const }),
    files,
  };
}

/** The text of the manifest's file, with a checksum of its own. */
export function serializeManifest(manifest: Manifest): string {
  return `${JSON.stringify({ checksum: checksumOf(manifest), backup: manifest }, undefined, 1)}\n`;
}

/** @throws BackupError if it is cut, altered, of another product or of a newer release */
export function parseManifest(name: string, text: string): Manifest {
  const damaged = (cause?: unknown) =>
    new BackupError(
      'backup_damaged',
      `The backup ${name} is damaged: its list of files was cut or changed.`,
      { cause },
    );
  let backup: unknown;
  try {
    const sealed = sealedSchema.parse(JSON.parse(text));
    if (sealed.checksum !== checksumOf(sealed.backup)) throw damaged();
    backup = sealed.backup;
  } catch (cause) {
    throw cause instanceof BackupError ? cause : damaged(cause);
  }
  const { product, format } = z
    .object({ product: z.unknown(), format: z.number().catch(0) })
    .catch({ product: undefined, format: 0 })
    .parse(backup);
  if (product !== PRODUCT) throw new BackupError('other_product', `${name} is a backup of another product.`);
  if (format > FORMAT)
    throw new BackupError(
      'newer_release',
      `The backup ${name} was made by a newer release (format ${format}, this one knows ${FORMAT}): update first.`,
    );
  const parsed = manifestSchema.safeParse(backup);
  if (!parsed.success) throw damaged(parsed.error);
  return parsed.data;
}

function checksumOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function isInside(path: string): boolean {
  return (
    !/^([A-Za-z]:|\/)|\\|\0/.test(path) && !path.split('/').some((part) => ['', '.', '..'].includes(part))
  );
}
