import { join } from 'node:path';
import { loadConfig } from '@selah/service-kit/config/load-config';
import { signingSecretsVariable, urlVariable } from '@selah/service-kit/config/variables';
import { z } from 'zod';
import { seedDemo } from './seed-demo.ts';

// Adds the demo videos to an installation with several processes, once; `npm start` does it itself.
const schema = z.object({
  SELAH_SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).default('demo'),
  SELAH_DATA_DIR: z.string().default('.data'),
  VIDEOS_URL: urlVariable('http', 'https'),
  INTERNAL_SECRET: signingSecretsVariable,
});

const env = loadConfig(schema, process.env);
if (env.SELAH_SEED === 'demo') {
  await seedDemo({
    videosUrl: env.VIDEOS_URL,
    internalSecrets: env.INTERNAL_SECRET,
    marker: join(env.SELAH_DATA_DIR, 'seeded'),
    print: (line) => process.stdout.write(`${line}\n`),
  });
}
