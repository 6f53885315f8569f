import { describe, expect, it } from '@jest/globals';
import { telHref } from '@selah/distress/helplines/helplines';
import { helpLines } from './help-lines.ts';

const inBrazil = { language: 'pt', region: 'BR', kinds: [], offered: [] } as const;
const numbers = (lines: readonly { phone: string }[]) => lines.map(({ phone }) => telHref(phone));

describe('the lines to show', () => {
  it('are those of the region, emergency numbers first', () => {
    expect(numbers(helpLines(inBrazil)).slice(0, 3)).toEqual(['tel:192', 'tel:190', 'tel:188']);
  });

  it('are those for the recognised kinds of distress', () => {
    const [violence, despair] = (['abuse', 'suicide'] as const).map((kind) =>
      numbers(helpLines({ ...inBrazil, kinds: [kind] })),
    );
    expect([violence?.includes('tel:180'), violence?.includes('tel:188')]).toEqual([true, false]);
    expect([despair?.includes('tel:180'), despair?.includes('tel:188')]).toEqual([false, true]);
  });

  it('contain each number once, however the server formats it, and keep the server’s own lines', () => {
    const offered = [
      { name: 'Centro de Valorização da Vida', phone: '1 8 8' },
      { name: 'Outra linha', phone: '0800 000 000' },
    ];
    const lines = helpLines({ ...inBrazil, offered });
    expect(numbers(lines).filter((number) => number === 'tel:188')).toHaveLength(1);
    expect(lines.at(-1)).toEqual({ name: 'Outra linha', phone: '0800 000 000' });
  });

  it('do not contain the server’s lines for other countries', () => {
    const offered = [{ name: 'Lifeline (Australia)', phone: '13 11 14' }];
    expect(numbers(helpLines({ ...inBrazil, offered }))).not.toContain('tel:131114');
  });
});
