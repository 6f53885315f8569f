import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { supportEn } from '../locales/support/en.ts';
import { supportEs } from '../locales/support/es.ts';
import { supportFr } from '../locales/support/fr.ts';
import { supportPt } from '../locales/support/pt.ts';
import { LinkedPhones } from './linked-phones.tsx';

describe('the emergency numbers without the list are links', () => {
  afterEach(cleanup);

  it.each([
    ['pt', supportPt, ['188', '192', '190', '112']],
    ['en', supportEn, ['988', '911', '116123', '999', '112']],
    ['es', supportEs, ['024', '112', '8009112000', '911']],
    ['fr', supportFr, ['3114', '15', '112', '080032123', '112']],
  ] as const)('in %s', (_, { support }, numbers) => {
    const { container } = render(<LinkedPhones text={support.withoutList} />);
    expect(container.textContent).toBe(support.withoutList);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      numbers.map((number) => `tel:${number}`),
    );
  });
});
