import type { Connection } from 'mongoose';
import type { Clock } from '../../clock.ts';

/** One step of a service's data from a version to the next. It never changes once it is released. */
export interface Migration {
  /** What it makes, for people: `indexes of saved_messages`. */
  readonly name: string;
  /** Can be repeated: after a kill in the middle it runs again from its beginning. */
  run(connection: Connection, now: Clock): Promise<void>;
  /**
   * Programs of earlier versions must not work with the result. Without it they run on beside the new ones, and an update
   * can be taken back.
   */
  readonly excludesEarlierPrograms?: true;
}

/** The data of one service. Their version is the number of migrations that were run. */
export interface ServiceData {
  readonly service: string;
  readonly migrations: readonly Migration[];
}

/** The version that a program of this release writes. */
export function versionOf({ migrations }: ServiceData): number {
  return migrations.length;
}

/** The oldest program that can work with data of this version, by its version. */
export function oldestProgramFor({ migrations }: ServiceData, version: number): number {
  return migrations.slice(0, version).findLastIndex((migration) => migration.excludesEarlierPrograms) + 1;
}
