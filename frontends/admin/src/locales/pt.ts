import { accountTexts } from './pt/account.ts';
import { frameTexts } from './pt/frame.ts';
import { recoveryTexts } from './pt/recovery.ts';
import { signInTexts } from './pt/sign-in.ts';

/** Every text of the administrator's pages, one file a feature. Portuguese alone (Q5). */
export const texts = {
  account: accountTexts,
  frame: frameTexts,
  recovery: recoveryTexts,
  signIn: signInTexts,
} as const;
