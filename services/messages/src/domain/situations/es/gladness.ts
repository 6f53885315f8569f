import type { requests as requestsPlan, thanks as thanksPlan } from '../plan/gladness.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const thanks: ThemeTexts<keyof typeof thanksPlan> = {
  groups: {
    glad: 'gracias|agradecido|agradecida|agradecer|agradezco|gratitud|feliz|contento|contenta|alegria|orgulloso|orgullosa|bendecido|bendecida|dichoso|dichosa',
  },
  situations: {
    thanks: {
      says: [
        'corazon lleno',
        'no pido nada',
        'mil gracias|veces',
        'gracias .. dios|señor|padre|jesus|virgen|vida|todo|por',
        'agradecido|agradecida|agradecer|agradezco|gratitud',
        'solo|quiero|vengo|queria .. agradecer|dar gracias',
        'estoy|soy|me siento|siento .. feliz|contento|contenta|dichoso|dichosa|bendecido|bendecida',
        'gloria a dios',
        'dios .. escucho|oyo|respondio|contesto|concedio',
        'que alegria',
        'milagro .. concedi*|hizo',
      ],
      not: [
        'quiero|quisiera ser feliz',
        'no .. feliz|agradecid*',
        'pero',
        'gracias de antemano',
        'hacer feliz',
        'me ayude|ayuden',
      ],
      heard: [
        'Qué bueno leer gratitud así[, {when}].',
        'Viniste a dar gracias, y eso también merece respuesta.',
        'Qué linda alegría la tuya. Qué bueno que viniste a contarla.',
      ],
      psalms: [
        'El {psalm} le dice a su propia alma que no olvide el bien recibido. La gratitud es, antes que nada, buena memoria.',
        'El {psalm} dice sencillamente qué bueno es dar gracias, por la mañana y por la noche. La parte de hoy ya está hecha.',
      ],
      steps: [
        'Escribe tres cosas de hoy que agradeces, con un detalle cada una: el olor, la hora, la persona. Guárdalas en un frasco.',
        'Dale hoy las gracias en voz alta a alguien que no lo espera.',
        'Reparte un poco de esta alegría: un pan dulce, un favor, una llamada a quien tuvo mala semana.',
      ],
      wishes: ['Que esta gratitud te acompañe muchos días.', 'Que el motivo dure, y otros se le sumen.'],
      also: 'Y también hay algo que agradecer, y es bueno leerlo.',
    },
    'thanks-family': {
      says: [
        'bendigo .. por mi|mis .. <who>',
        'alegran esta casa',
        '$glad .. por mi|mis .. <who>',
        '$glad & <who=familia|hijos|hijo|hija|esposo|esposa|mama|papa|padres|nietos|amigos|amigas|hermanos>',
        'orgulloso|orgullosa de mi|mis .. <who>',
        'amo a mi|mis .. <who>',
        '<who> .. bendicion|regalo',
        'reconcilie|reconciliamos .. <who>',
      ],
      not: [
        'pero|aunque|no',
        'enferm*|hospital|cancer',
        'pele*',
        'oren|ore|oracion|ayude|ayuden|sane',
        'de antemano',
      ],
      heard: [
        'Qué lindo es dar gracias por {who}.',
        'Miraste a {who} y viste un regalo. No todos se detienen a mirar.',
        'Dar gracias por la gente propia es de las mejores oraciones que hay.',
      ],
      psalms: [
        'El {psalm} le dice al alma: no olvides nada. Empieza la lista de hoy con {who}.',
        'El {psalm} dibuja una mesa con gente alrededor, como brotes de olivo. Es una imagen para colgar en la cocina.',
      ],
      steps: [
        'Di hoy por qué das gracias, con un ejemplo adentro: “aquel día en que tú…”.',
        { text: 'Manda una foto vieja y cuenta qué recuerdas en ella.', if: ['far'] },
        'Toma una foto cualquiera de un día cualquiera en casa. Dentro de veinte años va a ser la mejor.',
      ],
      wishes: [
        'Que {who} tenga salud y muchos días como estos.',
        'Que la casa siga llena de lo que agradeces.',
      ],
      also: 'Y qué bueno que hay {who} para dar gracias.',
    },
    birthday: {
      says: [
        'mi cumple',
        'cumplo',
        'mi cumpleaños',
        'cumplo|cumpli|cumplire .. años|hoy|mañana|domingo',
        'hoy|mañana|ayer .. cumplo|cumpli',
        'cumpleañero|cumpleañera',
        'un año mas de vida',
      ],
      not: [
        'me escribio mi hijo',
        'ni en mi cumpleaños',
        '<who> .. cumple|cumplio|cumpliria',
        'años de casad*|muert*|falleci*',
        'sola|solo|nadie',
        'primer cumpleaños sin',
      ],
      heard: [
        '¡Feliz cumpleaños[, para {day}]!',
        '¡Felicidades por tu día! Un año más merece fiesta, grande o chiquita[, y {day} es la fecha].',
        '¡Feliz cumpleaños! Qué bueno que estás en el mundo.',
      ],
      psalms: [
        'El {psalm} da gracias por haber sido tejido con cuidado antes de nacer. Es el Salmo indicado para soplar las velas.',
        'El {psalm} pide contar los días con sabiduría. No para temerles; para quererlos más.',
      ],
      steps: [
        'Escribe una carta para leer tú dentro de un año: qué quisieras haber vivido para entonces. Bastan tres líneas.',
        'Llama a alguien que estuvo al principio de tu vida y pídele una historia que no conozcas.',
        'Aparta del día una hora que sea solo a tu gusto, sin atender a nadie.',
      ],
      wishes: [
        'Que el año que empieza traiga salud, pan y buenas sorpresas.',
        'Que haya pastel, un abrazo y un buen silencio al final del día.',
      ],
      also: 'Y ¡feliz cumpleaños!',
    },
  },
};

