/** What a speaker does now; `paused` goes on with the sentence that it had begun. */
export type Speaking = 'silent' | 'speaking' | 'paused';

export interface Speaker {
  /** Says these sentences, in place of anything that any speaker says. */
  start(sentences: readonly string[], voice: SpeechSynthesisVoice, rate: number): void;
  pause(): void;
  resume(): void;
  /** From now on; the current sentence begins again. */
  setRate(rate: number): void;
  stop(): void;
}

/** There is one voice for all speakers of a page. */
let current: Speaker | undefined;

/**
 * Says sentences one after another. A pause cancels, because pausing is not implemented on Android, where it leaves a voice
 * that never speaks again.
 */
export function createSpeaker(onChange: (state: Speaking) => void): Speaker {
  let waiting: readonly string[] = [];
  let voice: SpeechSynthesisVoice | null = null;
  let rate = 1;
  // Also keeps the utterance: Chromium forgets the events of one that nobody refers to.
  let spoken: SpeechSynthesisUtterance | undefined;

  function speakNext(): void {
    const [sentence] = waiting;
    if (sentence === undefined) {
      speaker.stop();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence);
    Object.assign(utterance, { voice, rate, lang: voice?.lang ?? '' });
    utterance.onend = () => {
      if (spoken !== utterance) return;
      waiting = waiting.slice(1);
      speakNext();
    };
    utterance.onerror = () => {
      // A cancelled utterance ends with an error, and is no longer this one.
      if (spoken === utterance) speaker.stop();
    };
    spoken = utterance;
    window.speechSynthesis.speak(utterance);
  }

  function silence(): void {
    spoken = undefined;
    window.speechSynthesis.cancel();
  }

  const speaker: Speaker = {
    start(sentences, chosen, speed) {
      current?.stop();
      current = speaker;
      [waiting, voice, rate] = [sentences, chosen, speed];
      silence();
      onChange('speaking');
      speakNext();
    },
    pause() {
      silence();
      onChange('paused');
    },
    resume() {
      onChange('speaking');
      speakNext();
    },
    setRate(speed) {
      rate = speed;
      if (!spoken) return;
      silence();
      speakNext();
    },
    stop() {
      if (current !== speaker) return;
      current = undefined;
      waiting = [];
      silence();
      onChange('silent');
    },
  };
  return speaker;
}
