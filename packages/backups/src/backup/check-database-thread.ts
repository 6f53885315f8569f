import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

parentPort?.postMessage(check(String(workerData)));

/** What SQLite says of the file; `ok` if it is whole. */
function check(file: string): string {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    return String(database.prepare('PRAGMA quick_check(1)').get()?.quick_check);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database.close();
  }
}
