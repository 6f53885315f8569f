import { z } from 'zod';
import { languageSchema } from '../languages.ts';
import { idSchema } from '../primitives.ts';

export const videoEvents = {
  /** A file is stored and its record is `pending`. */
  'video.uploaded': z.object({ videoId: idSchema }),
  /** The set of playable videos of these languages may have changed. */
  'video.changed': z.object({ languages: z.array(languageSchema).min(1) }),
} as const;
