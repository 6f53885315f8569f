import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMailer } from '../../../test/contracts/mailer.contract.ts';
import { createEmlMailer } from './eml-mailer.ts';

describeMailer('as files in a folder', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'selah-mail-'));
  let milliseconds = Date.UTC(2026, 0, 1);
  // One second per mail, so that the file names are in order.
  const now = () => {
    milliseconds += 1000;
    return milliseconds;
  };
  return {
    mailer: createEmlMailer({ directory, from: 'Selah <selah@example.org>', now }),
    async delivered() {
      const names = (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort();
      return Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
    },
    close: () => rm(directory, { recursive: true }),
  };
});
