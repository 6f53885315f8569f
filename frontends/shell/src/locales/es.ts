import { accountsEs } from './accounts/es.ts';
import { adsEs } from './ads/es.ts';
import { offlineEs } from './offline/es.ts';
import type { ShellStrings } from './pt.ts';
import { supportEs } from './support/es.ts';

export const es: ShellStrings = {
  site: {
    title: '{{product}}. - Mensajes de Dios a través de los Salmos',
    description: 'Un video corto con un Salmo y un mensaje personal para el momento que estás viviendo.',
    preview: 'El sol nace sobre un mar en calma.',
    copyright: '© {{year}} {{product}}. Todos los derechos reservados.',
    skip: 'Ir al contenido',
  },
  header: {
    navigation: 'Navegación principal',
    home: 'Inicio',
    admin: 'Admin',
    myMessages: 'Mis mensajes',
    login: 'Entrar',
    logout: 'Salir',
    languages: 'Idioma',
    languageMenu: 'Idioma: {{language}}',
    profileMenu: 'Perfil',
    navigationMenu: 'Menú',
  },
  notifications: {
    area: 'Notificaciones ({hotkey})',
    each: 'Notificación',
    close: 'Cerrar',
  },
  home: {
    title: 'Respira. Hay un Salmo para este momento.',
    subtitle:
      'Mensajes de Dios a través de los Salmos: un video para escuchar con calma y una palabra escrita para ti.',
  },
  video: {
    region: 'Video',
    loading: 'Buscando un Salmo para ti…',
    slow: 'Está tardando más de lo normal…',
    play: 'Reproducir video',
    reload: 'Recargar video',
    empty: 'Gira la ruleta para ver un video inspirador.',
    errorTitle: 'Error al cargar el video',
    errorText: 'No fue posible reproducir el video seleccionado.',
    notFoundText: 'No pudimos traer un video en español ahora. Espera un momento e inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
    debug: 'Detalles del video',
    debugId: 'Id',
    debugFilename: 'Archivo',
    debugLanguage: 'Idioma',
    debugNotes: 'Incidencias',
  },
  wheel: {
    region: 'Ruleta',
    title: 'Deja que la ruleta elija',
    hint: 'Cada giro trae otro Salmo, sin repetir hasta que los hayas visto todos.',
    spin: 'Girar la ruleta',
    spinning: 'La ruleta está girando…',
    choosing: 'Buscando tu video…',
    done: 'Listo. Hay un nuevo video en su lugar.',
    failed: 'La ruleta se detuvo, pero el video no llegó. Intenta girar otra vez.',
  },
  message: {
    title: 'Cuenta lo que pesa en tu corazón',
    intro:
      'Escríbelo con tus palabras. Recibirás un mensaje inspirado en los Salmos, hecho para tu situación.',
    name: 'Tu nombre',
    question: 'Tu problema o pregunta',
    placeholder: 'Por ejemplo: tengo miedo de una operación la próxima semana.',
    counter: '{{used}} de {{limit}} caracteres',
    starters: '¿No sabes cómo empezar?',
    submit: 'Recibir mensaje',
    generating: 'Escribiendo tu mensaje…',
    replacedByHelp: 'La carta dio paso a la ayuda y a palabras escritas por personas.',
    automatic:
      'El mensaje es una reflexión escrita automáticamente a partir de los Salmos. No es una voz que venga de Dios y no sustituye la ayuda de alguien de confianza.',
    source: {
      model:
        'Una inteligencia artificial escribió esta carta y nadie la leyó antes que tú. No sustituye la ayuda de alguien de confianza.',
      composer:
        'Esta carta la armó el sitio con frases escritas por personas, a partir de los Salmos. No es una voz que venga de Dios y no sustituye la ayuda de alguien de confianza.',
      reviewed:
        'Estas palabras las escribieron y revisaron personas para quien pasa por un momento difícil. No sustituyen la ayuda de alguien de confianza.',
    },
    answerTitle: 'Un mensaje para {{name}}',
    reference: 'Salmo {{psalm}}',
    again: 'Hacer otra pregunta',
    save: 'Guardar mensaje',
    copy: 'Copiar',
    copied: 'Mensaje copiado',
    share: 'Compartir',
    notCopied: 'No se pudo copiar. Selecciona el texto y cópialo a mano.',
    errorTitle: 'El mensaje no llegó',
    errorGeneratingMessage: 'No se pudo escribir el mensaje',
    errorSavingTitle: 'El mensaje no se guardó',
    errorSavingMessage: 'No se pudo guardar el mensaje. Inténtalo de nuevo en un momento.',
    saved: 'Mensaje guardado',
    loginRequired: 'Inicia sesión para guardar',
    loginRequiredText: 'Inicia sesión para guardar tu mensaje. Redirigiendo…',
  },
  ...supportEs,
  ...adsEs,
  ...offlineEs,
  ...accountsEs,
  notFound: {
    text: 'La página que buscas no existe o cambió de lugar.',
    home: 'Volver al inicio',
  },
  failure: {
    title: 'Esta página no se abrió',
    remote: 'El módulo de esta página no responde. El resto del sitio sigue funcionando.',
    broken: 'Algo salió mal de nuestro lado. Lo que escribiste sigue guardado en esta pestaña.',
    part: 'Esta parte no se abrió. Revisa tu conexión e inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
    loading: 'Abriendo…',
  },
};
