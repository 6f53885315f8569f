import { loadConfig } from '@selah/service-kit/config/load-config';
import { urlVariable } from '@selah/service-kit/config/variables';
import { startFailure } from '@selah/service-kit/lifecycle/run-process';
import { describeReport } from '@selah/service-kit/mongo/migrations/migrate-data';
import { migrateDatabase } from '@selah/service-kit/mongo/migrations/migrate-database';
import { z } from 'zod';
import { ALL_DATA } from './migrations.ts';

// Brings the data of all services to this release, before the services of an installation with several processes start;
// `npm start` does it itself.
const schema = z.object({ MONGODB_URI: urlVariable('mongodb', 'mongodb+srv') });

// Process 1 of a container ignores signals without a handler. What is not finished is done by the next run.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1));

try {
  const { MONGODB_URI } = loadConfig(schema, process.env);
  await migrateDatabase(MONGODB_URI, ALL_DATA, {
    onReport: (report) => {
      const line = describeReport(report) ?? `Data of ${report.service}: version ${report.to}, nothing to do`;
      process.stdout.write(`${line}\n`);
    },
  });
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exitCode = 1;
}
