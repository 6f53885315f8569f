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
    intro: 'Qué se guarda, dónde y por cuánto tiempo, con palabras claras.',
    notOpened: 'No se pudo abrir el texto. Revisa tu conexión y recarga la página.',
    browserTitle: 'En este navegador',
    browserText:
      'El idioma, los videos que ya viste y tu elección sobre los anuncios se guardan en este dispositivo. Lo que estás escribiendo queda solo en esta pestaña y desaparece al cerrarla. Si entras en tu cuenta, tu nombre y tu correo también se guardan aquí hasta que salgas.',
    questionTitle: 'Lo que nos cuentas',
    questionText:
      'Tu nombre y tu pregunta se usan para escribir el mensaje y no se guardan en el servidor, a menos que guardes el mensaje en tu cuenta. Para escribirlo podemos usar un servicio de inteligencia artificial, que entonces recibe el nombre, la pregunta y el idioma. Cuando reconocemos peligro en lo que escribes, no se envía nada a ese servicio.',
    serverTitle: 'En el servidor',
    serverText:
      'Contamos visitas, giros, videos y preguntas sin saber de quién son. Los registros técnicos no contienen lo que escribes. De una cuenta guardamos nombre, correo, la contraseña de forma irreversible y los mensajes guardados; puedes borrarlo todo en «Mis mensajes».',
    adsTitle: 'Anuncios',
    adsText:
      'Solo se cargan si los aceptas, y funcionan aislados: no leen esta página ni lo que escribes. Quien los suministra recibe la dirección de internet de tu dispositivo y puede reconocer tu navegador. Junto a un ofrecimiento de ayuda nunca hay anuncios.',
  },
};
