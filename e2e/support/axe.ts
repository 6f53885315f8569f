import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { waitForAnimations } from './wait-for-animations.ts';

/** The rules whose result depends on colours; for all others both themes are the same page. */
const ON_COLOURS = ['color-contrast', 'link-in-text-block'];
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds of WCAG 2.2 AA and its best practices, one line per rule: page, rule, elements. Frames (ads)
 * are not checked.
 */
export function violationsOn(page: Page, where: string): Promise<string[]> {
  return violationsFoundBy(axeOn(page).withTags(WCAG_22_AA), page, where);
}

/** Those on a page that is shown in the light theme, and those of its colours in the dark one. The page stays as it is. */
export async function violationsInBothThemes(page: Page, where: string): Promise<string[]> {
  const inLight = await violationsOn(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violationsFoundBy(axeOn(page).withRules(ON_COLOURS), page, `${where}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark];
}

/**
 * Without frames no second page is needed to combine results ("legacy" mode), which is 40 % faster; what is right is not
 * reported, which halves the answer.
 */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .setLegacyMode(true);
}

async function violationsFoundBy(axe: AxeBuilder, page: Page, where: string): Promise<string[]> {
  await waitForAnimations(page);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${where}: ${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join(' | ')}`,
  );
}
