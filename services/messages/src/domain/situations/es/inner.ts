import type {
  addiction as addictionPlan,
  conscience as consciencePlan,
  fear as fearPlan,
} from '../plan/inner.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const fear: ThemeTexts<keyof typeof fearPlan> = {
  groups: {},
  situations: {
    fear: {
      says: [
        'miedo|miedos|temor|temores|asustado|asustada|pavor|aterrado|aterrada',
        'tengo|siento|con miedo',
        'que le pase algo',
      ],
      not: ['sin miedo', 'no tengo miedo', 'temor de dios', 'miedo .. insectos|alturas'],
      heard: [
        'El miedo está hablando fuerte[, {span}], y le pusiste palabras.',
        'Hay un miedo en lo que escribiste, y no necesita ni público ni regaños.',
        'Tener miedo[ {when}] no es lo contrario del valor; suele ser donde empieza.',
      ],
      psalms: [
        'En el {psalm} alguien dice: “cuando tengo miedo, confío”. No después del miedo; en medio de él.',
        'El {psalm} llama luz a Dios y pregunta: ¿de quién temeré? Esa frase se enciende como la luz del pasillo.',
      ],
      steps: [
        'Escribe el miedo en una frase: “tengo miedo de que…”. Debajo, lo que harías al día siguiente si pasara. Un miedo con plan es más chico.',
        'Cuéntale este miedo a alguien en voz alta, con las mismas palabras que usaste aquí.',
        'Si es miedo a una fecha, elige qué harás la hora anterior: dónde, con quién, con qué música.',
      ],
      wishes: [
        'Que el miedo tenga el tamaño que tiene, y no el de la noche.',
        'Que haya hoy una voz conocida cerca.',
      ],
      also: 'Y el miedo acompaña todo esto.',
    },
    anxiety: {
      says: [
        'ansiedad|ansioso|ansiosa|panico',
        'angustia|angustiado|angustiada|angustias|agobiado|agobiada|agobio|estresado|estresada|estres',
        'ataques|crisis de ansiedad|panico|nervios',
        'no puedo dejar de pensar|preocuparme',
        'mente|cabeza no para|descansa|calla',
        'preocupado|preocupada|preocupo|preocupacion .. todo|siempre|mucho|demasiado',
        'opresion|aprieta|nudo .. pecho|garganta|estomago',
        'nervios',
      ],
      not: ['examen|entrevista|operacion|cirugia|boda', 'trabajo'],
      heard: [
        'La ansiedad[, {span},] corre delante del día y vuelve solo con malas noticias.',
        'Cuando la cabeza no para[, {span}], hasta descansar cuesta trabajo.',
        'Lo que describes aprieta el pecho. Es real, aunque nadie vea el motivo.',
      ],
      psalms: [
        'El {psalm} dice: “cuando se multiplicaban dentro de mí las preocupaciones”, y solo después habla de consuelo. Empieza donde estás.',
        'El {psalm} invita a echar la carga sobre Dios. Echarla, no entregarla con moño; vale de cualquier manera.',
      ],
      steps: [
        'Ponle hoy horario a la preocupación: quince minutos, con papel. Fuera de ahí, apunta una palabra y di: “a las seis te atiendo”.',
        'En la próxima ola, nombra bajito cinco cosas que ves, cuatro que tocas, tres que oyes. El cuerpo entiende que está aquí.',
        'Si las crisis se repiten, pide una cita médica o psicológica y cuéntalo así, con su frecuencia. La ansiedad se trata.',
      ],
      wishes: ['Que tu cabeza tenga hoy una hora libre.', 'Que la respiración vuelva a encontrar su largo.'],
      also: 'Y la ansiedad aprieta el pecho.',
    },
    'fear-future': {
      says: [
        'porvenir',
        'el futuro',
        'que va a pasar con|de',
        'futuro & miedo|incierto|incertidumbre|asusta|preocupa|angustia|no se|oscuro',
        'incertidumbre',
        'no se que .. futuro|va a pasar|sera|vida|pasara',
        'que sera de mi|nosotros',
        'que va a pasar|ser',
      ],
      not: ['examen'],
      heard: [
        'El futuro parece un pasillo sin luz, y estás en la puerta.',
        'No saber qué viene[ {when}] asusta más que muchas cosas ya vividas.',
        'Miras hacia adelante y no ves el suelo. Escribirlo ya es mirarlo de frente.',
      ],
      psalms: [
        'El {psalm} tiene la frase “mis tiempos están en tu mano”. Tiempos, en plural: los buenos, los malos y los que aún no tienen nombre.',
        'El {psalm} habla de una lámpara para los pies, no de un faro para todo el camino. Un paso a la vez tiene luz.',
      ],
      steps: [
        'Dibuja tres cajas: lo que vence esta semana, lo que puede esperar un mes, lo que nadie sabe. Trabaja solo en la primera.',
        'Recuerda por escrito dos veces en que no sabías lo que venía, y qué apareció en el camino.',
        'Escoge una decisión pequeña que sí se puede tomar hoy (llamar, preguntar, inscribirte) y toma esa.',
      ],
      wishes: ['Que el próximo paso tenga luz suficiente.', 'Que los días lleguen de uno en uno.'],
      also: 'Y el futuro asusta.',
    },
  },
};

