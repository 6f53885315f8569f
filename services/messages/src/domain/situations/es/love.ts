import type { love as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const love: ThemeTexts<keyof typeof plan> = {
  groups: { partner: 'esposo|esposa|marido|mujer|novio|novia|pareja|prometido|prometida' },
  situations: {
    heartbreak: {
      says: ['mal de amores','hecha|hecho pedazos','no creo en el amor','duele querer','corazon roto|partido|destrozado|herido','me rompio|rompieron .. corazon','amo|quiero .. no me ama|quiere|corresponde','no .. corresponde|correspondido|correspondida','me enamore|enamorado|enamorada','olvidar|olvido a|lo|la .. <who=ex|novio|novia>','sufro|sufriendo|duele por? .. amor','amar duele','duele amar|querer|quererlo|quererla|amarlo|amarla','deja|dejo|dejan en visto','se enfrio .. entre|todo|lo','entre .. y yo & frio|enfrio|distancia','sanen|sana|sane|cura|curar|sanar mi .. corazon & amor|roto|novio|novia|duele','me ilusione|ilusiono','me rechazo','amor no correspondido','lloro por el|ella|un|una|ese|esa','jugo|jugaron con .. sentimientos|conmigo|corazon','decepcion|pena|penas .. amor|amorosa','ya no me ama|quiere','desamor',],
      not: ['hijo|hija .. roto','amo a dios','amigo|amiga','hijo|hija|hermano','me quede en',],
      heard: [
        'Un amor que duele así[, {span},] no se cura con consejos.',
        'Siento lo que le pasó a tu corazón. Un amor perdido, o no correspondido, también es una pérdida.',
        'Escribes de un amor que lastimó[ {ago}].',
      ],
      psalms: [
        'El {psalm} habla de un Dios que atiende corazones rotos, como quien venda sin apretar.',
        'El {psalm} invita a derramar el corazón sin ordenarlo antes. Hoy puede salir como está.',
      ],
      steps: [
        'Escribe entero el mensaje que no vas a mandar, y bórralo mañana. Hoy solo necesita estar fuera de ti.',
        'Deja el teléfono en otro cuarto de nueve a diez de la noche, la hora en que más se busca un nombre.',
        {
          text: 'Cuéntaselo una vez, de principio a fin, a una persona, y pídele que no aconseje.',
          unless: ['secret', 'alone'],
        },
      ],
      wishes: [
        'Que tu corazón encuentre hoy media hora de sosiego.',
        'Que lo que tienes para dar encuentre quien lo reciba con gusto.',
      ],
      also: 'Y también está ese amor que duele.',
    },
    breakup: {
      says: ['rompio el compromiso','rompio conmigo','rompimos','<who=$partner> me dejo|termino|abandono|corto|boto','me dejo|dejaron|abandono|termino|corto .. <who=$partner>|por|otra|otro','termine|terminamos|termino|rompimos|cortamos|separamos|separe|divorciamos|divorcie','se fue .. casa|con otra|otro','fin de mi|nuestra relacion|matrimonio|noviazgo','no .. superar|supero|olvidar .. ex|relacion|ruptura','extraño .. ex|exnovio|exnovia|novio|novia','me pidio .. divorcio|tiempo|separacion','me dejo hace|asi|ayer|anoche|por|despues|y|hoy|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo','fue|marcho .. con .. maletas|maleta|cosas','maletas|cosas|llaves|ropa & fue|llevo & me|dejo','ya no sentia|siente|sentimos .. mismo|amor|nada','me termino|terminaron|corto|boto|pateo|cambio por','años|meses de relacion|novios|noviazgo|pareja|juntos & termin*|acabo|acabaron|fin|rompi*|dejo','divorciandome|separandome|divorciada|divorciado','divorcio|separacion & firmo|firmar|tramite|tramites|proceso|abogado|demanda|pidio|pide|esposo|esposa|marido|mujer|papeles|hijos|superar|reciente','mi|nuestro|nuestra divorcio|separacion|ruptura','rompio|rompimos|corto|cortamos|acabamos|termino conmigo|compromiso|relacion|noviazgo','no quiero otro|otra & dejo|fue|sentia','mi ex & extraño|olvidar|quiero|vuelva|superar|amo|fue','me abandono','ruptura|divorciando|separandonos',],
      not: ['murio|fallecio','padres .. separ*|divorci*','termine|termino .. carrera|universidad|escuela|tratamiento|quimio','termino de|el','perro|perra|gatito|gatita|dormir a mi','pagar|deuda','termine|termino de','mi <who> .. .. divorci*|separ*','me dejo plantado|encargado','primera comunion','me dejaron fuera','padres|papas','<who> me dejo',],
      heard: [
        'Siento mucho que se acabara[, {ago}]. Cuando alguien se va, se van también los planes y hasta los domingos.',
        'Se terminó[ {ago}], y lo que era de dos quedó en tus manos. Lo siento.',
        'Siento esta separación. Llega hasta la casa, los amigos y el calendario.',
      ],
      psalms: [
        'El {psalm} dice que Dios está cerca de quien tiene el corazón roto. Cerca, también en las noches de teléfono callado.',
        'El {psalm} habla de heridas vendadas con cuidado. Nadie se quita la venda al segundo día.',
      ],
      steps: [
        'Silencia desde hoy, por una semana, las publicaciones y mensajes de esta persona. No es guerra; es una curación.',
        'Busca la hora más vacía de tu día y pon ahí algo con otra persona o en otro lugar, aunque sea comprar el pan más lejos.',
        {
          text: 'Si hay hijos, díganles hoy solo esto: “no es culpa de ustedes, y los dos seguimos siendo sus papás”.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que la próxima mañana no empiece por ese recuerdo.',
        'Que tu valor nunca dependa de quién se quedó o se fue.',
      ],
      also: 'Y está el final de esa relación, que todavía duele.',
    },
    cheated: {
      says: ['anda con otro|otra','novia|novio|esposo|esposa|marido .. con otro|otra','encontre los mensajes','<who=$partner> .. con? otra|otro mujer|hombre|persona|familia','descubri|encontre .. mensajes|conversaciones|fotos .. <who=$partner>','tiene otra|otro','anda|andaba|andan|estuvo|acosto|acuesta|sale|salia|veia con otra|otro','otra|otro mujer|hombre|familia & esposo|esposa|marido|mujer|novio|novia|casados','fue|era una sola vez','imaginarlo|imaginarla|imaginarlos','engaño|traiciono|traicion|mintio & esposo|esposa|marido|mujer|novio|novia|pareja|matrimonio|otra','los cuernos','me fue|es|era|ha_sido infiel','mensajes|fotos|chats|corazones & encontre|descubri|vi|lei & esposo|esposa|marido|mujer|novio|novia|casados|celular|otra|madrugada|el|su','infiel|infidelidad|engañaba|engañando|amante|cuernos|engañada|engañado','me engaño .. con','le|les fui infiel',],
      not: ['amigo|amiga|socio .. traiciono|engaño','fui infiel|yo engañe','estafa|dinero','creo .. amigos','confie en ella','amigo|amiga|socio|amigos .. traicion*','fui yo',],
      heard: [
        'Siento mucho la traición[, {ago}]. Descubrirla cambia hasta los buenos recuerdos.',
        'Una confianza rota así[, {ago},] no fue culpa de quien confió. Lo siento.',
        'Lo siento. Lo que hizo {who} habla de sus decisiones, y nada dice de lo que vales.',
      ],
      psalms: [
        'El {psalm} es de alguien herido no por un enemigo, sino por quien caminaba a su lado. La Biblia conoce ese dolor por su nombre.',
        'El {psalm} deja derramarlo todo delante de Dios: la rabia, las preguntas, el asco. Nada tiene que ordenarse antes.',
      ],
      steps: [
        'No decidas hoy si te quedas o te vas. Decide solo dónde dormir esta noche y con quién hablar mañana.',
        'Escribe en una hoja las preguntas que necesitan respuesta, y en otra las que solo lastiman. Lleva a la conversación la primera.',
        {
          text: 'Pide una cita médica de rutina con los exámenes de siempre; cuidar tu cuerpo es tu derecho, y no da vergüenza.',
          unless: ['no-money'],
        },
      ],
      wishes: [
        'Que la verdad llegue completa, y que no la cargues sin compañía.',
        'Que el sueño vuelva antes que las respuestas.',
      ],
      also: 'Y está la traición, que rompe la confianza.',
    },
    'marriage-crisis': {
      says: ['matrimonio se .. muriendo|acabando|cayendo','no nos hablamos','pele*|discut* & esposo|esposa|marido|mujer|pareja|diario|todo','matrimonio|relacion|hogar .. crisis|mal|problemas|dificil|fria|frio|desgastado|salvar|restaurar|acabando|rompiendo|peligro','crisis|problemas .. matrimonio|matrimoniales|pareja|conyugal|<who=$partner>','salvar|restaurar|restaura|salve .. matrimonio|relacion|hogar','discuto|discutimos|discutiendo|peleamos|peleando|peleo|discusiones|peleas .. <who=$partner>|todo|siempre|diario|mucho','<who=$partner> .. no me .. habla|escucha|entiende|mira|toca|quiere|valora|hace','<who=$partner> .. distante|frio|fria|indiferente|grosero|grosera|cambio|cambiado','mi <who=$partner> y yo .. discut*|pele*|hablamos|distanc*|mal|crisis|no','dormimos en camas|cuartos separados|separadas|distintos','nos hablamos|entendemos .. <who=$partner>|casa','misma cama & espaldas|lejos|extraños|frio|pero','dormimos .. espaldas|separados|separadas|aparte|cuartos|sala','como extraños|desconocidos|roomies & casa|esposo|esposa|marido|mujer|vivimos|cama','cualquier cosa|todo .. es|termina|acaba .. pleito|pelea|discusion|gritos','no quiero perder .. hogar|matrimonio|esposo|esposa','gritamos|peleamos|discutimos .. delante|frente','volvamos|volver a encontrarnos|enamorarnos|hablarnos|querernos','llevamos|tenemos .. años & pleito|pleitos|frio|fria|gritos|distan*|discut*','terapia|consejeria|terapeuta .. pareja|matrimonial','<who=$partner> .. .. ya no .. habla|abraza|besa|mira|escucha|toca|platica|busca','<who=$partner> .. .. distante|frio|fria|indiferente|callado|callada|ausente','mi <who=$partner> .. todo|siempre|diario .. discut*|pelea*|grit*|critica','se apago|acabo|enfrio .. amor|matrimonio|pasion|llama & esposo|esposa|marido|mujer|años|matrimonio|casados','mi|nuestro matrimonio & $who|dificil|crisis|mal|acaba|ayud*|salv*|dios|restaur*|frio|muere|pend*|cae',],
      not: ['infiel|infidelidad|engaño|amante','padres .. pele*|discut*','hijo .. no','tiene otra|otro','mudamos|pueblo','misa|mi perro',],
      heard: [
        'Entre tú y {who} la conversación se volvió pelea o silencio[, {span}]. Eso desgasta a los dos.',
        'Un matrimonio en dificultades se nota en cada cuarto de la casa.',
        'Las cosas con {who} se han enfriado[, {span}], y no quieres hacer como que no lo ves.',
      ],
      psalms: [
        'El {psalm} canta qué bueno es vivir en paz bajo el mismo techo. No dice que sea fácil; dice que vale la pena desearlo.',
        'El {psalm} pide un guardia para la puerta de los labios. Antes de la próxima conversación es una oración útil.',
      ],
      steps: [
        'Di hoy una cosa que notaste y agradeciste, pequeña y verdadera, sin un “pero” después.',
        'Acuerden veinte minutos a una hora tranquila, sin celulares: uno habla cinco minutos, el otro solo repite lo que oyó, y cambian.',
        {
          text: 'Antes de la próxima conversación escribe una frase que empiece con “extraño…”, y lleva esa en lugar de la lista.',
          unless: ['far'],
        },
      ],
      wishes: [
        'Que la próxima conversación entre ustedes termine mejor de como empezó.',
        'Que haya en casa una noche sin guerra y sin hielo.',
      ],
      also: 'Y la relación en casa también está pidiendo cuidado.',
    },
    single: {
      says: ['sigo sola|solo','mandame un|una .. esposo|esposa|novio|novia|hombre|mujer','encontrar .. amor|pareja|alguien|persona|esposo|esposa|compañero|compañera','soltero|soltera|solteria','nunca .. novio|novia|pareja|relacion','todos|todas|amigas|amigos .. se? casan|casando|casaron|casados|casadas|pareja','quiero|quisiera|busco|pido|anhelo|deseo|sueño|espero|mandame|dame|envie|regalame|ruego .. un|una novio|novia|pareja|esposo|esposa|compañero|compañera|hombre|mujer|amor','un|una buen|buena|lindo|linda esposo|esposa|novio|novia|hombre|mujer & señor|dios|quiero|mandame|pido|dame','casarme|familia & sueño|deseo|anhelo|algun|nunca|quisiera & solter*|pareja|encuentro|llega|novio|novia|sola|solo','boda|bodas & invitado|invitada|sin_pareja|nunca|sola|solo|yo','sin pareja','sigo|estoy|soy|quede|quedarme|quedando soltero|soltera|soltería','persona indicada|correcta','alma gemela','media naranja','nadie .. se fija|para mi','cuando .. llega|llegara .. amor','compartir .. vida & alguien|pareja',],
      not: ['madre|mama|padre soltera|soltero','trabajo|empleo','mi ex|volver','oracion por|para','oracion .. <who=esposo|esposa|novio|novia>','alguien para que','espero a alguien','amor pa|para mi familia','universidad',],
      heard: [
        'Querer a alguien con quien compartir la vida es un buen deseo[, y lo guardas {span}].',
        'Buscas un amor para la vida. Esperarlo sin fecha en el calendario no es poca cosa.',
        'El deseo de encontrar a alguien está muy claro en tus palabras.',
      ],
      psalms: [
        'El {psalm} habla de un Dios que le da hogar a quien está sin compañía. Hogar, ahí, quiere decir gente.',
        'El {psalm} aconseja poner en manos de Dios el deseo y el camino, los dos juntos. Ninguno hay que esconderlo.',
      ],
      steps: [
        'Elige un lugar que ya disfrutas, un coro, una clase, un equipo, y vuelve esta semana; la gente se conoce haciendo cosas.',
        'Escribe las tres cualidades que más te gustaría encontrar y pregúntale a una amistad a quién conoce así.',
        'Planea para este fin de semana algo que guardabas para cuando fueran dos.',
      ],
      wishes: [
        'Que llegue alguien que se ría de las mismas cosas.',
        'Que la espera no apague lo que ya es bueno en tu vida.',
      ],
      also: 'Y está el deseo de encontrar a alguien.',
    },
    wedding: {
      says: ['contrae|contraen matrimonio','boda .. hijo|hija|nieto|nieta|hermano|hermana','me|nos caso|casamos|casare|casaremos|case','voy|vamos a casarme|casarnos','mi|nuestra boda','mi <who> .. se casa|caso|casara|casarse|compromete|boda','boda de mi <who>','me|le pidio|propuso .. matrimonio','nos comprometimos|comprometidos|comprometida|comprometido','aniversario de bodas|casados|matrimonio','años de casados|matrimonio','por fin|hoy|mañana|este se casa|casan','se casan|casa .. este|en|mes|año|hoy|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo','mi <who> .. .. se casan|casa|casaran|comprometieron|comprometio','pedida de mano','dije|dijo que? si & matrimonio|anillo|boda','nuestra|mi boda & es|hoy|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|feliz|felices|dios|bendicion|gracias','contrae|contraen|contraer|contraigo|contraemos matrimonio|nupcias',],
      not: ['crisis|problemas|divorci*|separ*|infiel|infidelidad|pele*|discut*|salvar','miedo|duda|debo','todos|todas .. se casan','viuda|viudo|murio|fallecio','humill*|rencor|perdon*','cuando|desde .. case|caso|casamos','avion|vuelo|turbulencias','unico hijo','conmigo cuando','brinde','vitro','compañero de la? oficina','todavia le','hace .. años .. case','sin pareja|invitado','lo mio','enamorada|enamorado de','solter*','viuda','meses de la boda','no se si','aviso','vago',],
      heard: [
        '¡Felicidades por la boda[, {when}]! Qué linda noticia.',
        '¡Qué alegría: una boda[, {when}]! Felicidades a quienes van a decir que sí.',
        '¡Felicidades! Dos vidas que se prometen la una a la otra merecen fiesta.',
      ],
      psalms: [
        'El {psalm} describe la felicidad sencilla de una casa: el trabajo de las manos y la mesa puesta. Es un buen Salmo para empezar.',
        'El {psalm} entra a la fiesta por la puerta principal, dando gracias: su bondad dura de generación en generación.',
      ],
      steps: [
        'En medio de los preparativos, aparten hoy quince minutos solo para la pareja, sin lista ni cuentas sobre la mesa.',
        'Escriban una frase que quieran recordar dentro de diez años y guárdenla en un sobre con la invitación.',
        {
          text: 'Para quienes no pueden venir, pide ya a alguien que sostenga un teléfono y les deje ver.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que {day} sea ligero, y la vida después también.',
        'Que la casa nueva tenga risa, pan y paciencia.',
      ],
      also: 'Y ¡felicidades por la boda!',
    },
  },
};
