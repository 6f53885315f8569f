/** Opens the data folder that is named on the command line, says so, and keeps it until it is killed. */
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
