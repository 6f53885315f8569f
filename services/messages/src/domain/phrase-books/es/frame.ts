import type { Frame } from '../../phrase-book.ts';

export const frame: Frame = {
  greeting: [
    '{name}, qué bueno que escribiste.',
    'Hola, {name}.',
    '{name}, gracias por escribir.',
    '{name}, tu mensaje llegó hasta aquí.',
  ],
  greetingWithoutName: ['Hola.', 'Gracias por escribir.', 'Qué bueno que escribiste.'],
  psalm: {
    heavy: [
      'El {psalm} puede hacerte compañía hoy.',
      'Quizá el {psalm} le preste palabras a este momento.',
      'Hay una oración para días así en el {psalm}.',
      'Cuando tengas un minuto de calma, lee despacio el {psalm}.',
    ],
    glad: [
      'El {psalm} va bien con un día así.',
      'Quizá el {psalm} le preste palabras a tu alegría.',
      'Podrías leer hoy el {psalm} en voz alta.',
    ],
  },
  afterPsalm: {
    heavy: [
      'No hace falta sentir nada especial para apoyarse en esas palabras.',
      'Son palabras rezadas por gente que también conoció noches largas.',
      'Puedes tomar prestadas esas palabras, aunque ahora no tengas fuerzas para creerlas.',
      'Esas palabras no te piden nada antes; solo te guardan un lugar.',
    ],
    glad: [
      'Desde hace mucho tiempo la gente dice juntas esas palabras.',
      'Esas palabras le dan a la alegría un lugar donde quedarse un poco más.',
      'Las buenas noticias también merecen una pausa.',
    ],
  },
  closing: {
    heavy: [
      'Trátate hoy con delicadeza.',
      'Necesitar ayuda no te convierte en una carga para nadie.',
      'Por hoy, un paso es suficiente.',
      'Que las próximas horas sean un poco más amables contigo.',
      'Vuelve a escribir siempre que lo necesites.',
    ],
    glad: [
      'Que esta gratitud te acompañe muchos días.',
      'Disfruta este día; es tuyo.',
      'Fue una alegría leer tus palabras.',
    ],
  },
  disclaimer: [
    'Esta es una reflexión automática, armada por un programa; no habla en nombre de Dios.',
    'Estas palabras se reunieron de forma automática, como reflexión; no son una voz de Dios.',
  ],
  reference: 'Salmo {chapter}:{verses}',
};
