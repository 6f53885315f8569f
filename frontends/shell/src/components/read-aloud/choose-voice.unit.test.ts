import { describe, expect, it } from '@jest/globals';
import { chooseVoice } from './choose-voice.ts';

const voice = (lang: string, but = {}) => ({ lang, localService: true, default: false, ...but });

describe('the voice for a language', () => {
  it('is of the region of the page if there is one, else of the language', () => {
    expect(chooseVoice([voice('pt-PT'), voice('pt_BR')], 'pt')?.lang).toBe('pt_BR');
    expect(chooseVoice([voice('en-US'), voice('pt-PT')], 'pt')?.lang).toBe('pt-PT');
    expect(chooseVoice([voice('es-419'), voice('es-MX', { default: true })], 'es')?.lang).toBe('es-MX');
  });

  it('is never one of another computer, to which the letter would be sent', () => {
    expect(chooseVoice([voice('fr-FR', { localService: false })], 'fr')).toBeUndefined();
  });

  it('is none where the device does not speak the language', () => {
    expect(chooseVoice([voice('de-DE'), voice('')], 'en')).toBeUndefined();
    expect(chooseVoice([], 'en')).toBeUndefined();
  });
});
