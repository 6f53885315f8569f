import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@selah/shared/contracts/language-list';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

const SENTENCE_LENGTH = 40;
const SOURCES = join(import.meta.dirname, '..');
const STRINGS = { pt, en, es, fr };
const languages = LANGUAGES.map((language) => ({ language, texts: flatten(STRINGS[language]) }));
const [portuguese] = languages;
const keys = Object.keys(portuguese?.texts ?? {});

/** Turns a tree of strings into `a.b.c` → text. */
function flatten(tree: object, prefix = ''): Record<string, string> {
  const leaves = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
  );
  return Object.fromEntries(leaves);
}

function placeholders(text: string): string[] {
  return (text.match(/\{\{\w+\}\}|\{hotkey\}/g) ?? []).sort();
}

/** All sources of the shell, without tests and without the texts. */
function sourceText(): string {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/test|locales\/(pt|en|es|fr)\.ts/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n');
}

describe.each(languages)('the texts in $language', ({ language, texts }) => {
  it('M-001 exist for every key and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
  });

  it('are never empty and use the same variables', () => {
    for (const key of keys) {
      expect(texts[key]?.trim()).toBeTruthy();
      expect([key, placeholders(texts[key] ?? '')]).toEqual([
        key,
        placeholders(portuguese?.texts[key] ?? ''),
      ]);
    }
  });

  it('M-002 Q1 the document title contains the product name before the full stop', () => {
    expect(texts['site.title']).toMatch(/^\{\{product\}\}\. - \S/);
  });

  if (language !== 'pt') {
    it('are translated: no sentence is the same as in Portuguese', () => {
      const copied = keys.filter((key) => texts[key] === portuguese?.texts[key]);
      expect(copied.filter((key) => (texts[key]?.length ?? 0) > SENTENCE_LENGTH)).toEqual([]);
    });
  }
});

describe('the keys', () => {
  it('are all used', () => {
    const source = sourceText();
    const unused = keys.filter((key) => !source.includes(`'${key}'`) && !key.startsWith('site.'));
    expect(unused).toEqual([]);
  });

  it('M-002 M-058 the texts quoted in the specification are literal', () => {
    const [pt, en] = languages.map(({ texts }) => texts);
    expect(pt?.['site.title']).toBe('{{product}}. - Mensagens de Deus através dos Salmos');
    expect(pt?.['video.empty']).toBe('Gire a roleta para ver um vídeo inspirador.');
    expect(en?.['message.loginRequired']).toBe('Login required');
    expect(en?.['message.loginRequiredText']).toBe('Please login to save your message. Redirecting...');
  });
});
