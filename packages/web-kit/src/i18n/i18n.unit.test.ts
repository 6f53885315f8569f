import { expect, it } from '@jest/globals';
import { createI18n } from './i18n.ts';

const { t, locale } = createI18n('pt', {
  letter: { title: 'Uma mensagem para {{name}}, {{name}}!', hotkey: 'Notificações ({hotkey})' },
});

it('puts the values into a text as they are', () => {
  expect(t('letter.title', { name: '<b>Ana</b> & {{Rui}}' })).toBe(
    'Uma mensagem para <b>Ana</b> & {{Rui}}, <b>Ana</b> & {{Rui}}!',
  );
});

it('leaves single braces alone', () => {
  expect(t('letter.hotkey')).toBe('Notificações ({hotkey})');
});

it('shows the key of a text that is missing, and knows its language', () => {
  expect(t('letter.gone')).toBe('letter.gone');
  expect(locale).toBe('pt');
});
