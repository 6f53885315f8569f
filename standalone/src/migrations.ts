import { ADMIN_DATA } from '@selah/admin/migrations';
import { MESSAGES_DATA } from '@selah/messages/migrations';
import type { ServiceData } from '@selah/service-kit/mongo/migrations/service-data';
import { STATS_DATA } from '@selah/stats/migrations';
import { USERS_DATA } from '@selah/users/migrations';
import { VIDEOS_DATA } from '@selah/videos/migrations';

/** The data of all services, in the order in which they are migrated. */
export const ALL_DATA: readonly ServiceData[] = [
  VIDEOS_DATA,
  MESSAGES_DATA,
  STATS_DATA,
  ADMIN_DATA,
  USERS_DATA,
];
