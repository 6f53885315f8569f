import type { ShellStrings } from '../pt.ts';

export const supportEs: Pick<ShellStrings, 'support'> = {
  support: {
    link: '¿Necesitas ayuda ahora?',
    title: 'No tienes que pasar por esto a solas',
    text: 'Lo que estás viviendo importa, y hay personas dispuestas a escucharte ahora mismo, sin juzgarte. Si hay peligro en este momento, llama primero a emergencias.',
    nearby: 'Si puedes, pide a alguien de confianza que se quede cerca de ti.',
    announcement: 'Hay personas que pueden escucharte ahora. Los números están junto a lo que escribiste.',
    region: 'Números para',
    chooseRegion: 'Elige tu país',
    anotherRegion: 'Otro país',
    site: 'Abrir el sitio: {{name}}',
    hide: 'Ocultar',
    withoutList:
      'No se pudo abrir la lista de números. En España, llama al 024 para hablar, o al 112 en una emergencia. En México, llama al 800 911 2000, o al 911 en una emergencia.',
  },
};
