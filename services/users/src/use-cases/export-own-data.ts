import type { Clock } from '@selah/service-kit/clock';
import type { SavedMessage } from '@selah/shared/contracts/messages/requests';
import type { SavedMessages } from '../domain/ports.ts';
import type { SiteUser } from '../domain/site-user.ts';
import { type GetSiteUserDeps, getSiteUser } from './get-site-user.ts';

export interface ExportOwnDataDeps extends GetSiteUserDeps {
  readonly savedMessages: SavedMessages;
  readonly now: Clock;
}

export interface OwnData {
  readonly exportedAt: Date;
  readonly user: SiteUser;
  readonly savedMessages: readonly SavedMessage[];
}

/**
 * All data about one visitor, for that visitor (LGPD art. 18, GDPR art. 20).
 * @throws AppError `user_not_found`
 */
export async function exportOwnData(deps: ExportOwnDataDeps, id: number): Promise<OwnData> {
  const user = await getSiteUser(deps, id);
  return { exportedAt: new Date(deps.now()), user, savedMessages: await deps.savedMessages.listOf(id) };
}
