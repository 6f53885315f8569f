import type { PhraseBook } from '../../phrase-book.ts';

export const themes: PhraseBook['themes'] = {
  grief: {
    acknowledge: [
      'Perder a quien se ama deja un silencio que nada llena de prisa. Si duele tanto es porque hubo mucho amor, y no existe una forma correcta ni un plazo correcto para vivir el duelo.',
      'El duelo cambia el sabor de los días: la silla vacía, el nombre que viene a los labios, la pena que llega sin avisar. Lo que sientes no es exagerado; es amor que se quedó sin dirección.',
      'Hay ausencias que ninguna frase repara, y estas líneas no van a fingir otra cosa. En lo que escribiste hay amor y nostalgia a la vez, y aquí caben los dos, con lágrimas o sin ellas.',
    ],
    step: [
      'Cuando puedas, enciende una vela o toma una foto entre las manos y di en voz alta una cosa que te habría gustado decirle. Bastan pocas palabras.',
      'Hoy, llama a alguien que también vivió ese amor y cuéntense un recuerdo. El dolor pesa un poco menos cuando dos personas lo sostienen.',
      'Dale al cuerpo lo que hoy necesita: agua, algo caliente, una caminata corta. Nada más tiene que decidirse mientras duele así.',
    ],
  },
  illness: {
    acknowledge: [
      'La enfermedad, en nuestro cuerpo o en el de quien amamos, se adueña del día entero: la espera, los resultados, las preguntas de madrugada. Lo que vives es duro, y querer alivio no es falta de fe.',
      'Cuando la salud tiembla, muchas otras cosas tiemblan con ella. En tus palabras hay preocupación y también mucho cuidado, y es comprensible sentir miedo y cansancio.',
      'Vivir cerca de la enfermedad pide un valor que nadie aplaude: consultas, dolores, planes aplazados una vez más. No tienes que ser fuerte a toda hora, ni entender el porqué de todo.',
    ],
    step: [
      'Anota las tres preguntas que más te preocupan y llévalas a la consulta; si aparece un síntoma nuevo o más fuerte, no esperes para que te atiendan.',
      'Pídele a alguien una cosa concreta esta semana: un viaje, una comida, una hora de compañía. Mucha gente solo espera que le digan cómo ayudar.',
      'Mantente cerca de quienes llevan el tratamiento y diles cómo estás de verdad. Después, date hoy diez minutos sin nada de hospital en ellos.',
    ],
  },
  heartbreak: {
    acknowledge: [
      'Cuando un amor se rompe, no falta solo la persona: faltan los planes, las costumbres, el futuro en el que ya se vivía. Es natural sentir que no hay suelo.',
      'Que te dejen, que te traicionen o ver cómo un amor se gasta duele en un lugar difícil de mostrar. Tu dolor no es exagerado, y tu valor nunca dependió de que alguien se quedara.',
      'Un corazón que confió y salió herido necesita más tiempo que consejos. Lo que escribiste lleva el peso de una historia importante, y nadie puede exigirte que ya haya pasado.',
    ],
    step: [
      'Por hoy, deja el teléfono en otro cuarto durante una hora y haz algo bueno por tu cuerpo: una ducha, una caminata, un plato caliente.',
      'Escribe la carta que no vas a enviar, con todo, sin corregir nada. Luego dóblala y guárdala; más adelante sabrás qué hacer con ella.',
      'Llama a alguien que sepa escuchar sin prisa y pídele media hora. No hace falta contar toda la historia, solo cómo está el día de hoy.',
    ],
  },
  child: {
    acknowledge: [
      'Preocuparse por un hijo es un amor que nunca termina su turno. Una parte de ti imagina todo lo que puede salir mal, y lo que más se nota en tus palabras es cuánto amor hay ahí.',
      'Pocas cosas pesan tanto como ver a un hijo o a una hija en un camino difícil y no poder recorrerlo en su lugar. Tu inquietud no es debilidad; es cuidado que busca la manera.',
      'Amar y criar trae preguntas que ningún manual responde, y muchas veces una culpa que no se merece. Que preguntes, como lo haces, ya dice mucho de ese amor.',
    ],
    step: [
      'Hoy, pasa diez minutos a su lado sin preguntas ni consejos: una merienda, un paseo, un juego. La presencia abre puertas que las palabras no abren.',
      'Escribe tres líneas sobre lo que más te preocupa y compártelas con alguien que también cuida, en casa, en la escuela o en la consulta.',
      'Antes de que acabe el día, dile una cosa que amas de su forma de ser. Si algo te alarma, habla pronto con su médico o con la escuela.',
    ],
  },
  addiction: {
    acknowledge: [
      'Luchar contra algo que tira una y otra vez agota, y la vergüenza lo vuelve más pesado. Lo que escribiste es honesto, y la honestidad no es poca cosa en esta lucha.',
      'Quien vive cerca de una dependencia conoce las promesas, las recaídas y el miedo al día siguiente. No es solo cuestión de voluntad, y nadie merece desprecio por ello.',
      'Hay cadenas que los demás no ven. Ponerles nombre, como hiciste, pide valor, y volver a caer no borra ninguno de los intentos sinceros de antes.',
    ],
    step: [
      'Dile hoy a una persona segura, en una frase, cómo están las cosas de verdad. Un grupo de apoyo o un médico pueden caminar contigo; pedir ayuda es fuerza.',
      'Elige solo la próxima hora: ve adonde sea más difícil caer, bebe agua, llama a alguien. Cuando termine, elige la siguiente.',
      'Busca el grupo de apoyo o el centro de salud más cercano y anota su número en un papel. No hace falta llamar ya, pero tenlo a la vista.',
    ],
  },
  guilt: {
    acknowledge: [
      'La culpa repite la misma escena y llega siempre a la misma sentencia. Si duele, es señal de una conciencia viva, y toda persona es más grande que lo peor que ha hecho.',
      'Cargar con la vergüenza es un trabajo solitario: nos convence de que, si supieran, nadie se quedaría. Aquí lo pusiste en palabras, y eso pide verdad.',
      'Lo hecho no se deshace, y esa frase puede pesar mucho. Aun así, el arrepentimiento no es cadena perpetua; puede ser el lugar donde empieza algo más verdadero.',
    ],
    step: [
      'Escribe tres líneas: qué pasó, qué lamentas y una cosa que podrías reparar. Si eso no hiere a nadie, haz esta semana la parte más pequeña.',
      'Habla con alguien de confianza, una amistad, una psicóloga, un guía espiritual, y cuéntalo una vez de principio a fin. Lo escondido pesa más que lo dicho.',
      'Hoy, háblate como le hablarías a una persona querida que hubiera cometido el mismo error. Di una frase así en voz alta, por extraño que parezca.',
    ],
  },
  loneliness: {
    acknowledge: [
      'La soledad duele incluso con gente alrededor: nadie pregunta, nadie se da cuenta, y las noches se alargan. Querer que alguien te vea no es debilidad; es profundamente humano.',
      'No tener con quién compartir el día es un dolor callado, y es fácil empezar a creer que la culpa es nuestra. Lo que sientes merece ser escuchado.',
      'Hay un cansancio propio de quien siempre espera un mensaje que no llega. Escribiste, y eso ya fue un paso hacia alguien.',
    ],
    step: [
      'Envía hoy un mensaje corto a alguien con quien no hablas hace tiempo. No tiene que ser profundo; “me acordé de ti” ya es bastante.',
      'Elige un lugar donde la gente se encuentra cada semana, un coro, un curso, una iglesia, un voluntariado, y ve una vez, solo para ver.',
      'Sal hoy veinte minutos y saluda a alguien por su nombre o con una sonrisa. Los encuentros pequeños también cuentan.',
    ],
  },
  family: {
    acknowledge: [
      'El conflicto en casa duele dos veces, porque viene de quienes más queríamos tener cerca en paz. Se puede amar y sentir dolor a la vez; una cosa no anula la otra.',
      'Cuando la familia vive en tensión, hasta el silencio hace ruido. En tus palabras hay cansancio y también deseo de que sea distinto, y ese deseo merece cuidado.',
      'Las heridas viejas entre parientes casi nunca son por una sola cosa. Debe pesar mucho estar en medio, y no te toca a ti resolverlo todo.',
    ],
    step: [
      'Antes de la próxima conversación, escribe una frase que empiece con “yo siento” y no acuse a nadie. Di solo esa, en una hora tranquila.',
      'Elige a una persona de la familia con quien la paz sea más fácil y mándale hoy una palabra amable. No todo tiene que arreglarse de una vez.',
      'Date una pausa antes de responder: un vaso de agua, diez respiraciones lentas. Si una conversación deja de ser segura, aléjate y pide ayuda.',
    ],
  },
  work: {
    acknowledge: [
      'La preocupación por el dinero o el trabajo va contigo a la mesa y a la cama. Es difícil tener paz cuando las cuentas no cierran, y eso no dice nada de tu valor.',
      'Quedarse sin trabajo, o tener uno que desgasta, toca más que el bolsillo: toca la dignidad y el sueño. Lo que cargas es real, y no hay vergüenza en ello.',
      'Cuentas, plazos e incertidumbre hacen que el futuro parezca un muro. Has sostenido mucho, probablemente más de lo que imagina la gente a tu alrededor.',
    ],
    step: [
      'Toma una hoja y anota lo que vence, por orden de fecha, y marca solo lo primero. Ocúpate de eso esta semana y pregunta si se puede negociar.',
      'Cuéntale a una persona de confianza qué buscas o qué debes, con cifras claras. La ayuda y las ideas casi nunca llegan a una preocupación escondida.',
      'Dale hoy media hora fija a esta preocupación, con papel y lápiz; fuera de esa media hora, permítete descansar de las cuentas.',
    ],
  },
  exam: {
    acknowledge: [
      'A veces un examen parece poner la vida entera en una hoja. Los nervios que cuentas muestran cuánto te importa, y cuánto esfuerzo hay ya detrás.',
      'Estudiar bajo presión cansa: cuanto más se teme olvidar, menos parece que se sabe. Esa sensación es común, y no mide lo que has aprendido.',
      'Tantas cosas parecen depender de una fecha, de una nota, de un resultado. Es comprensible sentir tensión, y al día siguiente sigues valiendo lo mismo, diga lo que diga el papel.',
    ],
    step: [
      'Estudia veinticinco minutos, descansa cinco y para hoy a una hora fija; una mente que durmió recuerda más que una que siguió de largo.',
      'Deja listo esta noche lo que vas a necesitar, documento, bolígrafo, camino, y cierra los libros. Mañana, antes de empezar, suelta el aire despacio tres veces.',
      'Escribe el miedo en una línea y, debajo, un tema que ya conoces. Empieza por ese y deja que lo demás venga después.',
    ],
  },
  injustice: {
    acknowledge: [
      'Sufrir una injusticia deja un fuego por dentro: la escena vuelve, con todas las respuestas que no se dijeron. Tu enojo tiene motivo, y no hace falta negarlo para llevarlo a la oración.',
      'Duele ver que lo injusto sigue adelante como si nada. Querer que las cosas se pongan en su sitio no es amargura; es el sentido de justicia que pide camino.',
      'Cuando alguien se aprovecha, miente o humilla, no se daña solo un derecho. Lo que escribiste tiene sentido, y nadie debe apurarte a decir que todo está bien.',
    ],
    step: [
      'Escribe los hechos, con fechas, en una página, y lo que te parecería justo. Muéstraselo a alguien sensato antes de decidir qué hacer.',
      'Deja que el cuerpo gaste algo de ese enojo sin riesgo: una caminata rápida, unas escaleras, una limpieza a fondo. No decidas nada hoy, mientras quema.',
      'Pide orientación a quien conozca tus derechos, o a una persona que respetes. No tienes que enfrentar esto en silencio.',
    ],
  },
  sleeplessness: {
    acknowledge: [
      'Las noches sin dormir son largas, y a las tres de la mañana toda preocupación parece el doble de grande. No es raro que falten fuerzas; una mente sin descanso tiene pocas defensas.',
      'Tener los ojos abiertos mientras la casa duerme es una soledad muy particular. Los pensamientos dan vueltas, y el reloj no ayuda. Lo que describes es difícil de verdad.',
      'Cuando el descanso no llega, el día siguiente empieza ya en deuda. No es un fracaso tuyo; algo ahí dentro sigue haciendo guardia.',
    ],
    step: [
      'Hoy, media hora antes de acostarte, escribe cada preocupación en un papel y déjalo en otro cuarto. Mañana seguirá ahí.',
      'Si el sueño no llega, levántate, quédate con poca luz, respira despacio y lee unas líneas tranquilas; vuelve a la cama solo cuando te pesen los ojos.',
      'Deja el teléfono fuera del cuarto esta noche. Y si esto dura semanas, coméntalo en una consulta; dormir también merece ayuda.',
    ],
  },
  weariness: {
    acknowledge: [
      'Hay un cansancio que una sola noche no arregla, cuando se lleva demasiado tiempo dando. Lo que escribiste suena a quien va con la última gota, y eso merece atención.',
      'Cargar tanto, por tanta gente, desgasta hasta a las personas más fuertes. Llegar al límite no es pereza ni falta de fe; es el cuerpo que pide respeto.',
      'Cuando todo pesa, hasta lo pequeño parece una montaña. Has llegado hasta aquí, y puedes permitirte dejar algo en el suelo.',
    ],
    step: [
      'Elige una cosa de la lista de hoy que pueda esperar y táchala. En su lugar, recuéstate quince minutos sin ninguna pantalla.',
      'Pídele hoy a alguien que se encargue de una tarea pequeña. Y si el cansancio no cede, háblalo en una consulta médica.',
      'Pon una mano en el pecho y respira despacio diez veces, alargando un poco la salida del aire. Después bebe un vaso de agua, con calma.',
    ],
  },
  fear: {
    acknowledge: [
      'El miedo llena todo el cuarto: el cuerpo se tensa, la mente se adelanta y lo peor ya parece decidido. Tiene sentido que te falten fuerzas de tanto hacer guardia.',
      'Vivir con tanta ansiedad pide una fuerza que nadie ve. Aquí la pusiste en palabras, y las palabras le dan al miedo un contorno más pequeño.',
      'La ansiedad habla fuerte, y los días comunes se vuelven difíciles de cruzar. Nada de lo que escribiste suena a tontería ni a debilidad.',
    ],
    step: [
      'Prueba ahora: toma aire contando hasta cuatro y suéltalo contando hasta seis, cinco veces, y luego nombra tres cosas que ves.',
      'Escribe el miedo en una línea y, debajo, una cosa que hoy esté en tus manos. Haz solo esa; lo demás puede esperar en el papel.',
      'Dile a alguien de confianza qué te asusta, con palabras sencillas. Si el miedo sigue ocupando tus días, un médico o una psicóloga también pueden ayudar.',
    ],
  },
  doubt: {
    acknowledge: [
      'Cuando rezar parece hablarle a una pared, es fácil pensar que algo está mal en nosotros. Mucha gente de fe ha conocido ese silencio, y algunos Salmos nacieron dentro de él.',
      'La duda no es lo contrario de la fe; muchas veces es la fe pidiendo verdad. Las preguntas que traes son honestas, y una pregunta honesta tiene lugar en la oración.',
      'Hay épocas secas, en las que las palabras que antes daban calor ya no dicen nada. Echar de menos a Dios ya es un modo de rezar, aunque no se sienta nada.',
    ],
    step: [
      'Hoy no busques palabras bonitas: quédate cinco minutos en silencio y dile a Dios una sola frase verdadera, aunque sea una queja.',
      'Escribe tus tres preguntas más difíciles y llévalas a alguien cuya fe respetes y que no les tenga miedo a las preguntas.',
      'Lee el mismo pasaje corto cada mañana de esta semana, solo eso, sin exigirte sentir nada, y anota una línea cada día.',
    ],
  },
  guidance: {
    acknowledge: [
      'Estar ante una elección cansa: cada camino promete algo y cuesta algo. Se nota tu deseo de elegir bien, y está bien no ver todavía el camino entero.',
      'Las decisiones pesan cuando tocan a quienes amamos y un futuro que no se ve. No saber aún no es un fracaso; quizá sea el tiempo que la pregunta necesita.',
      'Tantas voces, tantas razones de los dos lados, y ninguna respuesta clara. Es comprensible detenerse un poco en esta encrucijada.',
    ],
    step: [
      'Divide una hoja en dos, anota lo que cada camino daría y lo que costaría, y déjala descansar una noche antes de releerla.',
      'Háblalo con una persona sabia que no gane nada con tu decisión, y nota qué opción te deja con más calma.',
      'Elige el paso más pequeño que pueda deshacerse, una llamada, una visita, una pregunta, y da solo ese esta semana.',
    ],
  },
  thanks: {
    acknowledge: [
      'Qué alegría leer palabras de gratitud. Te detuviste a notar lo bueno y a decirlo en voz alta, y esa atención hace que el regalo brille por segunda vez.',
      'Qué bueno recibir una buena noticia. La alegría también quiere ser contada, y la tuya llega clara en estas líneas, como una ventana abierta.',
      'Tu gratitud es buena compañía. No finge que todo sea fácil; simplemente no deja que lo bueno pase sin que nadie lo vea.',
    ],
    step: [
      'Antes de que acabe el día, dile a una persona que tuvo parte en esto lo que significó para ti. Un mensaje corto puede guardarse por años.',
      'Escribe tres líneas sobre esto bueno, con la fecha, y guárdalas donde puedas encontrarlas en un día más difícil.',
      'Deja que la alegría se vuelva algo pequeño para otra persona hoy: un café, una visita, una palabra amable. Crece cuando se comparte.',
    ],
  },
  anything: {
    acknowledge: [
      'Gracias por confiar a estas líneas lo que llevas dentro. No siempre es fácil hallar palabras para lo que pesa, y las que encontraste merecen ser recibidas con cuidado.',
      'Lo que escribiste importa, y no tiene que estar resuelto para caber aquí. Algunas cosas piden primero ser escuchadas, y solo después resueltas.',
      'Detrás de cada pregunta hay una historia, y solo tú conoces entera la tuya. Lo que trajiste se toma en serio, tal como está.',
    ],
    step: [
      'Date tres minutos ahora: siéntate, respira despacio y escribe tres líneas sobre lo que más necesitas hoy. Después elige la más sencilla.',
      'Comparte esto con una persona que sepa escuchar, hoy o mañana. Dicha en voz alta, una preocupación suele volverse más clara.',
      'Haz hoy algo bueno por tu cuerpo, una caminata, una comida caliente, dormir temprano, y deja el resto de la pregunta para mañana.',
    ],
  },
};

