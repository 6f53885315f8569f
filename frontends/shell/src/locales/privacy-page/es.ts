import type { PrivacyPageTexts } from './texts.ts';

export const privacyPageEs: PrivacyPageTexts = {
  title: 'Tu privacidad',
  description:
    'Qué guarda este sitio, por cuánto tiempo, con quién se comunica y cómo descargar o borrar lo que es tuyo.',
  first:
    'No necesitas decir quién eres. Lo que escribes no se guarda en el servidor, a menos que elijas guardar el mensaje en tu cuenta.',
  server: {
    title: 'Qué queda en el servidor y por cuánto tiempo',
    kept: [
      { what: 'El nombre y la pregunta que escribes', howLong: 'No se guardan' },
      { what: 'Un mensaje que guardas, con el nombre y la pregunta', howLong: 'Hasta que lo elimines' },
      {
        what: 'Tu cuenta: nombre, correo y la contraseña, que nadie puede leer',
        howLong: 'Hasta que la elimines',
      },
      {
        what: 'Que entraste en tu cuenta (una cookie)',
        howLong: '{{sessionIdleDays}} días sin uso, {{sessionDays}} como máximo',
      },
      {
        what: 'Que este navegador ya entró una vez (una cookie, contra quien intenta adivinar contraseñas)',
        howLong: '{{knownBrowserDays}} días',
      },
      {
        what: 'La dirección de internet de tu dispositivo, para frenar abusos',
        howLong: '{{addressHours}} horas como máximo',
      },
      {
        what: 'Cuántas visitas, giros, videos y preguntas hubo cada día, sin saber de quién',
        howLong: 'Siempre',
      },
      {
        what: 'El aviso de que una cuenta se eliminó: solo un número, sin nombre',
        howLong: 'El aviso, {{eventDays}} días; el número, siempre, para que nada de la cuenta vuelva',
      },
      {
        what: 'Copias de seguridad, si se hacen, con las cuentas y los mensajes de ese día',
        howLong: 'Quedan las de {{backupDays}} días, {{backupWeeks}} semanas y {{backupMonths}} meses',
      },
      {
        what: 'Quién entra en la administración del sitio, o lo intenta, y qué cambia allí, con la dirección de internet',
        howLong: '{{auditDays}} días',
      },
    ],
    readers:
      'Los registros técnicos no contienen tu dirección ni lo que escribes. Las páginas de administración no muestran tus mensajes; solo quien cuida el servidor podría leer los que guardaste.',
  },
  device: {
    title: 'Qué queda en tu dispositivo',
    keys: {
      language: 'El idioma que elegiste.',
      siteUser: 'Tu nombre y tu correo, hasta que salgas de tu cuenta.',
      seenVideos: 'Qué videos ya viste, para que la ruleta traiga otros.',
      cachedVideo: 'El último video, para cuando falte internet.',
      offlineQuestion:
        'Una pregunta que intentaste enviar sin conexión, por {{offlineQuestionDays}} días como máximo.',
      adConsent: 'Tu elección sobre los anuncios.',
    },
    tab: 'Lo que estás escribiendo y el mensaje que recibiste quedan solo en esta pestaña y desaparecen al cerrarla.',
    files: 'Los archivos de la página, para que abra rápido y también sin conexión.',
    erase: 'Para borrar todo esto, limpia los datos de este sitio en los ajustes del navegador.',
  },
  contacts: {
    title: 'Con quién se comunica este sitio',
    intro: 'Esta lista viene de la configuración del sitio en el momento en que abriste la página.',
    on: {
      letters:
        '{{host}} escribe los mensajes. Recibe el nombre, la pregunta y el idioma, nada más. Cuando reconocemos peligro en el texto, no recibe nada.',
      mail: '{{host}} envía los correos a quien cuida el sitio. No recibe nada tuyo.',
      cloud: '{{host}} guarda copias de los videos. No recibe nada tuyo.',
      films:
        '{{host}} entrega los videos: tu navegador los busca allí. Recibe la dirección de tu dispositivo y qué video ves, nada de lo que escribes.',
      backups:
        '{{host}} guarda copias de seguridad de todo lo que hay en este sitio, también de las cuentas y de los mensajes guardados, para que nada se pierda si un disco se rompe.',
      traces: '{{host}} mide la velocidad del sitio. No recibe nombres, direcciones ni lo que escribes.',
      database: '{{host}} guarda los datos del sitio: las cuentas y los mensajes guardados.',
      events: '{{host}} lleva avisos entre las partes del sitio: recuentos y números, sin textos.',
      cache: '{{host}} guarda por poco tiempo quién entró en su cuenta y los recuentos contra abusos.',
    },
    lettersOwn:
      'Los mensajes los escribe una inteligencia artificial que funciona en las computadoras de este sitio. Lo que escribes no va a otra empresa.',
    lettersOff:
      'Los mensajes los escribe un programa de este sitio. Lo que escribes no va a ninguna otra empresa.',
    unknown:
      'Una parte del sitio no respondió ahora, y la lista puede estar incompleta. Vuelve en unos minutos.',
    browserTitle: 'Y tu navegador',
    browser: [
      'Los anuncios se buscan en quien los suministra solo si aceptas. Recibe entonces la dirección de tu dispositivo.',
      'Un video puede estar en otro sitio; al reproducirlo, tu navegador lo busca allí.',
      'WhatsApp y el teléfono, solo cuando los tocas.',
    ],
  },
  export: {
    title: 'Descargar lo que es tuyo',
    text: 'Entra en tu cuenta, abre «{{page}}» y toca «{{export}}».',
  },
  delete: {
    title: 'Borrar lo que es tuyo',
    one: 'Un mensaje: en «{{page}}», toca «{{deleteOne}}».',
    all: 'Todo: en «{{page}}», toca «{{delete}}».',
    none: 'Sin cuenta, no hay nada tuyo en el servidor que borrar.',
  },
  myMessages: 'Abrir «{{page}}»',
  care: 'Cómo cuidamos de quien está en peligro',
};
