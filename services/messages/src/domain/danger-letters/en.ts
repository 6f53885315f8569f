import type { DangerWords } from './danger-words.ts';

export const en: DangerWords = {
  despair: [
    'What you wrote is serious, and it is good that it did not stay locked inside. Pain like this should not be carried alone, not even for tonight.',
    'Whether this is about you or about someone you love, so much pain deserves a real person beside it, right now. It is good that you put it into words.',
    'These are heavy words, and they matter. However dark it is at this moment, there are people awake who want to listen.',
  ],
  harm: [
    'What you describe is serious, and it is not your fault. Nobody has the right to hurt you, frighten you or force you, whoever they are.',
    'Telling this takes courage. What is being done is wrong, the blame is not yours, and your safety comes first.',
    'What you tell deserves to be believed. Nobody should live with this fear, and nothing you did makes it deserved.',
  ],
  alsoHarm: [
    'And what others have done to you is not your fault.',
    'The harm done to you is not your fault.',
  ],
  reachOut: [
    'Please reach a person now: call one of the numbers shown next to this message, or go to someone you trust and tell them just as you wrote it here. If there is danger at this moment, move away from anything that could hurt and call the emergency number.',
    'Please do not stay alone with this. The numbers shown next to this message are answered by people used to hearing exactly this, also if you are worried about someone else. If the danger is immediate, move away from anything that could hurt and call the emergency number first.',
  ],
  reachOutFromHarm: [
    'If you are in danger now, call the emergency number. At the other numbers shown next to this message there are people who know how to help, in confidence; choose a moment and a phone that are safe for you.',
    'Please speak with a person as soon as it is safe: the numbers shown next to this message belong to services that listen and plan with you. If the danger is immediate, call the emergency number.',
  ],
  psalm: ['If it helps, {psalm} is there beside you.', 'For whenever you want it, there is {psalm}.'],
  closing: [
    'Please make that call now.',
    'Stay close to someone. Your life matters.',
    'You matter. Please let someone be with you now.',
  ],
  closingFromHarm: ['Your safety matters, and so do you.', 'You deserve to be safe, and to have help.'],
  perhaps: [
    'If what you carry is heavier than could be said here, the numbers next to this message are answered by people who know how to listen.',
    'And if there is something behind this that is hard to say, there are people to hear it right now, at the numbers next to this message.',
  ],
};
