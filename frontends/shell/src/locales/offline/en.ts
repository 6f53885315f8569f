import type { ShellStrings } from '../pt.ts';
import type { offlinePt } from './pt.ts';

export const offlineEn: Pick<ShellStrings, keyof typeof offlinePt> = {
  offline: {
    kept: 'You are offline. Your words are kept on this device; send them when you are back online.',
    back: 'You are back online, and your words are still here. Send them whenever you like.',
    discard: 'Delete from this device',
  },
};
