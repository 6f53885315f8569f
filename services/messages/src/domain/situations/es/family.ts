import type { family as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const family: ThemeTexts<keyof typeof plan> = {
  groups: {
    fight:
      'pelea|peleas|peleamos|pelee|peleado|peleada|peleando|discusion|discusiones|discutimos|discuti|discutiendo|conflicto|conflictos|pleito|pleitos|disgusto|rencor|distanciados|distanciamiento|enojado|enojada',
    sibling: 'hermano|hermana|hermanos|hermanas|cuñado|cuñada',
    elder: 'madre|padre|padres|mama|papa|papas|padrastro|madrastra',
  },
  situations: {
    family: {
      says: ['peleas .. familia|casa','familia .. dividida|rompiendo|rota|separada|desunida','pleito|pleitos|chisme entre nosotros','ya ni nos juntamos','$fight .. familia|casa|parientes|herencia|familiares','familia .. $fight|desunida|dividida|rota|separada|no se habla','paz|armonia|union|unidad .. familia|casa|hogar','problemas|problema .. familia|familiares|familiar','herencia|terreno|testamento & $fight|hermanos|familia|casa','suegra|suegro|nuera|yerno|cuñada|cuñado|suegros & $fight|problema|problemas|mete|soporta|critica|trata|llevo','ambiente .. casa .. pesado|tenso','parientes & frialdad|frio|resentimiento|pelea*|dividid*|distan*|disgust*|pleito*','cada uno|quien|cual .. su lado|rumbo & familia|hermanos|primos|grupo|razon|casa','cada uno .. por su lado','familia & nadie habla|escribe|visita','familia .. .. frialdad|rencor|hielo|separada|rota|peleada|dividida|pleito|pleitos|discut*|peleas','frialdad|resentimiento|rencor|distancia .. familia|parientes','la sangre .. hielo','familia .. ya no .. junta|juntamos|reune|reunimos|habla','navidad|cumpleaños|reuniones .. .. pelea|peleas|pleito|discut* & familia','pleito|pleitos|problema|problemas|pelea|peleas|conflicto .. .. familia|familiar|familiares','yerno|nuera|suegra|suegro|cuñada|cuñado & humilla|vago|deja|hija|casa|soporto|venga',],
      not: ['gracias|agradec*','$fight .. <who=esposo|esposa|marido|novio|novia|pareja>','enfermedad','quiero perdonar|soltarlo','<who> .. consumo|vicio','enferm*','cuido|atiendo','pido|ruego por mi <who>',],
      heard: [
        'La familia está en pie de guerra[, {span}], y quien quiere a todos queda en medio.',
        'Un conflicto de familia pesa doble, porque todos vuelven a la misma mesa.',
        'Pides paz para los tuyos. Es un pedido que se entiende enseguida.',
      ],
      psalms: [
        'El {psalm} canta qué bueno es que los hermanos vivan unidos. Quien canta así ya vio lo contrario.',
        'En el {psalm} alguien quiere paz, y apenas habla de ella los demás quieren guerra. La Biblia conoce esa mesa.',
      ],
      steps: [
        'Elige hoy a la persona más fácil de la familia y dile una cosa buena. La paz suele empezar por donde ya hay una puerta abierta.',
        'En la próxima discusión, sal del cuarto antes de contestar y vuelve en quince minutos. Avisa: “ya regreso”.',
        {
          text: 'Escríbele a la persona difícil un mensaje sin pasado: solo lo que deseas de aquí en adelante.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que pronto haya una comida sin cuentas que cobrar.',
        'Que alguien de la familia dé el primer paso, y que no te toque siempre a ti.',
      ],
      also: 'Y el ambiente en la familia también está difícil.',
    },
    'quarrel-sibling': {
      says: ['sin tratar|hablar .. <who=$sibling>','años .. hablar|tratar .. <who=$sibling>','$fight con mi|mis .. <who=$sibling>','mi|mis <who=$sibling> & $fight|perdon|orgullo|herencia|reconcili*','mi|mis <who=$sibling> .. no .. habla|hablamos|contesta|busca|saluda','no .. hablo|hablamos .. mi|mis <who=$sibling>','mi <who=$sibling> y yo .. no|$fight','con mi <who=$sibling> .. .. dijimos|dejamos|peleados|peleada|distanciados|hablamos|discut*|pelea*','mi <who=$sibling> .. .. me humilla|critica|insulta|ofende|odia|trata|robo|acusa|envidia|grita|ignora|bloqueo','nos dijimos .. .. && <who=hermano|hermana>','extraño a? mi <who=hermano|hermana> && terreno|herencia|pelea|pleito|hablamos|cruzamos|nos','mis <who=hermanos|hermanas> .. .. no me|nos habl*|pelea*|peleados','mi <who=hermano|hermana> .. .. no me? habla','<who=hermanos|hermanas|hermano|hermana> & herencia|terreno|testamento','mi <who=hermano|hermana> && ayer explote|grite|discutimos|peleamos|pleito','desde .. pelea|pleito|discusion .. .. <who=$sibling>',],
      not: ['enferm*|internad*|murio|fallecio|drogas','mis hijos .. $fight','quimio|tratamiento|operan','a mi hijo',],
      heard: [
        'El pleito con {who}[, {span},] duele más porque comparten la misma infancia.',
        'Entre tú y {who} quedó una distancia[, {span},] que ninguno planeó.',
        'Siento ese silencio entre hermanos. Ocupa un lugar en todas las fiestas.',
      ],
      psalms: [
        'El {psalm} se escribió justamente por esto: qué bueno es cuando los hermanos están juntos. También lo reza quien lo extraña.',
        'En el {psalm} alguien dice: “yo quiero paz”. Puede ser tu frase, aunque por ahora no sea la de {who}.',
      ],
      steps: [
        'Manda un recuerdo de la infancia sin una palabra del pleito: una foto, una receta, un apodo.',
        'Escribe qué harías distinto, solo tu mitad. No tiene que ir a ninguna parte hoy.',
        {
          text: 'Pídele a alguien de confianza en la familia que lleve solo este recado: “la puerta está abierta”.',
          unless: ['secret', 'alone'],
        },
      ],
      wishes: [
        'Que un día se rían de esto en una cocina.',
        'Que {who} y tú encuentren el camino antes de la próxima fiesta.',
      ],
      also: 'Y está el pleito con {who}, todavía sin arreglar.',
    },
    'quarrel-parents': {
      says: ['discuti|discutimos|pelee con mi .. <who=$elder|viejo|vieja>','con mi .. <who=$elder> & muro|grito|calla|discut*','$fight con mi|mis .. <who=$elder>','no .. hablo|hablamos con? .. mi|mis <who=$elder>','mi <who=$elder> y yo .. no|$fight|discut*','mi|mis <who=$elder> .. .. no me entiende|entienden|acepta|aceptan|escucha|escuchan|apoya|apoyan|deja|dejan|quiere|quieren|cree|creen|habla|hablan|respeta|respetan|valora','mi|mis <who=$elder> .. .. me controla|controlan|revisa|revisan|grita|gritan|humilla|critica|compara|comparan|insulta|regaña|juzga|rechaza|corrio|echo|obliga|exige|exigen|ignora','conteste|portazo|grito|gritamos & <who=$elder>','malagradecida|malagradecido|ingrata|ingrato','mi <who=$elder> todavia|aun me','no se como hablar .. con? ella|el|mi|mis','choco|chocamos|peleo|discuto|peleando|discutiendo .. .. <who=$elder>','mi <who=$elder> .. .. portazo|conteste|malagradecid*','mi|mis <who=$elder> & $fight|critica|critican|controla|controlan|exige|exigen|compara|comparan',],
      not: ['enferm*|internad*|murio|fallecio|toma|bebe|alcohol','mis padres .. se pelean|separ*|divorci*','golpea|pega','presion|malita|malito','hogar|matrimonio|casados|esposo y yo','entre mi <who> y','padres se|que gritan','se gritan|pelean','gallinas|misionera|pieza','ni oir hablar','mis hijos me','sin decir*','medic*',],
      heard: [
        'Con {who} la conversación no encuentra el tono[, {span}], y es difícil cuando la distancia es con quienes nos criaron.',
        'Querer que {who} entienda y no lograrlo[, {span},] cansa como pocas cosas.',
        'Un conflicto con los padres nos mueve el piso a cualquier edad.',
      ],
      psalms: [
        'El {psalm} dice que, si padre y madre no reciben, Dios recibe. No toma partido en la pelea; abre una puerta.',
        'El {psalm} pide cuidado con la puerta de los labios. En una casa con discusiones la oración sirve para los dos lados.',
      ],
      steps: [
        'Escribe tres frases: una cosa que agradeces, una que duele, una que pides. Léelas en voz alta antes de entregarlas.',
        'Busca un momento en que nadie tenga prisa y empieza por una pregunta sobre cómo era su vida a tu edad.',
        {
          text: 'De lejos, propón una llamada corta, de diez minutos, sobre un tema que no los divida.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que un día {who} oiga lo que de verdad quisiste decir.',
        'Que en la casa vuelva a haber plática, aunque sea chiquita.',
      ],
      also: 'Y las cosas con {who} están difíciles.',
    },
  },
};
