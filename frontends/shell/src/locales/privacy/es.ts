import type { PrivacyTexts } from './pt.ts';

export const privacyEs: PrivacyTexts = {
  intro: 'Qué se guarda, dónde y por cuánto tiempo, con palabras claras.',
  parts: [
    {
      title: 'En este navegador',
      text: 'El idioma, los videos que ya viste, el archivo del último que reprodujiste y tu elección sobre los anuncios se guardan en este dispositivo. Lo que estás escribiendo y el mensaje que recibiste quedan solo en esta pestaña y desaparecen al cerrarla; solo una pregunta que intentas enviar sin conexión espera en este dispositivo, una semana como mucho, hasta que la envíes, la borres o salgas de tu cuenta. Si entras en tu cuenta, tu nombre y tu correo también se guardan aquí hasta que salgas.',
    },
    {
      title: 'Lo que nos cuentas',
      text: 'Tu nombre y tu pregunta se usan para escribir el mensaje y no se guardan en el servidor, a menos que guardes el mensaje en tu cuenta. Para escribirlo podemos usar un servicio de inteligencia artificial, que entonces recibe el nombre, la pregunta y el idioma. Cuando reconocemos peligro en lo que escribes, no se envía nada a ese servicio.',
    },
    {
      title: 'En el servidor',
      text: 'Contamos visitas, giros, videos y preguntas sin saber de quién son. Los registros técnicos no contienen lo que escribes. De una cuenta guardamos nombre, correo, la contraseña de forma irreversible y los mensajes guardados; puedes borrarlo todo en «Mis mensajes».',
    },
    {
      title: 'Anuncios',
      text: 'Solo se cargan si los aceptas, y funcionan aislados: no leen esta página ni lo que escribes. Quien los suministra recibe la dirección de internet de tu dispositivo y puede reconocer tu navegador. Junto a un ofrecimiento de ayuda nunca hay anuncios.',
    },
  ],
};
