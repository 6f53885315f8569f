import type { others as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const others: ThemeTexts<keyof typeof plan> = {
  groups: {
    alone: 'solo|sola|soledad|solitario|solitaria|aislado|aislada',
    friend: 'amigo|amiga|amigos|amigas|amistad|compañero|compañera',
  },
  situations: {
    lonely: {
      says: ['con quien hablar|platicar','me siento .. sola|solo','muy sola|solo','visita ni llamada','no tengo con quien','soledad','me siento|siento|estoy|vivo|muy|tan|quede|completamente $alone','no tengo|sin a? nadie|amigos|amistades|compañia .. hablar|conversar|desahogarme|conmigo','no tengo amigos|amigas|amistades|nadie|a nadie','nadie .. llama|busca|visita|escribe|pregunta|importa|escucha|invita|acuerda','nadie con quien','no tengo|ni|sin .. con quien hablar|platicar|contar|compartir|salir|conversar','unica|unico persona|voz|cosa .. veo|hablo|oigo|escucho|habla','rodeada|rodeado .. gente|personas .. sola|solo|soledad|vacio|vacia','rodeada|rodeado & solo|sola|soledad','ceno|almuerzo|desayuno|paso|celebro|como|vivo sola|solo','hablo con .. tele|perro|gato|plantas|paredes|pared|espejo','me siento invisible|excluida|excluido|aislada|aislado','no le importo a nadie','nadie me habla|busca|llama|visita|abraza|escribe','extraño .. un abrazo','trabajo desde casa & nadie|sola|solo|unica|persona','no tengo a quien',],
      not: ['crio|criar|criando .. $alone','cuido','solo quiero|quisiera|pido|dios|necesito|tengo|por|una|un','no estoy solo|sola','curriculum|curriculo|cv|hojas de vida','grupo .. familia','extranjero|frontera','perdon*','nadie .. llama .. trabajo','bebe|hijas|hijos yo','no tengo quien',],
      heard: [
        'No hay gente lo bastante cerca[, {span}], y lo dijiste sin disfraz.',
        'La soledad[, {span},] alarga las tardes y calla el teléfono. Lo siento.',
        'No tener con quién compartir el día es una falta de verdad.',
      ],
      psalms: [
        'En el {psalm} alguien le pide a Dios: “mírame, que no tengo a nadie”. Es una oración de una línea, y no esconde nada.',
        'El {psalm} dice que ni en el último rincón del mar se queda uno fuera del alcance de una mano que sostiene.',
      ],
      steps: [
        'Busca un lugar con hora fija donde estén las mismas personas cada semana (un coro, una misa, una clase, caminatas) y ve una vez, solo a mirar.',
        'Llama hoy por su nombre a alguien que ves siempre, en la tienda o en la puerta, y hazle una pregunta más de lo normal.',
        'Mándale un mensaje a alguien que te caía bien y que el tiempo se llevó: “hoy me acordé de ti”.',
      ],
      wishes: [
        'Que esta semana alguien pregunte por ti, y escuche la respuesta.',
        'Que pronto se ocupe la segunda silla de tu mesa.',
      ],
      also: 'Y falta con quién compartirlo.',
    },
    homesick: {
      says: ['vivo en el extranjero','ausencia de mi gente','arepa|tamales|comida de mi & tierra|calle|abuela','extraño .. mi? casa|familia|tierra|pais|pueblo|gente|ciudad','lejos de mi|casa .. familia|tierra|pais|hijos|casa|gente|todos','nostalgia','me mude|mudamos|llegue|emigre|vine|vivo .. ciudad|pais|otro|españa|estados|chile|extranjero & $alone|extraño|nadie|dificil|adaptar|conozco','ciudad|pais|escuela|lugar|trabajo nuevo|nueva .. $alone|nadie|dificil|amigos|adaptar','no conozco a? nadie','migrante|inmigrante|emigre','no me acostumbro|adapto|hallo .. aqui|pais|ciudad|frio|lugar|este|vida|idioma','mi tierra|pueblo|patria|pais|barrio|isla & extraño|lejos|oler|volver|falta|añoro|olor|sabor|quisiera|aqui','oler|volver|ver|pisar .. tierra|pueblo|patria','añoro|añoranza|nostalgia','videollamada|videollamadas & hijos|mios|mama|familia|tierra|veo|muestran|crecer','cuido niños ajenos','aqui .. .. nadie se? saluda|conoce|habla','desde que llegue|emigre|migre|vine|sali & pais|extraño|solo|sola|aqui|lejos','extraño .. .. & lejos|pais|aqui|norte|estados|frontera|extranjero|tierra','lejos de .. mi|los|mis|casa familia|tierra|pais|hijos|gente|mios|padres|patria','me vine|fui a|para estados|españa|chile|argentina|norte|otro|canada|italia',],
      not: ['mi <who> .. vive lejos','murio|fallecio','visa|papeles|residencia|asilo','espejo|70|cumpli','mi amor','hallo que','cruzamos','novio|novia','no hallo .. recortar',],
      heard: [
        'Vivir lejos de casa[, {span},] es tener el cuerpo en un lugar y los domingos en otro.',
        'Todo es nuevo donde estás[, {span}], y la nostalgia se sabe de memoria el camino de vuelta.',
        'Estás lejos de tu gente, y eso se nota en lo pequeño: el pan, el acento, la calle.',
      ],
      psalms: [
        'El {psalm} es de gente lejos de su casa, sentada junto a un río extraño, llorando. La Biblia guardó su canción.',
        'El {psalm} dice que aun al otro lado del mar hay una mano que guía. Vale también para otra ciudad.',
      ],
      steps: [
        'Acuerda con alguien de allá una llamada fija por semana, con día y hora, para que la nostalgia sepa cuándo la atienden.',
        'Averigua hoy en qué lugar cercano se come, se canta o se habla como en tu tierra, y ponle fecha para ir.',
        'Apréndete el nombre de tres vecinos o colegas antes de que acabe la semana. Un lugar empieza a ser nuestro por los nombres.',
      ],
      wishes: [
        'Que el lugar nuevo tenga pronto una cara amiga.',
        'Que la nostalgia no arruine lo bueno de donde estás.',
      ],
      also: 'Y extrañar la casa aprieta en medio de esto.',
    },
    'friend-betrayed': {
      says: ['<who=$friend> .. conto|conte|mintio|dio la espalda|hablo pestes|pestes','conto mi secreto','a mis espaldas','<who=$friend> .. traiciono|mintio|decepciono|fallo|uso|engaño|hablo mal|ignora|alejo|dejo|cambio|lastimo|bloqueo|invento','traicion|decepcion|mentira|decepcionado|decepcionada .. <who=$friend>','falsa|falso|falsas|falsos $friend','$friend falso|falsa|falsos|falsas','pelee|peleamos|discuti|discutimos|distancie|perdi|perdiendo .. <who=$friend>','amistad .. termino|acabo|rompio|rota|acabando|años','<who=$friend> .. no me? .. habla|contesta|busca','mi|un|una <who=$friend> .. .. mintio|traiciono|decepciono|fallo|engaño|espalda|bloqueo|robo|copio|dejo|cambio|ignora|uso|alejo','<who=$friend> & mintio|traiciono|fallo|espalda|espaldas|pestes|traicion','confie en & traiciono|mintio|fallo|uso','amistad & traicion|mentira|duele|mintio|robo|copio|acabo|termino|rota|perdi|falsa','años de amistad','ya no creo en .. amigos|amistad|gente','me entere .. && amistad|amiga|amigo',],
      not: ['murio|fallecio','enferm*|hospital|cancer','novia|novio|esposo|esposa|marido se|me .. engaño','gracias .. amistad',],
      heard: [
        'Lo que vino {de who}[ {ago}] dolió porque había confianza. Lo siento.',
        'Una amistad herida[, {ago},] no se llama duelo, pero se le parece mucho. Lo siento.',
        'Siento lo que pasó con {who}. Las amistades también se pierden, y también se lloran.',
      ],
      psalms: [
        'El {psalm} dice: no fue un enemigo, fuiste tú, mi amigo, con quien yo caminaba. Tres mil años después la frase sigue siendo exacta.',
        'El {psalm} habla del amigo que comía del mismo pan y levantó el talón. Quien oró así no escondió la herida.',
      ],
      steps: [
        'Antes de hablarlo con otros, escribe lo que pasó en cinco líneas, solo hechos. Luego mira cuál duele más.',
        'Si quieres hablarlo, empieza con una pregunta (“¿qué pasó de tu lado?”) y solo después cuenta lo tuyo.',
        'Date una semana antes de decidir si la amistad terminó o solo está lastimada.',
      ],
      wishes: [
        'Que la próxima persona a la que le cuentes algo lo sepa guardar.',
        'Que esta herida no te quite el don de confiar.',
      ],
      also: 'Y hay una amistad que lastimó.',
    },
    'friend-worry': {
      says: ['<who=$friend> .. no esta bien','<who=$friend> .. me preocupa','<who=$friend> .. apagada|apagado|hundido|flaca','<who=$friend> .. dejo de','<who=$friend> .. mal|triste|sufriendo|dificil|depresion|perdio|pasando|problemas|necesita|divorcio|crisis|sola','ayudar|ayudo|apoyar|consolar|acompañar a? .. <who=$friend>','preocupado|preocupada|preocupa .. <who=$friend>','mi|un|una <who=$friend> & preocupa|preocupada|preocupado|flaca|flaco|tristeza|hundido|hundida|deprimida|deprimido|inquieta|inquieto|apagada|apagado|comiendo','<who=$friend> & dificil|sufriendo|perdio|separo|divorcio|divorciando|deprimida|deprimido & oro|pido|ayud*|como|por','acompaña|acompañar|acompaño|ayudar|ayudo|apoyar|apoyo|consolar|tender|tenderle .. .. <who=$friend>','tenderle|tender .. mano && <who=$friend>','pido|oro|ruego por .. <who=$friend> & no|sin|perdio|mal|quedo|esta','inquieta|inquieto|preocupada|preocupado && <who=$friend>','<who=$friend> .. .. no sale|come|contesta|habla|sonrie','<who=$friend> de .. vida .. tristeza|hundido',],
      not: ['perdi a|traiciono|mintio|hablo mal','murio|fallecio','cancer|hospital|uci|operan','salmo|salmos','me mintio|traiciono','me dejo|ignora','prest*','pelee|peleamos','mi matrimonio','me preocupo por todo','quimio|leucemia|tumor|tratamiento','adoptar|operan','enferm*',],
      heard: [
        'Escribes por {who}, que no está bien[, {span}]. No mucha gente hace eso.',
        '{who} pasa por una mala racha, y quieres ayudar sin estorbar.',
        'Preocuparse por una amistad es una de las formas calladas de quedarse cerca.',
      ],
      psalms: [
        'En el {psalm} alguien cuenta que ayunó y se vistió de luto cuando enfermaron sus amigos, como por un hermano. Estás en buena compañía.',
        'El {psalm} es una bendición para otra persona en un día de aprieto. Léelo poniendo su nombre.',
      ],
      steps: [
        'Manda un mensaje que no pregunte “¿cómo estás?”, sino que ofrezca algo con hora: “¿paso el jueves a las siete con la cena?”.',
        {
          text: 'De lejos, intercambien diez minutos de audios al día, sin consejos: uno cuenta su día y luego el otro.',
          if: ['far'],
        },
        'Pregunta: “¿quieres que ayude, que escuche o que distraiga?”. Y haz solo lo que oigas.',
      ],
      wishes: [
        'Que {who} note que estás.',
        'Que tu ayuda encuentre el momento justo, y que tú también descanses.',
      ],
      also: 'Y además te preocupa {who}.',
    },
  },
};
