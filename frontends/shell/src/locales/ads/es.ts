import type { ShellStrings } from '../pt.ts';

export const adsEs: Pick<ShellStrings, 'ads' | 'privacy'> = {
  ads: {
    frame: 'Anuncio',
    question: '¿Podemos mostrar anuncios?',
    reason:
      'Ayudan a mantener abierto este lugar. Si prefieres que no, nada cambia en lo que encuentras aquí.',
    accept: 'Aceptar anuncios',
    refuse: 'Rechazar anuncios',
    details: 'Saber más',
    unasked: 'Todavía no has elegido. Hasta entonces no se carga ningún anuncio.',
    accepted: 'Aceptaste los anuncios el {{date}}. Puedes cambiar de opinión cuando quieras.',
    refused: 'Rechazaste los anuncios el {{date}}. Puedes cambiar de opinión cuando quieras.',
    browserSignal:
      'Tu navegador pide a los sitios que no cedan tus datos (Global Privacy Control). Lo respetamos: aquí no hay anuncios para ti.',
    noStorage: 'Tu navegador no permite guardar tu elección. Por eso no preguntamos ni mostramos anuncios.',
  },
  privacy: {
    link: 'Privacidad y anuncios',
    title: 'Privacidad y anuncios',
    notOpened: 'No se pudo abrir el texto. Revisa tu conexión y recarga la página.',
  },
};
