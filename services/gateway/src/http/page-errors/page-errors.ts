import { AppError } from '@selah/service-kit/errors/app-error';
import {
  PAGE_ERRORS_PATH,
  type PageErrorKind,
  type PageName,
} from '@selah/shared/contracts/page-errors/kinds';
import { type PageError, pageErrorSchema } from '@selah/shared/contracts/page-errors/page-error';
import type { Handler } from '../request/gateway-request.ts';
import { readBody } from './read-body.ts';

type Counts = Partial<Record<PageName, Partial<Record<PageErrorKind, number>>>>;

/** Errors in pages since this process started, by page and kind. */
export interface PageErrors {
  count(error: PageError): void;
  counts(): Counts;
}

export function createPageErrors(): PageErrors {
  const counts: Counts = {};
  return {
    count({ page, kind }) {
      const ofPage = counts[page] ?? {};
      counts[page] = { ...ofPage, [kind]: (ofPage[kind] ?? 0) + 1 };
    },
    counts: () => counts,
  };
}

/** Receives error reports of pages. Only values from closed lists are logged, never text of a visitor. */
export function pageErrorRoutes(errors: PageErrors): Handler {
  return async (req, res, next) => {
    if (res.locals.route.path !== PAGE_ERRORS_PATH) {
      next();
      return;
    }
    if (!req.is('application/json')) throw new AppError('unsupported_media_type');
    const parsed = pageErrorSchema.safeParse(jsonOf(await readBody(req, res)));
    if (!parsed.success) throw new AppError('invalid_input', { issues: parsed.error.issues });
    errors.count(parsed.data);
    res.locals.log.warn(parsed.data, 'an error in a page');
    res.status(204).end();
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_body', { cause });
  }
}
