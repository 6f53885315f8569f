import type { ShellStrings } from '../pt.ts';
import type { offlinePt } from './pt.ts';

export const offlineFr: Pick<ShellStrings, keyof typeof offlinePt> = {
  offline: {
    kept: 'Vous êtes hors ligne. Vos mots sont gardés sur cet appareil ; envoyez-les quand la connexion reviendra.',
    back: 'La connexion est revenue, et vos mots sont toujours là. Envoyez-les quand vous voulez.',
    discard: 'Effacer de cet appareil',
  },
};
