import { circumstances } from './es/circumstances.ts';
import { persons } from './es/persons.ts';
import { things } from './es/things.ts';
import { times } from './es/times.ts';
import type { LanguageWords } from './language-words.ts';

export const es: LanguageWords = {
  groups: {
    died: 'murio|fallecio|fallecieron|murieron',
    number:
      '2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|30|32|35|38|40|42|45|48|50|52|55|60|once|trece|catorce|dieciseis|dieciocho|cincuenta|sesenta|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta',
  },
  persons,
  things,
  times,
  circumstances,
  asked: {
    psalm: {
      says: [
        'que|cual|cuales|algun salmo|salmos',
        'salmo|salmos .. leer|leo|rezar|orar|recomiendan|recomienda|para',
        'recomienda|recomiendan|recomiendame|recomiendenme|dame|sugiere|sugieren .. salmo',
        'un|quiero|necesito|busco .. salmo',
      ],
      leads: [
        'Para esto, lee el {psalm}.',
        'El {psalm} es un buen Salmo para este momento.',
        'Un Salmo para esto: el {psalm}.',
      ],
    },
    pray: {
      says: [
        'ora|ore|oren|oremos|reza|recen|rece|orar|rezar por|conmigo',
        'oracion|oraciones por|favor|para',
        'pido|pedir|necesito|quiero|solicito .. oracion|oraciones',
        'interceda|intercedan|intercesion',
      ],
      leads: [
        'Una oración por {who}: “Señor, quédate hoy muy cerca de {my}, y cuida tú lo que nosotros no podemos cuidar.”',
        'Oremos: “Señor, tú ves lo que llevo por dentro. Quédate conmigo y ayúdame.”',
        'Una oración para decir ahora: “Dios, en tus manos pongo todo esto. No me sueltes.”',
      ],
    },
    bless: {
      says: [
        'bendice|bendiga|bendigan|bendecir|bendigame|bendigalos',
        'bendicion|bendiciones para|sobre|a|en|por',
        'quiero|pido|necesito|pedir .. bendicion|bendiciones',
      ],
      leads: [
        'Que Dios bendiga a {who}, cuide sus pasos y traiga paz a sus días.',
        'Que Dios te bendiga, y bendiga también a los que quieres.',
        'Que la bendición de Dios te acompañe hoy y en los días que vienen.',
      ],
    },
  },
  prayingVerbs: ['ora|ore|oren|orar|oro|orando|oracion|oraciones', 'reza|recen|rezar|rezo|rezando|rece'],
  honest: {
    heard: {
      any: [
        'Gracias por escribirlo: lo que cuentas importa. Lo leyó un programa, y no lo entendió lo suficiente para responderte como mereces.',
        'Lo que escribiste merece una respuesta de verdad. Quien contesta es un programa, y no lo entendió lo suficiente; es mejor decírtelo que adivinar.',
      ],
      sorrow: [
        'Siento que sea tan difícil. Lo que escribiste merece una respuesta de verdad, pero lo leyó un programa, y no entendió lo suficiente para decirte más sin adivinar.',
        'Se nota que esto te pesa, y qué bueno que lo escribiste. Lo leyó un programa que no entendió bien qué pasó, y es mejor decírtelo que responder cualquier cosa.',
      ],
      joy: [
        '¡Qué bueno que llegue una alegría! El programa que leyó tus palabras notó eso, pero no entendió lo suficiente para celebrarla contigo como se debe.',
        'Hay algo bueno en lo que escribiste, y gracias por contarlo. Solo que lo leyó un programa, y no entendió lo suficiente para decirte más.',
      ],
    },
    psalms: {
      '62:8': 'El {psalm} invita a desahogar el corazón delante de Dios, con todo lo que haya dentro.',
      '139:1-4':
        'El {psalm} dice que Dios conoce cada palabra antes de que la digamos. Con él no hace falta explicar nada.',
    },
    wishes: [
      'Con dos toques aquí abajo puedes decir de quién se trata y qué deseas, y la próxima carta será más para ti.',
      'Dinos aquí abajo, en dos toques, de quién se trata y qué deseas; la próxima carta podrá acompañarte mejor.',
    ],
  },
  greeting: { withName: '{name}:', without: 'Hola:' },
  titles: 'don|doña|sr|sra|dr|dra|hermana|hermano|padre|pastor|pastora|tía|tío',
  disclaimer: 'Esta carta la armó un programa; no habla en nombre de Dios.',
  reference: 'Salmo {chapter}:{verses}',
};
