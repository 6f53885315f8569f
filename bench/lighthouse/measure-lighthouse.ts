// Lighthouse's scores of Home in every language:
//   node bench/lighthouse/measure-lighthouse.ts
// SHELL_DIR and ADMIN_DIR name another build than the one in frontends/*/dist.
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { launchBrowser } from '../beside-baseline.ts';
import { builtFrontends } from '../built-frontends.ts';
import { startWith } from '../product.ts';
import { fetchLighthouse, type LighthouseResult } from './fetch-lighthouse.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const DEBUGGING_PORT = 18_085;

const lighthouse = await fetchLighthouse();
const product = await startWith(builtFrontends(), 18_084);
const browser = await launchBrowser(`--remote-debugging-port=${DEBUGGING_PORT}`);

try {
  const rows = [];
  for (const language of LANGUAGES) {
    const url = `${product.url}/?lang=${language}`;
    const result = await lighthouse(url, { port: DEBUGGING_PORT, onlyCategories: CATEGORIES });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    rows.push({ language, ...scoresOf(result) });
    for (const line of failedAudits(result)) process.stdout.write(`${language}: ${line}\n`);
  }
  console.table(rows);
} finally {
  await browser.close();
  await product.stop();
}

function scoresOf({ lhr }: LighthouseResult) {
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return Object.fromEntries(CATEGORIES.map((category) => [category, score(category)]));
}

/** Audits that reduce the score. */
function failedAudits({ lhr }: LighthouseResult): string[] {
  return Object.entries(lhr.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${lhr.audits[id]?.title ?? id}`),
  );
}
