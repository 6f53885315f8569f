import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { waitForAnimations } from './wait-for-animations.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds of WCAG 2.2 AA and its best practices, one line per rule: page, rule, elements. Frames (ads)
 * are not checked. Without frames no second page is needed to combine results ("legacy" mode), which is 40 % faster; what is
 * right is not reported, which halves the answer.
 */
export async function violationsOn(page: Page, where: string): Promise<string[]> {
  await waitForAnimations(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG_22_AA)
    .exclude('iframe')
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${where}: ${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join(' | ')}`,
  );
}
