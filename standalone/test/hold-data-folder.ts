/** Opens the data folder given on the command line, prints the result, and keeps it open until it is killed. */
import { openDataFolder } from '../src/data-folder.ts';

function tryToOpen(directory: string): string {
  try {
    openDataFolder(directory);
    return 'open';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

console.log(`${process.pid} ${tryToOpen(process.argv[2] ?? '')}`);
setTimeout(() => {}, 60_000);
