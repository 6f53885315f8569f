import { AppError } from '@selah/service-kit/errors/app-error';
import type { SavedMessage } from '@selah/shared/contracts/messages/requests';
import type { Clock, KeptMessages, SiteUserRepository } from '../domain/ports.ts';
import type { SiteUser } from '../domain/site-user.ts';

interface Needs {
  readonly siteUsers: SiteUserRepository;
  readonly keptMessages: KeptMessages;
  readonly now: Clock;
}

export interface OwnData {
  readonly exportedAt: Date;
  readonly user: SiteUser;
  readonly savedMessages: readonly SavedMessage[];
}

/** Everything the product keeps about one person, for that person (LGPD art. 18, GDPR art. 20). */
export function exportOwnData({ siteUsers, keptMessages, now }: Needs) {
  /** @throws AppError `user_not_found` */
  return async (id: number): Promise<OwnData> => {
    const user = await siteUsers.findById(id);
    if (!user) throw new AppError('user_not_found');
    return { exportedAt: now(), user, savedMessages: await keptMessages.of(id) };
  };
}