export const also: PhraseBook['also'] = {
  grief: [
    'Y hay una ausencia en medio de todo que también duele.',
    'La pérdida de la que hablas lo hace todo más pesado.',
  ],
  illness: ['Y la preocupación por la salud pesa también.', 'Con la salud en juego, se hace más difícil.'],
  heartbreak: ['Y un amor herido duele al lado.', 'Un amor que se rompió pesa todavía más.'],
  child: ['Y está además tu preocupación por un hijo.', 'Pensar en un hijo lo vuelve todo más delicado.'],
  addiction: [
    'Y la fuerza de una dependencia pesa también.',
    'La lucha contra una dependencia se suma a esto.',
  ],
  guilt: ['Y la culpa añade su propia voz.', 'La culpa que sientes hace difícil descansar.'],
  loneliness: ['Y vivirlo sin compañía pesa más.', 'La soledad se suma a esto, y también cuenta.'],
  family: ['Y las tensiones en casa lo hacen más difícil.', 'Lo que pasa en la familia también pesa.'],
  work: [
    'Y las cuentas o el trabajo aprietan por otro lado.',
    'La preocupación por el trabajo o el dinero se suma.',
  ],
  exam: ['Y la presión de los estudios viene encima.', 'Los exámenes que vienen suman presión.'],
  injustice: ['Y lo injusto de todo esto también quema.', 'Que sea injusto lo hace más difícil de soportar.'],
  sleeplessness: [
    'Y las noches cortas lo vuelven todo más fuerte.',
    'Dormir poco lo vuelve todo más pesado.',
  ],
  weariness: ['Y lo enfrentas ya con pocas fuerzas.', 'El cansancio hace más largo cada paso.'],
  fear: ['Y el miedo hace que todo parezca más grande.', 'El miedo que lo acompaña también es comprensible.'],
  doubt: ['Y eso toca también tu fe.', 'Con la fe en tiempo seco, cuesta más.'],
  guidance: ['Y hay una decisión esperando en medio de todo.', 'Tener que decidir a la vez no es fácil.'],
};
