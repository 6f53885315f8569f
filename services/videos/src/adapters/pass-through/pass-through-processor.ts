import type { Logger } from '@selah/service-kit/logging/logger';
import { type Container, EXTENSIONS } from '../../domain/container.ts';
import type { MediaProcessor } from '../../domain/ports.ts';
import { UnplayableFileError } from '../../domain/video-errors.ts';

/**
 * Accepts files unchanged, for machines without ffmpeg: no conversion, no duration, no poster, no captions.
 * Matroska is refused, because not every browser plays it.
 */
export function createPassThroughProcessor(logger: Logger): MediaProcessor {
  return {
    extensionFor(container) {
      assertPlays(container);
      return EXTENSIONS[container];
    },
    async process({ path, container }) {
      assertPlays(container);
      logger.info(
        { skipped: ['inspection', 'conversion', 'poster', 'captions'] },
        'ffmpeg is not here: kept as it came',
      );
      return { path, container };
    },
  };
}

function assertPlays(container: Container): void {
  if (container === 'matroska') throw new UnplayableFileError('unknown_codec');
}
