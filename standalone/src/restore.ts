import { openBackupStore } from './backup/backup-store.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { printProgress, printWhatIsElsewhere, readCommand, runCommand } from './backup/run-command.ts';

// `npm run restore -- FOLDER [NAME]`: writes a backup, by default the newest, into an empty data folder.
const USAGE = 'Say from where: npm run restore -- FOLDER [NAME OF THE BACKUP]';

const print = (line: string) => process.stdout.write(`${line}\n`);

await runCommand(async () => {
  const [, , folder, name] = process.argv;
  const command = readCommand(process.env, folder, USAGE);
  const store = await openBackupStore(command.folder);
  try {
    const { directory, elsewhere } = command;
    const onProgress = printProgress(print);
    const restored = await restoreBackup({ store, name, directory, elsewhere, onProgress });
    print(`Restored ${restored} into ${directory}. Start the product with: npm start`);
    printWhatIsElsewhere(command, print);
  } finally {
    store.close();
  }
});
