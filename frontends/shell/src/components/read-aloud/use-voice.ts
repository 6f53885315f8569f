import type { Language } from '@selah/shared/contracts/language-list';
import { useEffect, useState } from 'react';
import { chooseVoice } from './choose-voice.ts';

/** The device's voice for a language; undefined without one. Browsers tell their voices late. */
export function useVoice(language: Language): SpeechSynthesisVoice | undefined {
  const [voices, setVoices] = useState(readVoices);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const { speechSynthesis } = window;
    const read = () => setVoices(readVoices());
    read();
    // Safari 15 has no `addEventListener` here.
    speechSynthesis.addEventListener?.('voiceschanged', read);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', read);
  }, []);
  return chooseVoice(voices, language);
}

function readVoices(): readonly SpeechSynthesisVoice[] {
  return 'speechSynthesis' in window ? window.speechSynthesis.getVoices() : [];
}
