import type { DangerWords } from './danger-words.ts';

export const es: DangerWords = {
  despair: [
    'Lo que escribiste es serio, y es bueno que no se haya quedado encerrado dentro. Un dolor así no debe cargarse sin compañía, ni siquiera por esta noche.',
    'Sea sobre ti o sobre alguien a quien quieres, un dolor tan grande merece a una persona de verdad al lado, ahora mismo. Qué bueno que lo pusiste en palabras.',
    'Son palabras pesadas, y cuentan. Por muy oscuro que esté en este momento, hay gente despierta que quiere escuchar.',
  ],
  harm: [
    'Lo que cuentas es grave, y no es culpa tuya. Nadie tiene derecho a lastimarte, a asustarte ni a obligarte a nada, sea quien sea.',
    'Contar esto pide valor. Lo que te hacen está mal, la culpa no es tuya, y tu seguridad va primero.',
    'Lo que cuentas merece que te crean. Nadie debería vivir con ese miedo, y nada de lo que hiciste lo justifica.',
  ],
  alsoHarm: [
    'Y lo que otras personas te hicieron no es culpa tuya.',
    'El daño que te hicieron no es culpa tuya.',
  ],
  reachOut: [
    'Por favor, busca a una persona ahora: llama a uno de los números que aparecen junto a este mensaje, o acércate a alguien de confianza y cuéntalo como lo escribiste aquí. Si hay peligro en este instante, aléjate de todo lo que pueda hacer daño y llama a emergencias.',
    'Por favor, no te quedes a solas con esto. En los números junto a este mensaje responde gente acostumbrada a escuchar justamente esto, también si te preocupa otra persona. Si el peligro es inmediato, aléjate de todo lo que pueda hacer daño y llama primero a emergencias.',
  ],
  reachOutFromHarm: [
    'Si hay peligro ahora, llama a emergencias. En los otros números junto a este mensaje hay gente que sabe ayudar, con discreción; elige una hora y un teléfono que sean seguros para ti.',
    'Por favor, habla con alguien en cuanto sea seguro: los números junto a este mensaje son de servicios que escuchan y planean contigo. Si el peligro es inmediato, llama a emergencias.',
  ],
  psalm: ['Si ayuda, el {psalm} queda aquí a tu lado.', 'Para cuando quieras, está el {psalm}.'],
  closing: [
    'Por favor, haz esa llamada ahora.',
    'Quédate cerca de alguien. Tu vida importa.',
    'Tú importas. Deja que alguien te acompañe ahora.',
  ],
  closingFromHarm: ['Tu seguridad importa, y tú también.', 'Mereces vivir con seguridad y tener ayuda.'],
  perhaps: [
    'Si lo que llevas dentro pesa más de lo que cupo aquí, en los números junto a este mensaje responde gente que sabe escuchar.',
    'Y si detrás de esto hay algo difícil de decir, hay personas para escucharlo ahora mismo, en los números junto a este mensaje.',
  ],
};
