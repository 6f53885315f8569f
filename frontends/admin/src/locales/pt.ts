import { frameTexts } from './pt/frame.ts';
import { signInTexts } from './pt/sign-in.ts';

/** Every text of the administrator's pages, one file a feature. Portuguese alone (Q5). */
export const texts = {
  frame: frameTexts,
  signIn: signInTexts,
} as const;