export const conscience: ThemeTexts<keyof typeof consciencePlan> = {
  groups: {},
  situations: {
    guilt: {
      says: [
        'cargo .. culpa',
        'perdoname señor|dios',
        'pena conmigo',
        'culpa|culpable|remordimiento|remordimientos|arrepentido|arrepentida|arrepiento|arrepentimiento',
        'verguenza .. hice|mi|pasado',
        'me perdone|perdona|perdonarme|perdono',
        'perdon .. dios|pecado|pecados|hice|errores',
        'pecado|pecados|peque|error|errores .. pasado|cometi|grave|grande|dios|perdon|hice',
        'fui infiel',
        'mi pasado',
        'lo que hice',
      ],
      not: ['no tengo la? culpa', 'perdonar a', 'culpa de el|ella|otros'],
      heard: [
        'La culpa[ por lo que pasó {ago}] repite la misma escena y dicta siempre la misma sentencia.',
        'Cargas algo que quisieras no haber hecho. Decirlo es honesto.',
        'El arrepentimiento que hay en tus palabras es señal de una conciencia despierta, no de un caso perdido.',
      ],
      psalms: [
        'En el {psalm} alguien deja de esconder lo que hizo, se lo dice a Dios y encuentra perdón. En ese orden, y sin discurso.',
        'El {psalm} pregunta: si se anotara cada falta, ¿quién quedaría en pie? Y responde con perdón.',
      ],
      steps: [
        'Escribe tres líneas: qué pasó, qué lamentas, qué se puede reparar todavía. Si hay algo en la tercera, haz esta semana la parte más pequeña.',
        {
          text: 'Cuéntalo una vez, de principio a fin, a alguien que sepa guardar: una amistad, un sacerdote, una pastora, un psicólogo.',
          unless: ['alone'],
        },
        'Cuando hoy vuelva la escena, di en voz alta: “eso pasó, lo lamento, y hoy hago distinto”.',
      ],
      wishes: [
        'Que la culpa se vuelva reparación, y la reparación, descanso.',
        'Que te trates como tratarías a un amigo que hizo lo mismo.',
      ],
      also: 'Y hay una culpa que vuelve.',
    },
    'hurt-someone': {
      says: [
        'lastime|ofendi|heri|decepcione|grite|menti|trate mal|falle|le .. <who>',
        'dije .. cosas|palabras .. <who>|horribles|feas|hirientes|no debia',
        'pedir|pido|pedirle perdon|disculpas|disculpa .. <who>',
        'le grite|menti|falle|dije|ofendi .. <who>',
        '<who> & lastime|ofendi|grite|arrepiento|pedirle perdon|disculpas',
        'me enoje .. grite|dije .. <who>',
      ],
      not: ['me lastimo|ofendio|hirio', 'dios .. perdon|perdone', 'me dijo'],
      heard: [
        'Lastimaste a {who}[ {ago}], y eso no te deja en paz. Duele de los dos lados.',
        'Las palabras que salieron[ {ago}] no se pueden recoger, pero tu arrepentimiento ya salió tras ellas.',
        'Haber herido a alguien y querer arreglarlo es un comienzo honesto.',
      ],
      psalms: [
        'El {psalm} dice que Dios no desprecia un corazón quebrado y arrepentido. Con ese corazón se pide perdón.',
        'El {psalm} es una oración por unos labios bien cuidados. Es para los minutos antes de la conversación que falta.',
      ],
      steps: [
        'Pide perdón sin la palabra “pero”: “dije esto, estuvo mal, lo siento”. Y detente ahí.',
        'Escríbelo primero; léelo en voz alta; corta las explicaciones. Lo que quede es la disculpa.',
        {
          text: 'De lejos, mándalo en audio y no por escrito: la voz dice lo que la letra esconde.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que {who} oiga tu disculpa en buena hora.',
        'Que de esa conversación salga algo más fuerte que antes.',
      ],
      also: 'Y hay una disculpa que todavía quieres pedir.',
    },
    'cannot-forgive': {
      says: [
        'como se perdona',
        'otorgar el perdon',
        'no puedo|logro|cuesta|dificil|como|quiero .. perdonar|perdonarlo|perdonarla',
        'perdonar a .. <who>|quien|quienes|alguien|esa|ese',
        'perdonar .. <who>',
        'rencor|resentimiento|odio .. corazon|tengo|siento|guardo|<who>|hacia|contra',
        'tengo|siento|guardo rencor|resentimiento|odio|coraje',
      ],
      not: ['logro perdonarme', 'dios me perdone', 'perdonarme', 'perdoname', 'pedir perdon'],
      heard: [
        'Perdonar a {who} no se hace por orden, y no finges haberlo hecho.',
        'La herida se quedó[, {span}], y quisieras que mandara menos.',
        'Querer perdonar y no poder es, quizá, el tramo más sincero de ese camino.',
      ],
      psalms: [
        'El {psalm} describe a Dios como lento para el enojo y grande en amor. Lento: también el perdón puede serlo.',
        'El {psalm} aconseja soltar el enojo, no porque el otro tenga razón, sino porque le quema la mano a quien lo sostiene.',
      ],
      steps: [
        'Escribe lo que te hicieron y lo que te costó, sin achicarlo. Perdonar empieza por no llamar pequeño a lo que fue grande.',
        'Di hoy una sola frase, aunque no la sientas: “ya no quiero que esto mande en mí”. Repítela mañana.',
        'Perdonar no obliga a volver a convivir. Escribe qué distancia te protege, y respétala sin culpa.',
      ],
      wishes: [
        'Que la herida pese un poco menos cada semana.',
        'Que un día lo recuerdes con la mano abierta.',
      ],
      also: 'Y hay una herida que todavía no suelta.',
    },
  },
};

export const addiction: ThemeTexts<keyof typeof addictionPlan> = {
  groups: {
    habit:
      'alcohol|bebida|trago|cerveza|tomar|beber|cigarro|cigarrillo|cigarros|fumar|droga|drogas|marihuana|cocaina|cristal|juego|jugar|apuestas|apostar|casino|tragamonedas|pornografia|vicio|celular|vino|tabaco',
    use: 'bebe|toma|bebiendo|tomando|droga|drogas|drogadicto|vicio|vicios|alcoholico|alcoholica|alcohol|alcoholismo|adicto|adicta|adiccion|borracho|borracha|apuesta|recayo|drogandose|consume|consumiendo',
  },
  situations: {
    addiction: {
      says: [
        'la botella',
        'alcohol destruyo|destruye|acabo',
        'adiccion|adicciones|adicto|adicta|vicio|vicios|alcoholismo|alcoholico|alcoholica|drogadiccion',
        'recaida|recai|recayo',
      ],
      not: ['libre de|del vicio|alcohol .. hace', 'llevo .. sobrio|sobria'],
      heard: [
        'Hay una adicción en medio de esto[, {span}], y alcanza a toda la casa.',
        'Contra {thing} no basta la fuerza de voluntad; quien ha estado cerca lo sabe.',
        'La lucha contra un vicio[, {span},] cansa a quien lo tiene y a quien sostiene.',
      ],
      psalms: [
        'El {psalm} recuerda el lodo, la espera y el suelo firme después. Muchos grupos de ayuda lo leen.',
        'El {psalm} habla de un pájaro que escapa porque la trampa se rompió. Las trampas se rompen.',
      ],
      steps: [
        'Busca hoy el grupo más cercano (AA, NA, Al-Anon) o un centro de adicciones, y apunta el día y la hora de la próxima reunión. Apuntarlo ya es un paso.',
        'Saca de la casa una cosa que facilite la recaída, una sola, antes de que anochezca.',
        'Dile a una persona segura la frase entera: “aquí hay una adicción y necesito ayuda con esto”.',
      ],
      wishes: ['Que haya un día limpio, y luego otro.', 'Que la ayuda correcta conteste al primer tono.'],
      also: 'Y la adicción sigue en medio de la casa.',
    },
    'addiction-self': {
      says: [
        'fumo .. cajetillas|cajetilla|cigarros',
        'intente con',
        'quiero|necesito|intento|no puedo|dejar|ayuda .. dejar|parar|salir|abandonar .. <thing=$habit>',
        'dejar|dejo de|el|la|las <thing=$habit>',
        'soy|estoy .. adicto|adicta|alcoholico|alcoholica|enviciado|enviciada',
        'mi adiccion|vicio|alcoholismo|recaida',
        'adiccion|adicto|adicta a|al .. <thing=$habit>',
        'recai|volvi a tomar|beber|fumar|consumir|jugar|apostar',
        'perdi|gaste|gasto|pierdo .. dinero|sueldo|todo|ahorros .. <thing=apuestas|casino|juego|tragamonedas>',
        'tomo|bebo|fumo|consumo .. mucho|todos|demasiado|escondidas|diario',
      ],
      not: [
        'mi <who> .. dejar|deje|toma|bebe|adict*|alcohol*|recayo|quiere',
        'llevo .. sobrio|sobria|limpio|sin',
        'dejar de? .. trabajar|estudiar',
      ],
      heard: [
        'Quieres salir de esto: {thing}. Lo escribiste con todas sus letras, y no es poco.',
        'Esta lucha[, {span},] no se gana con vergüenza, y no la escondiste.',
        'Un vicio promete alivio y cobra el doble[, {span}]. Ya ves la cuenta.',
      ],
      psalms: [
        'En el {psalm} alguien salió del lodo después de mucha espera, y no por su propia fuerza. Volver a caer no borra la salida.',
        'El {psalm} dice que Dios sostiene a los que caen y levanta a los caídos. A todos, no solo a los que cayeron una vez.',
      ],
      steps: [
        'Elige hoy solo la próxima hora: otro lugar, un vaso de agua, una llamada. Cuando pase, elige la siguiente.',
        'Ve esta semana a una reunión de AA, NA o la que corresponda; no hace falta hablar, basta sentarse. También las hay en línea.',
        {
          text: 'Bloquea hoy la aplicación o el sitio y pídele a alguien de confianza que guarde la clave y la tarjeta por un mes.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que esta noche pase sin eso, y que mañana sepas que pudiste.',
        'Que las próximas ganas te encuentren hablando con alguien.',
      ],
      also: 'Y está la lucha contra un vicio.',
    },
    'addiction-relative': {
      says: [
        '<who> .. en la piedra|droga',
        '<who> .. esclavo|esclava .. bebida|vicio|alcohol',
        '<who> .. $use',
        'mi <who> & alcohol|toma|bebe|drogas|adicto|adicta|alcoholico|alcoholica|borracho|vicio|apuestas|recayo|cristal',
        'libera|libere .. <who> .. alcohol|drogas|vicio|adiccion',
        '<who> .. deje|dejar .. tomar|beber|alcohol|drogas|vicio|fumar|apostar',
      ],
      not: [
        'tio|tia mas feliz',
        'tuvo a su bebe',
        'critican',
        'crio',
        'dejo de tomar|beber',
        'golpea|pega|maltrata',
        'toma leche|agua|medicina|pastillas|decisiones',
      ],
      heard: [
        'Lo que atrapa a {who}[, {span},] entra por la puerta antes que la persona. Lo siento.',
        'Ver cómo esto se lleva los días {de who} cansa hasta los huesos. Lo siento.',
        'Vivir al lado de una adicción es aprender a oír la llave en la puerta. Lo siento.',
      ],
      psalms: [
        'El {psalm} habla de alguien sacado del lodo tras una larga espera. Puedes rezarlo por otra persona sin meterte en el lodo.',
        'El {psalm} grita con el agua al cuello. Quien vive junto a una adicción también puede usar ese grito.',
      ],
      steps: [
        'Busca esta semana un grupo de familiares para ti: Al-Anon o Nar-Anon. No hace falta que vaya nadie más.',
        'Decide una cosa que ya no vas a hacer para tapar (mentir, pagar, limpiar) y dila en un momento sobrio.',
        'Llama a un centro de adicciones y pregunta cómo pide ayuda una familia cuando la persona no quiere. Lo oyen todos los días.',
      ],
      wishes: [
        'Que {who} quiera, un día, la mano que ya está tendida.',
        'Que tengas una noche de sueño sin esperar la puerta.',
      ],
      also: 'Y lo que atrapa a {who} pesa en la casa.',
    },
  },
};
