import { z } from 'zod';
import { LENGTHS } from '../limits.ts';
import { idSchema, instantSchema } from '../primitives.ts';
import { AD_SLOTS, siteSettingsSchema } from '../site-settings.ts';

/** What is stored after a change, and when (M-165), which the release before does not say. */
export const savedSiteSettingsSchema = siteSettingsSchema.extend({ lastUpdated: instantSchema.optional() });

/** `PUT /api/site-settings`. */
export const siteSettingsChangeSchema = siteSettingsSchema.extend({
  /** What the change was made to: refused when something else is saved by now. Without it, that is overwritten. */
  basedOn: siteSettingsSchema.optional(),
});

export const adSlotParamsSchema = z.object({ slot: z.enum(AD_SLOTS) });

/** One of the last ten versions of both codes. The first is the current one. */
export const adVersionSchema = siteSettingsSchema.extend({
  id: idSchema,
  savedAt: instantSchema,
  /** The administrator's name. */
  savedBy: z.string(),
});

export const adVersionsSchema = z.array(adVersionSchema);

/** Ad code for a preview in the frame that visitors get; it is not saved. */
export const adPreviewRequestSchema = z.object({ code: z.string().max(LENGTHS.adCodeMax) });
export const adPreviewParamsSchema = z.object({ preview: z.string().regex(/^[0-9a-f]{64}$/) });
export const adPreviewAnswerSchema = z.object({ preview: adPreviewParamsSchema.shape.preview });

export type SavedSiteSettings = z.infer<typeof savedSiteSettingsSchema>;
export type SiteSettingsChange = z.infer<typeof siteSettingsChangeSchema>;
export type AdVersion = z.infer<typeof adVersionSchema>;
