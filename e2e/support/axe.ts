import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { waitForAnimations } from './wait-for-animations.ts';

/** The rules whose result depends on colours; for all others both themes are the same page. */
const ON_COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
const WCAG_22_AA: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};
/** Those that axe runs unless told otherwise. */
const USUAL: RunOptions = {};

/**
 * The violations that axe finds of WCAG 2.2 AA and its best practices, one line per rule: page, rule, elements. Frames (ads)
 * are not checked.
 */
export function violationsOn(page: Page, where: string): Promise<string[]> {
  return violationsFoundBy(WCAG_22_AA, page, where);
}

/** Those of all rules that axe runs by itself. */
export function violationsOfUsualRules(page: Page): Promise<string[]> {
  return violationsFoundBy(USUAL, page, 'page');
}

/** Those on a page that is shown in the light theme, and those of its colours in the dark one. The page stays as it is. */
export async function violationsInBothThemes(page: Page, where: string): Promise<string[]> {
  const inLight = await violationsOn(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violationsFoundBy(ON_COLOURS, page, `${where}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark];
}

/** Where axe is in a page. */
interface PageWithAxe {
  axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's own adapter for Playwright brings its half megabyte into the page several times per run, which took most of the time. */
async function violationsFoundBy(rules: RunOptions, page: Page, where: string): Promise<string[]> {
  await waitForAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // What is right is not reported, which halves the answer.
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as PageWithAxe;
      if (!axe) throw new Error('axe is not in the page');
      const { violations } = await axe.run({ exclude: ['iframe'] }, options);
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`),
      }));
    },
    { ...rules, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return found.map(({ id, nodes }) => `${where}: ${id}: ${nodes.join(' | ')}`);
}
