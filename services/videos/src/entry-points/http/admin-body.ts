import { parseJsonBody } from '@selah/service-kit/http/koa/parse-request';
import type { ServiceContext } from '@selah/service-kit/http/koa/service-context';
import type { z } from 'zod';

/** The JSON body of an administrator's request. Its `language` is the video's, not that of the answer. */
export async function parseAdminBody<Schema extends z.ZodType>(
  ctx: ServiceContext,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { language } = ctx.state;
  try {
    return await parseJsonBody(ctx, schema);
  } finally {
    ctx.state.language = language;
  }
}
