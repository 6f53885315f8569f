import type { children as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const children: ThemeTexts<keyof typeof plan> = {
  groups: { kid: 'hijo|hija|hijos|hijas|hijastro|hijastra|nieto|nieta|muchacho|muchacha|niño|niña' },
  situations: {
    child: {
      says: ['<who=$kid> .. anda mal','<who=$kid> .. quita la paz','que le pasa .. <who=$kid>','preocupado|preocupada|preocupa|preocupan|miedo|angustia|angustiada .. <who=$kid>','mi|mis <who=$kid> .. problema|problemas|dificil|dificultad|sufre|sufriendo|triste|perdido|perdida|no esta bien|sola','protege|proteja|cuida|cuide|guarda .. mi|mis <who=$kid>','mi|mis <who=$kid> & escuela|colegio|bullying|acoso|notas|calificaciones|autismo|autista|tdah','que|como .. hacer|hago|ayudar|ayudo .. <who=$kid>','mala|mal|buena|buen madre|mama|padre|papa','pena|angustia|preocupa*|inquiet*|desvel* .. .. <who=$kid>','<who=$kid> .. .. me tiene|trae|quita|preocupa|desvela|angustia','mi <who=$kid> & corazon en','me tiene con .. corazon|alma','corazon|alma|jesus en la|un|vilo mano|hilo|boca && <who=$kid>','una mama|madre|padre siente|presiente|sabe','presiento .. <who=$kid>','algo|que le pasa|tiene|trae|sucede .. .. <who=$kid>','<who=$kid> .. .. no esta bien','algo le pasa|pasa_a .. <who=$kid>','<who=$kid> .. .. triste|sufre|raro|rara|callado|callada|problema|problemas',],
      not: ['$kid .. enferm*|internad*|fiebre|hospital|operan','murio|fallecio','examen|examenes','nacio','cuarenta veces','cuidala en','viaj*','robo|robaron','quinceañera',],
      heard: [
        'Es {who} quien no sale de tu cabeza[, {span}].',
        'Preocuparse por {who} es un trabajo sin hora de salida.',
        'Hay una preocupación de madre o de padre en lo que escribiste, y no descansa.',
      ],
      psalms: [
        'El {psalm} pide guardia para la salida y la entrada. Se puede decir en la puerta, cada vez que sale.',
        'El {psalm} llama a los hijos un regalo que nos confían, no una obra que tengamos que terminar.',
      ],
      steps: [
        {
          text: 'Pasa hoy diez minutos a su lado sin preguntas ni consejos: los platos, un juego, algo de comer. Las pláticas llegan de lado.',
          unless: ['far'],
        },
        {
          text: 'Mándale una foto graciosa de tu día, sin pregunta. Es un hilo que no cobra respuesta.',
          if: ['far'],
        },
        'Pon la preocupación en una sola frase y llévasela a alguien que también conozca a tu hijo o a tu hija: una maestra, un abuelo. Dos ven mejor.',
      ],
      wishes: ['Que {who} se cruce hoy con una buena persona.', 'Que tu corazón pueda dormir un poco.'],
      also: 'Y la preocupación por {who} va con todo.',
    },
    teenager: {
      says: ['cumplio 12|13|14|15|16','me contesta feo','con 13|14|15|16 .. contesta|años','<who=$kid> .. adolescente|adolescencia|rebelde|rebeldia|contesta|contestona|contestón','adolescente .. casa|cuarto|no|encierra|habla','mi <who=$kid> .. 12|13|14|15|16|17','<who=$kid> .. no .. obedece|respeta|escucha|habla conmigo|sale de su cuarto','<who=$kid> .. se encierra|encerrado|encerrada|grita|agresivo|agresiva|malcriado','tiene|cumplio|con|de 12|13|14|15|16|17 & hijo|hija|padre|madre|mama|papa|nieto|nieta|nene|nena & cuarto|puerta|celular|audifonos|rebelde|contesta|habla|encierra|grita|odia|insoportable|respondon|obedece|caso|dificil|cambio','audifonos|puerta & tiene|hijo|hija & 13|14|15|16|17','azota|azoto|azotando|tira .. puerta','mi <who=$kid> .. .. rebelde|rebeldia|altanero|altanera|grosero|grosera|respondon|respondona|desobedece|desobediente|malcriado|malcriada','edad|etapa .. adolescencia|pubertad|adolescente','contesta|responde|habla feo|mal|golpeado|grosero & hijo|hija|13|14|15|16|17','mi <who=$kid> adolescente','13|14|15|16|17 && audifonos|puerta|encierra|rebelde|contesta && hijo|hija|padre|madre|mama|papa',],
      not: ['enferm*|internad*|fiebre|hospital','paso|aprobo|graduo','caso','droga|drogas|marihuana|alcohol','neumonia|cancer|operan|leucemia','cumpleaños|quinceañera|mi princesa el','soy becado','tengo 12|13|14|15|16|17','embarazada|pandilla*',],
      heard: [
        '{who} está en esa edad en que la puerta del cuarto habla más que la boca.',
        'Vivir así con {who}[, {span},] es querer a alguien que contesta con silencio o con ruido.',
        'Un adolescente que se cierra deja sin mapa a cualquier madre y a cualquier padre.',
      ],
      psalms: [
        'El {psalm} compara a Dios con un padre que tiene compasión y recuerda de qué estamos hechos. Es una manera de mirar a {who}, y también a ti.',
        'El {psalm} pide un guardia para la boca. Con adolescentes en casa esa oración se usa bastante.',
      ],
      steps: [
        'Haz hoy una pregunta que no sea de la escuela ni del celular (“¿qué música oyes ahora?”) y escucha una canción entera sin comentar.',
        'Escoge la única regla que de verdad importa, dila con calma, y deja quietas las demás una semana.',
        'Deja una nota corta o un audio: “te quiero también en los días malos”. No pidas respuesta.',
      ],
      wishes: [
        'Que {who} abra la puerta por su cuenta, aunque sea para pedir comida.',
        'Que la ternura entre ustedes sobreviva a esta etapa.',
      ],
      also: 'Y en casa hay un adolescente que se cierra.',
    },
    'child-silent': {
      says: ['<who=$kid> .. no me llama','mi hijo|hija no me llama|escribe|visita|habla','hijos .. no se acuerdan','me escribio mi <who=$kid>','rompa su silencio','<who=$kid> .. no me? .. llama|habla|visita|contesta|responde|busca|escribe|quiere saber','<who=$kid> .. alejo|alejado|alejada|distancio|bloqueo|corto|olvido|abandono','no .. veo|hablo|se nada|noticias|contacto .. <who=$kid>','extraño .. mi|mis <who=$kid>','<who=$kid> & lejos|otro pais|extranjero|migro|se fue|estados & extraño|duele|falta|sola','<who=$kid> .. .. corto|cortaron conmigo|contacto|comunicacion','<who=$kid> .. .. sin hablar|verlo|verla|verlos|llamar|llamarme|saber','sin noticias|saber|hablar|ver .. .. <who=$kid>','no se nada|sabemos de mi|mis <who=$kid>','mensaje|mensajes|llamadas|llamo|escribo && <who=$kid> && no_contesta|visto|responde|palomitas|no_me_contesta','palomitas azules','nietos|nieto|nieta .. fotos|conozco|dejan ver','mi|mis <who=$kid> .. .. no me? llaman|llama|visitan|visita|buscan|busca|escriben|escribe|contestan|contesta|hablan','mi|mis <who=$kid> .. .. ni me|una|siquiera llaman|llama|llamada|escribe|visita|mensaje','hijo|hija|hijos & me bloqueo|bloquearon|olvido|olvidaron|ignora|ignoran',],
      not: ['murio|fallecio|partio','no habla todavia|bien','autis*','bebe','12|13|14|15|16|17','encerrada|encerrado|cuarto','manejar','amiga|amigo','se pelean',],
      heard: [
        'El silencio {de who}[, {span},] hace más ruido que cualquier pelea. Lo siento.',
        '{who} no busca[, {span}], y quien espera mira el teléfono más veces de las que admite.',
        'Siento esa distancia de un hijo ya grande. No borra los años de antes.',
      ],
      psalms: [
        'El {psalm} dice que, aunque los más cercanos se alejen, hay quien recoge. Es un lugar para esperar, no para rendirse.',
        'El {psalm} habla de un padre que tiene compasión. Quien espera a {who} conoce esa palabra por dentro.',
      ],
      steps: [
        'Manda un solo mensaje que no pida nada: un buen recuerdo, una foto vieja, y “no hace falta que contestes”.',
        'Si hubo una pelea, escribe solo tu parte: “en esto me equivoqué”. Guárdalo hasta mañana, léelo otra vez, y decide entonces si lo mandas.',
        {
          text: 'Pon una fecha, que no sea hoy, para intentarlo de nuevo, y una persona con quien hablar esa noche, haya respuesta o no.',
          if: ['span'],
        },
      ],
      wishes: [
        'Que un día suene el teléfono, y sea {who}.',
        'Que tu puerta siga abierta sin que tengas que estar de pie en ella.',
      ],
      also: 'Y el silencio {de who} también duele.',
    },
    'child-wrong-path': {
      says: ['marihuana|drogas|robadas .. hijo|hija','<who=$kid> .. pandilleros|pandillero','mochila de mi hijo','<who=$kid|hermano|sobrino> .. drogas|droga|adicto|adicta|marihuana|cristal|crack|pandilla|pandillas|carcel|preso|presa|delincuencia|malas|malos|mal camino','<who=$kid|hermano|sobrino> & drogas|droga|pandilla|carcel|preso|presa|malas compañias|delincu*|adicto|adicta','malas compañias|amistades|juntas','mal camino|pasos','<who=$kid> .. perdido|perdida .. mundo|camino|drogas','<who=$kid> .. .. rumbo|prodigo|patrulla|policia|detenido|detuvieron|pandilla|pandilleros|robando|robo|vende|banda|carcel|preso|presa','prodigo','malas|oscuras|mala|malos|raras amistades|compañias|compañia|juntas|influencias|amigos','amistades .. oscuras|malas|raras','patrulla|policia|carcel && mama|madre|papa|padre|hijo','no llega .. dormir','anda en malos|malas|drogas|pasos|calle','mi <who=$kid> & drogas|droga|alcohol & perdido|rumbo|calle|amigos|amistades|camino',],
      not: ['limpio|salio de|dejo las','esposo|marido','soy policia','examen','niña|niño robado',],
      heard: [
        'Ver a {who} en un camino que hace daño[, {span},] es un miedo que se despierta antes que tú. Lo siento.',
        '{who} anda lejos del buen camino[, {span}], y no has dejado de querer.',
        'Lo siento. Amar a alguien que se pone en peligro es vivir con el teléfono en la mano.',
      ],
      psalms: [
        'En el {psalm} alguien le pide a Dios que no se acuerde de las faltas de la juventud, sino de la bondad. Muchas madres lo han dicho por un hijo.',
        'El {psalm} recuerda a alguien sacado del lodo y puesto sobre roca, después de mucha espera. {who} no está fuera de ese alcance.',
      ],
      steps: [
        'Busca hoy un grupo de familiares (Al-Anon, Nar-Anon), para ti; no hace falta que te acompañe nadie.',
        'Decide un límite que puedas sostener, de dinero, de horario o de la casa, y dilo una sola vez, con calma, en un buen momento.',
        'Di una frase que no sea sermón: “no estoy de acuerdo, y sigues siendo de mi familia”.',
      ],
      wishes: [
        'Que {who} encuentre a tiempo la mano correcta.',
        'Que no te toque ser valiente todos los días sin compañía.',
      ],
      also: 'Y {who} anda por un camino que preocupa.',
    },
  },
};