export const requests: ThemeTexts<keyof typeof requestsPlan> = {
  groups: {
    psalm: 'salmo|salmos',
    ask: 'que|cual|cuales|algun|un|recomienda|recomiendan|recomiendame|dame|busco|sugieren|mejor|buen',
  },
  situations: {
    request: {
      says: [
        'versiculito|versiculo',
        'escribame lo que',
        'algo de aliento',
        'palabra|palabras .. aliento|animo|consuelo|dios|hoy|para mi|fe|esperanza',
        'mensaje .. mi|hoy|dios|aliento|esperanza|dia|animo',
        'que .. dios .. decir|dice|decirme',
        'palabra de dios',
        'buenos dias',
        'versiculo',
        'oracion de la? mañana',
      ],
      not: ['oracion por', 'mensajes de mi'],
      heard: [
        'Una palabra para hoy, del {psalm}: el día es un regalo, todavía envuelto.',
        'Una palabra para ti, del {psalm}: quien llama no llama al vacío.',
        'Aquí va el {psalm} para tu día, en pocas líneas.',
      ],
      psalms: [
        'El {psalm} dice que este es el día que hizo Dios, e invita a alegrarse en él. No ayer, ni cuando todo esté resuelto: este.',
        'El {psalm} dice que Dios está cerca de todos los que lo llaman de verdad. La verdad, ahí, puede ser corta y torpe.',
      ],
      steps: [
        'Elige una palabra de ese Salmo, una sola, escríbela en la mano o en un papelito, y mírala tres veces hoy.',
        'Lee el Salmo en voz alta ahora, despacio, y otra vez antes de dormir. Fíjate qué cambió.',
        'Mándale el versículo a alguien que quizá lo necesite más de lo que dice.',
      ],
      wishes: [
        'Que tu día tenga por lo menos una hora buena.',
        'Que esta palabra te sirva en el momento justo.',
      ],
      also: 'Y pediste una palabra para hoy.',
    },
    'which-psalm': {
      says: [
        'salmos .. cual',
        'cual me toca|aconseja',
        '$ask .. $psalm',
        '$psalm .. para|leer|leo|rezar|recomiendan|puedo|debo',
      ],
      heard: [
        'Lee el {psalm}: es corto y sirve para casi cualquier hora.',
        'Un buen Salmo para empezar es el {psalm}.',
        'Empieza por el {psalm}; mucha gente lo sabe de memoria porque volvió a él muchas veces.',
      ],
      psalms: [
        'El {psalm} habla de un pastor que conoce el camino y cuida lo que hoy hace falta. Cabe en la alegría y en el aprieto.',
        'En el {psalm} alguien levanta los ojos, pregunta de dónde vendrá la ayuda y se contesta. Dura un minuto.',
      ],
      steps: [
        'Léelo tres veces: una para oír, una para entender, una para decirlo. Detente en el versículo que te llame y quédate ahí.',
        'Si después quieres otros: el 46 para días agitados, el 103 para dar gracias, el 130 para cuando está hondo.',
        'Escribe tu versículo preferido en un papel y pégalo donde lavas los platos.',
      ],
      wishes: [
        'Que las palabras lleguen a la hora justa.',
        'Que este Salmo se vuelva para ti un lugar conocido.',
      ],
      also: 'Y pediste un Salmo.',
    },
    'which-psalm-fear': {
      says: [
        '$ask .. $psalm .. miedo|ansiedad|angustia|temor|calma|calmar|paz|nervios|proteccion|preocupacion',
        '$psalm .. miedo|ansiedad|angustia|temor|calma|calmar|nervios|proteccion',
        'miedo|ansiedad|angustia|panico && $ask .. $psalm',
      ],
      not: ['examen|operacion|cirugia'],
      heard: [
        'Contra el miedo, lee el {psalm}. No ordena dejar de tener miedo; da qué decir mientras tanto.',
        'Para la ansiedad, el {psalm} es de los mejores.',
        'El {psalm}: lo escribió alguien que tenía de sobra por qué temer.',
      ],
      psalms: [
        'La frase del {psalm} es “cuando tengo miedo, confío en ti”. En medio del miedo, y no después.',
        'El {psalm} llama luz a Dios y pregunta, casi como un reto: ¿a quién temeré?',
      ],
      steps: [
        'Apréndete solo la primera línea. En el apuro nadie recuerda un Salmo entero, pero una línea sí llega.',
        'Léelo en voz alta, un versículo por respiración, hasta que el ritmo sea tuyo.',
        'Deja el libro abierto en esa página cerca de la cama; encontrarlo rápido también calma.',
      ],
      wishes: [
        'Que la línea llegue a la boca antes que el miedo.',
        'Que la noche sea más chica que ese versículo.',
      ],
      also: 'Y pediste un Salmo contra el miedo.',
    },
    'which-psalm-sleep': {
      says: [
        '$ask .. $psalm .. dormir|noche|sueño|insomnio|acostarme|acostarse',
        '$psalm .. dormir|noche|sueño|insomnio|acostarme',
        'dormir|insomnio && $ask .. $psalm',
      ],
      heard: [
        'Antes de dormir, lee el {psalm}: es una oración de la noche.',
        'Para la noche, el {psalm}. Es bastante corto como para decirlo con los ojos cerrados.',
        'El {psalm} es lo que se lee desde hace siglos al apagar la luz.',
      ],
      psalms: [
        'El {psalm} dice: en paz me acuesto y duermo. Si el sueño se tarda, con la primera mitad basta.',
        'El {psalm} dice que quien nos cuida no cabecea. Entonces alguien puede dormir: nosotros.',
      ],
      steps: [
        'Léelo al borde de la cama, una vez, en voz baja; después apaga la luz y repite solo la última frase.',
        'Deja el celular cargando en la cocina, y el Salmo, en papel, sobre la almohada.',
        'Si hay alguien más en casa, léanlo juntos, un versículo cada uno.',
      ],
      wishes: ['Que el sueño venga manso esta noche.', 'Que la noche te guarde.'],
      also: 'Y pediste un Salmo para la noche.',
    },
    'how-to-pray': {
      says: [
        'nunca he rezado|orado',
        'como hago para orar|rezar',
        'manera de orar|rezar',
        'de que modo .. oracion',
        'como .. orar|rezar|oro|rezo|hablar con dios|hacer .. oracion',
        'no se como? orar|rezar|que decir',
        'enseña|enseñame|enseñen|aprender .. orar|rezar',
        'por donde .. empiezo|empezar .. salmos|biblia|salmo',
        'como .. leer|empezar|usar .. salmos|biblia|salmo',
      ],
      heard: [
        'Empieza con una frase verdadera, en voz alta: puede ser “aquí estoy y no sé {pray~orar|rezar}”. El {psalm} no pide más que eso.',
        'Para {pray~orar|rezar} basta hablar como se le habla a alguien que ya sabe: el {psalm} muestra cómo.',
        'No hay fórmula: di lo que hay, pide lo que falta, agradece lo que vino. El {psalm} lo hace en pocas líneas.',
      ],
      psalms: [
        'El {psalm} dice: derramen delante de él su corazón. Derramar no pide orden ni gramática.',
        'El {psalm} cuenta de alguien que por la mañana se presenta ante Dios y espera. Presentarse ya es la mitad de la oración.',
      ],
      steps: [
        'Esta noche, tres frases: “hoy fue…”, “necesito…”, “gracias por…”. Toma menos de un minuto.',
        'Abre un Salmo, lee un versículo, detente, y dile a Dios qué te recordó. Luego el siguiente.',
        'Elige una señal del día (el café, la llave en la puerta) y amárrale una frase corta de oración.',
      ],
      wishes: [
        'Que hablar con Dios se vuelva tan sencillo como llamar a alguien por su nombre.',
        'Que el silencio después de tu frase no asuste.',
      ],
      also: 'Y quieres aprender a {pray~orar|rezar}.',
    },
    'pray-for': {
      says: [
        'pidan por .. <who>',
        'pongan en sus oraciones',
        'pidan por mi .. <who>',
        'oren|ora|ore|oremos|recen|reza|oracion|oraciones por mi|mis .. <who>',
        'pido|pedir|solicito oracion|oraciones .. <who>',
        'bendice|bendiga|cuida|cuide|protege|proteja|ayuda|ayude a mi|mis .. <who>',
      ],
      heard: [
        'Una oración por {who}: “Señor, cuida hoy a {my}, por dentro y por fuera, y pon gente buena en su camino.”',
        '“Dios, tú conoces a {my} mejor que yo. Quédate cerca, y no sueltes.” Es una oración corta, para decirla las veces que quieras.',
        '“Señor, te entrego a quienes amo, con nombre y todo. Haz por ellos lo que yo no alcanzo.” Es una oración para decir ahora.',
      ],
      psalms: [
        'El {psalm} es entero una bendición para otra persona en un día difícil. Léelo con su nombre.',
        'El {psalm} cubre la ida y la vuelta. Es para quien está lejos de la vista.',
      ],
      steps: [
        {
          text: 'Díselo hoy, sin sermón: “{pray~oré|recé} por ti”. Mucha gente guarda esa frase por años.',
          if: ['who'],
        },
        'Elige un momento fijo y corto para esta oración, y amárralo a algo que ya haces: el café, el camino.',
        'Además de la oración, haz esta semana una cosa concreta por esa persona, que la note.',
      ],
      wishes: ['Que {who} sienta hoy que alguien piensa con cariño.', 'Que tu oración encuentre el camino.'],
      also: 'Y pides oración por {who}.',
    },
    'pray-for-me': {
      says: [
        'pidan por mi',
        'acuerden de .. oraciones',
        'en sus oraciones',
        'oren|ora|ore|oremos|recen|reza por mi|nosotros',
        'necesito|pido|quiero|solicito .. oracion|oraciones',
        'ayudame|ayudeme|ayudenme|socorreme .. dios|señor|oracion|favor',
        'dios|señor|jesus .. ayudame|ayudeme|guiame|bendiceme|salvame|ilumine',
        'que dios me .. ayude|bendiga|guie|ilumine',
      ],
      heard: [
        'Una oración para decir ahora: “Señor, óyeme; lo necesito. Tú sabes de qué, antes de que encuentre las palabras.”',
        '“Dios, quédate hoy cerca de mí. Lo que no sé pedir, míralo.” Es una oración corta, y es tuya.',
        '“Señor, aquí estoy con todo lo que traigo. No me sueltes.” Dila despacio, las veces que quieras.',
      ],
      psalms: [
        'El {psalm} empieza así: “escucha y respóndeme, porque necesito ayuda”. No explica nada más, y es una oración entera.',
        'El {psalm} dice que Dios está cerca de quien llama con sinceridad.',
      ],
      steps: [
        'Dile a una persona de confianza: “¿{pray~oras|rezas} hoy por mí?”. No hace falta contarle el motivo.',
        'Escribe en una línea lo que pides y ponle fecha. Dentro de un mes, vuelve a leerlo.',
        'Después de la oración quédate un minuto sin decir nada, con las manos abiertas.',
      ],
      wishes: ['Que la ayuda llegue por donde no la esperabas.', 'Que hoy notes que no le hablas al aire.'],
      also: 'Y pides oración.',
    },
    bless: {
      says: [
        'una bendicion',
        'bendicion .. casa|larga|bonita',
        'bendicion|bendiciones .. casa|hogar|familia|vida|semana|dia|trabajo|nosotros|mi|año|proyecto|negocio',
        'bendice|bendiga|bendigan .. casa|hogar|familia|vida|semana|dia|negocio|nos|mi',
        'pido|quiero|necesito|dame|denme .. bendicion|bendiciones',
      ],
      not: ['es una bendicion', 'dios los bendiga', 'bendiciones a todos'],
      heard: [
        'Que Dios tenga piedad y te bendiga[, también a {who}], y haga brillar su rostro sobre tu casa, como pide el {psalm}.',
        'Que la bendición del {psalm} esté sobre tu puerta: al salir, al entrar, y sobre quienes viven detrás.',
        'Una bendición para ti[ y para {who}], con las palabras del {psalm}: cuidado en el camino y luz en casa.',
      ],
      psalms: [
        'El {psalm} le pide a Dios un rostro alegre, y que eso se extienda de una casa a toda la tierra.',
        'El {psalm} bendice el salir y el entrar. Se puede decir con la mano en la manija.',
      ],
      steps: [
        'Bendice hoy a alguien en voz alta, con palabras tuyas: un niño en la puerta, un colega, un enfermo. La bendición crece al pasar.',
        'Escribe el versículo en un papel y pégalo por dentro de la puerta de tu casa.',
        'Antes de comer hoy, di una frase de bendición por quienes están en la mesa y por quienes faltan.',
      ],
      wishes: [
        'Que la semana sea buena y la casa esté en paz.',
        'Que la paz entre por la puerta y le guste quedarse.',
      ],
      also: 'Y pides una bendición.',
    },
    'comfort-me': {
      says: ['necesito .. consuelo|abrazo', 'consuelame|consuela mi'],
      heard: [
        'Una palabra de consuelo para ti, del {psalm}: el corazón se puede derramar tal como está.',
        'Para ti, el {psalm}: hay quien está cerca de los que llaman.',
        'Aquí va un consuelo, sin preguntas antes: el {psalm}.',
      ],
      psalms: [
        'El {psalm} no le pide explicaciones a quien llega; solo que no se lo guarde todo.',
        'El {psalm} habla de una cercanía que no depende de merecerla ni de encontrar las palabras.',
      ],
      steps: [
        'Dile hoy a alguien una sola frase: “no está fácil”. Deja que pregunte lo demás, o no.',
        'Haz por ti lo que harías por una visita: una mesa puesta, una taza bonita, diez minutos de sol.',
        'Escribe lo que pesa, dobla el papel y guárdalo dentro del libro de los Salmos.',
      ],
      wishes: [
        'Que lo que aprieta afloje un poco hoy.',
        'Que alguien se siente a tu lado sin necesitar un motivo.',
      ],
      also: 'Y quisieras una palabra de consuelo.',
    },
    'comfort-other': {
      says: ['consuelo|fortaleza para mi <who>', 'consuela a mi <who>'],
      heard: [
        'Una palabra para quien piensa en {who}, del {psalm}: hay quien guarda la salida y la entrada.',
        'Llevas a {who} en el pensamiento; el {psalm} se escribió para quienes cargan a otros en el corazón.',
        'Del {psalm}, para ti y para la persona en quien piensas: un peso se puede repartir.',
      ],
      psalms: [
        'El {psalm} pone idas y vueltas en manos de quien no duerme. Agrégale el nombre que te preocupa.',
        'El {psalm} invita a poner la carga en manos más grandes. También la carga por otra persona.',
      ],
      steps: [
        { text: 'Manda hoy un mensaje que no pida respuesta: “pensé en ti”.', if: ['who'] },
        'Pregunta una cosa concreta: “¿qué te ayudaría hoy?”. Y haz solo eso, ni más ni menos.',
        'Apunta en el calendario, para dentro de una semana, volver a preguntar. Casi todos preguntan una sola vez.',
      ],
      wishes: [
        'Que {who} sepa que nadie camina sin compañía.',
        'Que el cuidado que tienes por otros vuelva también a ti.',
      ],
      also: 'Y te preocupa {who}.',
    },
  },
};
