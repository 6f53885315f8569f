import { S3Client } from '@aws-sdk/client-s3';
import type { Logger } from '../logging/logger.ts';
import { DEFAULT_REGION } from './s3-region.ts';

export interface S3Config {
  /** `http(s)://host:port` of an S3-compatible server; AWS if absent. */
  readonly endpoint?: string | undefined;
  /** The address under which browsers reach the server; `endpoint` if absent. */
  readonly publicEndpoint?: string | undefined;
  readonly bucket: string;
  readonly region?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A client that works with any S3-compatible server. */
export function createS3Client(config: S3Config, logger: Logger): S3Client {
  const { endpoint, region = DEFAULT_REGION, accessKeyId, secretAccessKey } = config;
  const ignore = () => {};
  return new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Compatible servers seldom support a host name per bucket.
    forcePathStyle: true,
    // The SDK sends its checksums in a trailer that not every compatible server supports; we send Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // By default the SDK writes warnings to the console and logs every request.
    logger: { debug: ignore, info: ignore, warn: (text: string) => logger.debug(text), error: ignore },
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000 },
  });
}
