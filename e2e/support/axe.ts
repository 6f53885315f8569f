import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds against WCAG 2.2 AA and its own good practices, one line per rule: where, rule, and the elements. What
 * stands in frames of ads is their authors' business: without frames the results need no second page to be put together
 * in, which is what "legacy" means here and takes 40 % off each look.
 */
export async function violationsOn(page: Page, where: string): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page }).withTags(WCAG_22_AA).exclude('iframe').setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${where}: ${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join(' | ')}`,
  );
}
