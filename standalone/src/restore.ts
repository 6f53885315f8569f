import { openBackupStore } from '@selah/backups/backup-store';
import { type RestoreRequest, restoreBackup } from '@selah/backups/restore-backup';
import { createLogger } from '@selah/service-kit/logging/logger';
import { openConfiguredCloud, printCloudBackups } from './console/cloud-command.ts';
import {
  type BackupCommand,
  printProgress,
  printWhatIsElsewhere,
  readCommand,
  readConfig,
  runCommand,
} from './console/run-command.ts';

// `npm run restore -- FOLDER [NAME]`: writes a backup, by default the newest, into an empty data folder.
// `npm run restore -- --from-cloud [NAME]`: the same from the bucket of backups, which needs no folder of backups.
const USAGE =
  'Say from where: npm run restore -- FOLDER [NAME OF THE BACKUP], or npm run restore -- --from-cloud [NAME OF THE BACKUP]';

const print = (line: string) => process.stdout.write(`${line}\n`);

type Command = Pick<BackupCommand, 'config' | 'directory' | 'elsewhere'>;

async function restoreFrom(
  store: RestoreRequest['store'],
  command: Command,
  name: string | undefined,
): Promise<void> {
  const { directory, elsewhere } = command;
  const onProgress = printProgress(print);
  const restored = await restoreBackup({ store, name, directory, elsewhere, onProgress });
  print(`Restored ${restored} into ${directory}. Start the product with: npm start`);
  printWhatIsElsewhere(command, print);
}

await runCommand(async () => {
  const [, , from, name] = process.argv;
  if (from === '--from-cloud') {
    const command = readConfig(process.env);
    const cloud = await openConfiguredCloud(
      command.config,
      createLogger({ name: 'selah', level: 'fatal', to: 'stderr' }),
    );
    await printCloudBackups(cloud, print);
    return restoreFrom(cloud, command, name);
  }
  const command = readCommand(process.env, from, USAGE);
  const store = await openBackupStore(command.folder);
  try {
    await restoreFrom(store, command, name);
  } finally {
    store.close();
  }
});
