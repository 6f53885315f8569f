import type { ShellStrings } from '../pt.ts';
import type { offlinePt } from './pt.ts';

export const offlineEs: Pick<ShellStrings, keyof typeof offlinePt> = {
  offline: {
    kept: 'No tienes conexión. Tus palabras quedan guardadas en este dispositivo; envíalas cuando vuelvas a tenerla.',
    back: 'Ya hay conexión, y tus palabras siguen aquí. Envíalas cuando quieras.',
    discard: 'Borrar de este dispositivo',
  },
};
