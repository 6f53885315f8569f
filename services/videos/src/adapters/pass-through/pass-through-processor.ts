import type { Logger } from '@selah/service-kit/logging/logger';
import { EXTENSIONS } from '../../domain/container.ts';
import type { MediaProcessor } from '../../domain/ports.ts';

/** Accepts every file unchanged, for machines without ffmpeg: no conversion, no duration, no poster, no captions. */
export function createPassThroughProcessor(logger: Logger): MediaProcessor {
  return {
    extensionFor: (container) => EXTENSIONS[container],
    async process({ path, container }) {
      logger.info(
        { skipped: ['inspection', 'conversion', 'poster', 'captions'] },
        'ffmpeg is not here: kept as it came',
      );
      return { path, container };
    },
  };
}
