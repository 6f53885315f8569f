import { type BackupStore, openBackupStore } from '@selah/backups/backup-store';
import { makeBackup } from '@selah/backups/make-backup';
import { createLogger } from '@selah/service-kit/logging/logger';
import { copyAndPrint, openConfiguredCloud } from './console/cloud-command.ts';
import {
  assertDataExists,
  type BackupCommand,
  printProgress,
  printWhatIsElsewhere,
  readCommand,
  runCommand,
} from './console/run-command.ts';
import { openDataFolder } from './data-folder.ts';

// `npm run backup -- FOLDER`: copies all data of the stopped product into a folder of backups, and from there into the bucket of
// backups, if one is configured.
const USAGE = 'Say where to: npm run backup -- FOLDER';

const logger = createLogger({ name: 'selah', level: 'fatal', to: 'stderr' });
const print = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

await runCommand(async () => {
  const command = readCommand(process.env, process.argv[2], USAGE);
  assertDataExists(command);
  const store = await openBackupStore(command.folder, { create: true });
  try {
    await makeAndPrint(command, store);
    printWhatIsElsewhere(command, print);
    // The product can be started again meanwhile.
    if (command.config.bucketOfBackups)
      await copyAndPrint(store, await openConfiguredCloud(command.config, logger), print);
  } finally {
    store.close();
  }
});

async function makeAndPrint({ directory, elsewhere }: BackupCommand, store: BackupStore): Promise<void> {
  const data = openDataFolder(directory);
  try {
    const onProgress = printProgress(print);
    const made = await makeBackup({ directory, elsewhere, store, now: Date.now, onProgress });
    print(
      `Backup ${made.name}: ${made.files} files, ${megabytes(made.bytes)}, of which ${megabytes(made.copiedBytes)} are new.`,
    );
    for (const name of await store.deleteExpired(made.name)) print(`Deleted by rule: ${name}`);
  } finally {
    data.release();
  }
}
