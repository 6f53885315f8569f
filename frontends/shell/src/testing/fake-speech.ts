import { act } from '@testing-library/react';

export interface FakeSpeech {
  /** The sentences given to the voice so far, with their rates. */
  readonly said: { readonly text: string; readonly rate: number; readonly voice: string }[];
  /** Whether the voice is speaking now. */
  isSpeaking(): boolean;
  /** The current sentence ends. */
  finish(): void;
  /** The voice breaks off. */
  fail(): void;
  /** The browser tells its voices. */
  tell(voices: readonly Partial<SpeechSynthesisVoice>[]): void;
  remove(): void;
}

export const BRAZILIAN = { name: 'Luciana', lang: 'pt-BR', localService: true, default: false };

/** A speech synthesis that a test controls. */
export function installFakeSpeech(
  voices: readonly Partial<SpeechSynthesisVoice>[] = [BRAZILIAN],
): FakeSpeech {
  const said: FakeSpeech['said'] = [];
  const events = new EventTarget();
  let known = voices;
  let current: Utterance | undefined;

  class Utterance {
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    rate = 1;
    lang = '';
    voice: SpeechSynthesisVoice | null = null;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const speechSynthesis = Object.assign(events, {
    getVoices: () => known,
    speak(utterance: Utterance) {
      current = utterance;
      said.push({ text: utterance.text, rate: utterance.rate, voice: utterance.voice?.name ?? '' });
    },
    cancel() {
      const cancelled = current;
      current = undefined;
      cancelled?.onerror?.();
    },
  });
  const installed = { speechSynthesis, SpeechSynthesisUtterance: Utterance };
  for (const [name, value] of Object.entries(installed))
    Object.defineProperty(window, name, { value, configurable: true, writable: true });

  const end = (how: 'onend' | 'onerror') =>
    act(() => {
      const ended = current;
      current = undefined;
      ended?.[how]?.();
    });
  return {
    said,
    isSpeaking: () => current !== undefined,
    finish: () => end('onend'),
    fail: () => end('onerror'),
    tell: (next) =>
      act(() => {
        known = next;
        events.dispatchEvent(new Event('voiceschanged'));
      }),
    remove: () => {
      for (const name of Object.keys(installed)) Reflect.deleteProperty(window, name);
    },
  };
}
