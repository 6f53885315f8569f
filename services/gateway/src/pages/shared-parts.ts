import { createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Cache } from '@selah/service-kit/cache/cache';
import type { SigningSecrets } from '@selah/service-kit/config/signing-secrets';
import type { Logger } from '@selah/service-kit/logging/logger';
import { createStaticFile, isHashedAsset, type StaticFile } from './static-file.ts';

/** The parts of pages of every build that was started lately. */
export interface SharedParts {
  /** Makes parts known to the gateways of other builds. An unreachable cache does not delay the start. */
  publish(files: ReadonlyMap<string, StaticFile>): Promise<void>;
  /** A part of another build; undefined if there is none of this path, or the cache is away. */
  find(path: string): Promise<StaticFile | undefined>;
}

export interface SharedPartsDeps {
  readonly cache: Pick<Cache, 'get' | 'add' | 'touch'>;
  readonly secrets: SigningSecrets;
  readonly logger: Logger;
}

/** Longer than a page stays open. */
const KEPT = { ttlMs: 7 * 24 * 60 * 60 * 1000 };
/** A gateway is not ready later than this because of the cache. Milliseconds. */
const PATIENCE_MS = 3_000;
/** No path of a build is longer. */
const LONGEST_PATH = 200;

/**
 * During an update, gateways of two builds answer for one site: a page of one build asks the other gateway
 * for its parts. Their names contain a hash of the content, so parts of all builds can be kept beside one
 * another in the cache that the gateways share. Each is signed with its path, because it becomes a script of
 * the page.
 */
export function createSharedParts({ cache, secrets, logger }: SharedPartsDeps): SharedParts {
  async function publishOne(path: string, { identity, br }: StaticFile): Promise<void> {
    const content = (br ?? identity).body;
    const value = `${br ? 'br' : 'identity'}.${signatureOf(secrets[0], path, content)}.${content.toString('base64')}`;
    const key = keyOf(path);
    if (!(await cache.add(key, value, KEPT))) await cache.touch(key, KEPT);
  }

  async function publish(files: ReadonlyMap<string, StaticFile>): Promise<void> {
    const parts = [...files].filter(([path]) => isHashedAsset(path) && path.length <= LONGEST_PATH);
    const limit = Promise.withResolvers<void>();
    const timer = setTimeout(() => limit.reject(new Error('the cache takes too long')), PATIENCE_MS);
    try {
      await Promise.race([limit.promise, Promise.all(parts.map((part) => publishOne(...part)))]);
    } catch (error) {
      logger.warn({ err: error }, 'gateways of other builds do not know all parts of this one');
    } finally {
      clearTimeout(timer);
    }
  }

  async function find(path: string): Promise<StaticFile | undefined> {
    if (!isHashedAsset(path) || path.length > LONGEST_PATH) return undefined;
    const value = await cache.get(keyOf(path)).catch(() => undefined);
    const [coding, signature = '', text = ''] = value?.split('.') ?? [];
    const content = Buffer.from(text, 'base64');
    if (!value || !secrets.some((secret) => isSigned(secret, { path, content, signature }))) return undefined;
    if (coding !== 'br') return createStaticFile(path, content);
    return createStaticFile(path, await promisify(brotliDecompress)(content), { br: content });
  }

  return { publish, find };
}

const keyOf = (path: string) => `part:${path}`;

function signatureOf(secret: string, path: string, content: Buffer): string {
  return createHmac('sha256', secret).update(`part of a page\n${path}\n`).update(content).digest('base64url');
}

function isSigned(
  secret: string,
  part: { readonly path: string; readonly content: Buffer; readonly signature: string },
): boolean {
  const expected = Buffer.from(signatureOf(secret, part.path, part.content));
  const given = Buffer.from(part.signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
