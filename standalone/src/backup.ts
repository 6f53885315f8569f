import { openBackupStore } from './backup/backup-store.ts';
import { makeBackup } from './backup/make-backup.ts';
import {
  assertDataExists,
  printProgress,
  printWhatIsElsewhere,
  readCommand,
  runCommand,
} from './backup/run-command.ts';
import { openDataFolder } from './data-folder.ts';

// `npm run backup -- FOLDER`: copies all data of the stopped product into a folder of backups.
const USAGE = 'Say where to: npm run backup -- FOLDER';

const print = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

await runCommand(async () => {
  const command = readCommand(process.env, process.argv[2], USAGE);
  assertDataExists(command);
  const data = openDataFolder(command.directory);
  try {
    const store = await openBackupStore(command.folder, { create: true });
    try {
      const { directory, elsewhere } = command;
      const onProgress = printProgress(print);
      const made = await makeBackup({ directory, elsewhere, store, now: Date.now, onProgress });
      print(
        `Backup ${made.name}: ${made.files} files, ${megabytes(made.bytes)}, of which ${megabytes(made.copiedBytes)} are new.`,
      );
      for (const name of await store.deleteExpired(made.name)) print(`Deleted by rule: ${name}`);
      printWhatIsElsewhere(command, print);
    } finally {
      store.close();
    }
  } finally {
    data.release();
  }
});
