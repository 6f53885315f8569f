import { z } from 'zod';
import { LENGTHS } from './limits.ts';

/**
 * The code of the ads. Visitors' pages read it, so it stands apart from what only the administrator needs: a schema is made when its
 * file is evaluated, and twenty of them take a slow phone a tenth of a second.
 */
export const siteSettingsSchema = z.object({
  headerAdCode: z.string().max(LENGTHS.adCodeMax),
  footerAdCode: z.string().max(LENGTHS.adCodeMax),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The two slots for ad code, named as in the URLs of their frames. */
export const AD_SLOTS = ['header', 'footer'] as const;
export type AdSlot = (typeof AD_SLOTS)[number];
