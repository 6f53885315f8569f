import type { decision as decisionPlan, faith as faithPlan, growth as growthPlan } from '../plan/inner.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const faith: ThemeTexts<keyof typeof faithPlan> = {
  groups: {},
  situations: {
    doubt: {
      says: [
        'mi fe',
        'cuesta mas? creer',
        'tengo dudas',
        'por costumbre & iglesia|misa',
        'fe & perdi|perdiendo|debil|poca|dudas|duda|dudo|sin|crisis|tambalea|apago|enfrio',
        'dudo|duda|dudas .. dios|fe|biblia|existe|exista',
        'no .. creo|creer|puedo creer .. dios|nada|mas|ya',
        'dios .. existe|exista',
        'perdi la fe',
        'ateo|atea|agnostico',
      ],
      not: ['fe en mi', 'buena fe', 'sin duda'],
      heard: [
        'La fe está en duda[, {span}], y no la escondes detrás de frases hechas.',
        'Dudar en voz alta, como lo hiciste, ya es una conversación.',
        'Se fue la certeza que tenías[, {ago}], y notas el hueco.',
      ],
      psalms: [
        'El {psalm} es de alguien con sed de Dios que pregunta dónde está. La sed no es falta de fe; es nostalgia.',
        'En el {psalm} alguien que casi se rindió dice: puede fallar mi corazón, y aun así hay suelo. Lo dijo después de la duda, no antes.',
      ],
      steps: [
        'Escribe la pregunta más difícil que tengas para Dios, sin suavizarla, y déjala dentro de un libro. Una pregunta en papel espera mejor.',
        'Busca a una persona creyente que no se asuste con las preguntas e invítala a un café, solo para conversar.',
        'Lee un Salmo corto al día como quien lee la carta de un desconocido, sin obligación de estar de acuerdo.',
      ],
      wishes: [
        'Que la duda te lleve más hondo, y no más lejos.',
        'Que alguien oiga tus preguntas sin prisa por contestar.',
      ],
      also: 'Y la fe pasa por un tiempo de duda.',
    },
    'god-silent': {
      says: [
        'cielo en silencio|cerrado',
        'pidiendo lo mismo',
        'escondes tu rostro',
        'te siento lejano',
        'dios .. no me? .. oye|escucha|responde|contesta|habla|ve|ayuda|hace',
        'dios .. lejos|lejano|silencio|callado|olvido|abandono|olvidado|abandonado|sordo',
        'oro|rezo|pido|orando|rezando|ruego .. nada|no|sin|silencio .. pasa|cambia|respuesta|responde|escucha|contesta',
        'por que dios',
        'silencio de dios',
        'donde esta dios',
        'enojado|enojada|enojo|molesto|molesta|coraje|reclamo .. dios',
        'no siento .. dios|presencia',
        'oraciones .. no|techo|respuesta',
      ],
      not: ['dios es fiel|bueno', 'dios me respondio|escucho|oyo'],
      heard: [
        'Le hablas a Dios y oyes silencio[, {span}]. Es uno de los dolores más antiguos de quien {pray~ora|reza}.',
        'El cielo parece cerrado[, {span}], y aun así sigues preguntando.',
        'Quien {pray~ora|reza} y no recibe respuesta[, {span},] conoce una soledad muy propia.',
      ],
      psalms: [
        'El {psalm} pregunta: “¿hasta cuándo, Señor? ¿Me olvidarás para siempre?”. Está en la Biblia como oración, y no como pecado.',
        'El {psalm} empieza: “¿por qué me has abandonado?”. Quien clama así todavía dice “Dios mío”.',
      ],
      steps: [
        'Hoy no pidas nada: lee el {psalm} en voz alta, hasta el final, como si las palabras fueran tuyas.',
        'Escríbele a Dios una nota de enojo con todo adentro. Los Salmos lo hicieron muchas veces, y quedaron guardados.',
        'Cuéntale a alguien que también {pray~ora|reza} cómo es este silencio. A veces la fe de uno sostiene la del otro unos días.',
      ],
      wishes: [
        'Que el silencio resulte, un día, menos vacío de lo que parece.',
        'Que tu próxima oración pueda ser corta y verdadera.',
      ],
      also: 'Y el silencio de Dios inquieta.',
    },
    'closer-god': {
      says: [
        'intimidad con',
        'conocerte mas',
        'enseñame a buscarte',
        'alma tiene sed',
        'mas cerca de dios|jesus',
        'acercarme|acercar|volver|regresar|buscar|conocer .. dios|iglesia|jesus|señor|fe|cristo',
        'alejado|alejada|aleje|apartado|apartada|lejos de|del .. dios|iglesia|señor|fe|camino',
        'relacion con dios',
        'crecer|fortalecer|aumentar .. fe|espiritual|espiritualmente',
        'quiero .. orar|rezar|leer|servir .. mas|biblia|dios|mejor',
        'tentacion|tentaciones',
      ],
      not: ['dios .. lejos', 'como .. orar|rezar'],
      heard: [
        'Quieres estar más cerca de Dios. Ese deseo ya es camino.',
        'Después de un tiempo lejos[, {span}], quieres volver. La puerta no pide explicaciones.',
        'Hay sed en tus palabras, y es una sed buena.',
      ],
      psalms: [
        'El {psalm} cuenta de alguien en tierra seca que busca a Dios temprano, con sed. Buen primer Salmo para volver a empezar.',
        'El {psalm} pide un corazón limpio y un espíritu firme, nuevo por dentro. Un solo pedido, y está completo.',
      ],
      steps: [
        'Elige un lugar y una hora (cinco minutos, la silla de la cocina) y di solo esto: “aquí estoy”. Mañana vuelve a la misma silla.',
        'Lee un Salmo al día, desde el 23, y marca con lápiz un versículo. Uno solo.',
        'Ve esta semana a una celebración y siéntate en la última fila. Nadie tiene que saber por qué viniste.',
      ],
      wishes: ['Que la sed no se pase, ni el agua se acabe.', 'Que el comienzo sea sencillo.'],
      also: 'Y está el deseo de acercarte a Dios.',
    },
  },
};

export const decision: ThemeTexts<keyof typeof decisionPlan> = {
  groups: {
    unsure:
      'duda|dudas|dudo|decidir|decision|elegir|debo|deberia|sera|conviene|pensando|dividido|dividida|vale|acepto|aceptar|o',
  },
  situations: {
    decision: {
      says: [
        'cual de las dos',
        'voluntad de dios',
        'no se que hacer|elegir|decidir|camino',
        'decision|decisiones|decidir|indeciso|indecisa|encrucijada|dilema',
        'guia|guiame|orientacion|discernimiento|sabiduria|direccion|claridad',
        'que camino|rumbo',
        'debo|deberia .. o',
        'no se si',
      ],
      not: ['no se si salmo', 'direccion de'],
      heard: [
        'Tienes delante una decisión[, con fecha: {when}], y es tuya.',
        'Hay dos caminos, y ninguno viene sin riesgo.',
        'Decidir[ para {day}] pesa más cuando los dos lados tienen razón.',
      ],
      psalms: [
        'El {psalm} pide: “muéstrame tus caminos, enséñame”. Es oración de encrucijada, y no pide prisa.',
        'El {psalm} habla de una luz para los pies. No alumbra todo el camino; alumbra el próximo paso.',
      ],
      steps: [
        'Escribe las dos opciones en dos hojas, como si ya hubieras decidido, y vive un día con cada una en el bolsillo. Fíjate con cuál bajan los hombros.',
        'Pregúntales a dos personas que no ganan nada con tu decisión: “¿qué ves tú que yo no veo?”.',
        'Averigua hoy un dato que falta (una suma, un plazo, una condición). Mucha duda es solo una pregunta que nadie hizo.',
      ],
      wishes: [
        'Que la respuesta se aclare a tiempo.',
        'Que el camino se abra después de elegir, y que lo que quede atrás no cobre nada.',
      ],
      also: 'Y hay una decisión que tomar[, {when}].',
    },
    'decision-job': {
      says: [
        'ofertas laborales|trabajo',
        'cual agarrar|tomar|elegir & oferta|ofertas|trabajo',
        '$unsure .. <thing=trabajo|empleo|oferta|puesto|carrera|ascenso|propuesta|negocio>',
        '<thing=trabajo|empleo|oferta|puesto|ascenso|propuesta> .. no se|$unsure',
        'cambiar|dejar|renunciar|cambio de|al|a|el|mi .. <thing=trabajo|empleo|carrera|puesto>',
        'renunciar|renuncio',
        'oferta de trabajo|laboral',
        'poner|abrir .. negocio & $unsure|miedo',
      ],
      not: ['busco|buscando|encontrar', 'perdi|despid*|echaron', 'ciudad|pais|mudar*'],
      heard: [
        'Quedarte donde estás o arriesgarte con otro trabajo[ {when}]: los dos lados tienen su precio.',
        'Tienes delante una decisión de trabajo[, para {day}], y toca el resto de la vida.',
        'Pesas la seguridad de un lado y las ganas del otro, con el trabajo en medio.',
      ],
      psalms: [
        'El {psalm} aconseja entregar el camino y confiar. No elige por ti; le quita el volante al miedo.',
        'El {psalm} pide conocer el camino antes de andarlo. Es para la noche antes de firmar.',
      ],
      steps: [
        'Haz cuentas de seis meses con las dos opciones: sueldo, transporte, horas, salud. Un número escrito calma la mitad de la duda.',
        'Habla con alguien que ya trabaje en el otro lugar y pregúntale: “¿qué te hubiera gustado saber antes?”.',
        'Escribe la carta de renuncia y la de quedarte. Guárdalas hasta mañana y mira cuál vuelves a leer.',
      ],
      wishes: [
        'Que la decisión[ {when}] venga más de la calma que del miedo.',
        'Que el trabajo, sea cual sea, deje lugar para vivir.',
      ],
      also: 'Y hay una decisión de trabajo que tomar.',
    },
    'decision-move': {
      says: [
        'nos mudamos .. o',
        'me vaya a vivir',
        'vaya a vivir',
        '$unsure .. mudarme|mudarnos|irme|irnos|emigrar|migrar|regresar|volver|quedarme|quedarnos',
        'mudarme|mudarnos|irme|irnos|emigrar|migrar|regresar & $unsure|quedarme|no se|miedo',
        'irme o quedarme',
        'quedarme o irme|volver|regresar',
        'mudarme|irme|emigrar|migrar .. pais|ciudad|extranjero|españa|estados|chile|canada',
      ],
      not: ['me mude|mudamos|emigre', 'volver con|a dios', 'irme de este mundo'],
      heard: [
        'Irse o quedarse[: {when}]. Es una decisión que pesa muebles, gente y raíces.',
        'Mudarse toca a los que se van y a los que se quedan[, también a {who}]. No hay opción sin nostalgia.',
        'Piensas en empezar de nuevo en otra parte, y la cuenta no es solo de dinero.',
      ],
      psalms: [
        'El {psalm} dice que aun cruzando el mar una mano guía y sostiene. No decide por ti; va contigo en las dos respuestas.',
        'El {psalm} pide por la mañana, antes del ruido: “muéstrame el camino que debo seguir”. Es buena hora para esta pregunta.',
      ],
      steps: [
        'Escribe cómo sería un martes cualquiera allá: levantarse, trabajo, compras, noche. Y un martes aquí. Compara los martes, no los sueños.',
        'Hablen en casa de lo que perdería cada uno, antes de hablar de lo que ganarían.',
        'Llama a alguien que ya se fue para allá y pregúntale por el segundo año, no por la llegada.',
      ],
      wishes: [
        'Que haya una mesa con lugar para ti, te quedes o te vayas.',
        'Que la decisión madure a su paso, y no al de los demás.',
      ],
      also: 'Y está la duda entre irse y quedarse.',
    },
  },
};

export const growth: ThemeTexts<keyof typeof growthPlan> = {
  groups: {},
  situations: {
    growth: {
      says: [
        'corazon mas humilde|generoso|bueno',
        'aspiro a',
        'quiero|quisiera|necesito|deseo|ayudame .. cambiar|mejorar|crecer|mejor|madurar|humilde|disciplina|organizado|organizada|diferente',
        'mejor|buena|buen persona|mama|papa|madre|padre|esposa|esposo|hijo|hija|cristiano|cristiana',
        'cambiar mi caracter|forma|manera|habitos|vida',
        'disciplina|procrastino|procrastinacion|flojera|pereza|habitos|constancia',
        'enojo|enojos|ira|mal genio|caracter|coraje|explotar|exploto & controlar|facil|hijos|todo|manejar|ayud*|rapido',
        'celos|celoso|celosa|envidia|orgullo|soberbia|egoismo|chisme',
      ],
      not: [
        'mejor amigo|amiga|trabajo',
        'mejorar .. salud|economia',
        'cambiar de trabajo|carrera|casa|ciudad',
        'mi <who> .. celoso|celosa',
      ],
      heard: [
        'Quieres cambiar algo en ti, y empezaste por decir qué.',
        'Crecer sin odiarse en el camino es un arte, y en eso estás.',
        'El deseo de ser diferente ya te separa de ayer.',
      ],
      psalms: [
        'El {psalm} pide un corazón limpio y un espíritu renovado. Empieza por dentro, y pide ayuda.',
        'El {psalm} invita a Dios a mirar adentro, sin miedo de lo que encuentre. Un valor manso.',
      ],
      steps: [
        'Elige el único momento del día en que esto suele salir mal y escribe en una línea qué harás mañana: “cuando…, voy a…”.',
        'Cuéntale a alguien de casa qué intentas cambiar, y acuerden una palabra que pueda decirte en ese momento.',
        'Esta noche anota una vez en que sí te salió, por pequeña que sea. Solo esa.',
      ],
      wishes: [
        'Que el cambio venga en pasos que quepan en un día.',
        'Que tengas contigo la paciencia que quieres tener con los demás.',
      ],
      also: 'Y está el deseo de cambiar por dentro.',
    },
    patience: {
      says: [
        'paciencia',
        'impaciente|impaciencia|desespero|desesperado|desesperada',
        'pierdo .. calma|paciencia|cabeza',
        'mas tranquilo|tranquila|calmado|calmada',
      ],
      not: ['gracias por su paciencia', 'desesperado|desesperada .. dinero|trabajo|deudas'],
      heard: [
        'Pides paciencia[ con {who}]. Quien la pide ya notó dónde se acaba.',
        'Más paciencia[ con {who}]: un pedido pequeño que cambia una casa entera.',
        'La paciencia no nace hecha, y quieres que la tuya crezca.',
      ],
      psalms: [
        'El {psalm} dice: “quédate en calma y espera”, sin alterarse por los que van más rápido. Es paciencia en una línea.',
        'El {psalm} compara el alma con un niño pequeño, quieto en brazos de su madre. En esa imagen se puede respirar antes de contestar.',
      ],
      steps: [
        'Descubre hoy a qué hora se acaba la paciencia (¿al salir de casa?, ¿la tarea?, ¿el tráfico?) y empieza esa hora diez minutos antes.',
        'La próxima vez toma un trago de agua antes de contestar. No es truco: la boca ocupada le da tiempo a la cabeza.',
        {
          text: 'Si falla con los niños, vuelve cinco minutos después y di: “grité, no estuvo bien, empecemos otra vez”. También eso aprenden.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que mañana te des cuenta un segundo antes.',
        'Que la calma que pides les llegue también a los demás en casa.',
      ],
      also: 'Y pides más paciencia.',
    },
    'self-worth': {
      says: [
        'me considero|creo poca',
        'soy el|la .. tonto|tonta|feo|fea|burro|burra',
        'asi me siento',
        'no valgo|sirvo .. nada',
        'me siento|siento|soy .. inutil|feo|fea|fracaso|fracasado|fracasada|tonto|tonta|inferior|insuficiente|incapaz|basura|poca cosa|gordo|gorda|menos|estorbo',
        'autoestima',
        'no me .. gusto|acepto|quiero|valoro',
        'no soy .. suficiente|buena|bueno|bonita|inteligente|capaz',
        'odio mi cuerpo|cara|apariencia',
        'me odio',
        'me comparo',
        'todos .. mejores que yo',
      ],
      not: ['mi <who> .. se siente|cree'],
      heard: [
        'Hablas de ti con una dureza que no usarías con nadie más.',
        'El espejo y las comparaciones están siendo injustos contigo[, {span}].',
        'La idea de no ser suficiente[, {span},] se apoya en todo lo que uno hace. Pero una idea no es una sentencia.',
      ],
      psalms: [
        'El {psalm} dice que cada persona fue tejida con cuidado, “de manera admirable”. Se dijo de gente común.',
        'El {psalm} mira las estrellas y pregunta por qué Dios piensa en alguien tan pequeño; y responde con honra.',
      ],
      steps: [
        'Pídeles a dos personas que escriban una cosa que solo tú haces a tu manera. No discutas la respuesta; guárdala.',
        'Silencia hoy tres cuentas que te dejan más pequeño el ánimo después de mirarlas.',
        'Cuando llegue la frase dura, dila con el nombre de un amigo en lugar del tuyo. Si a él no se la dirías, está equivocada.',
      ],
      wishes: [
        'Que alguien te diga hoy algo bueno, y que le creas un minuto.',
        'Que el espejo sea mañana un lugar sin pelea.',
      ],
      also: 'Y vienes hablando de ti con dureza.',
    },
    stuck: {
      says: [
        'vida .. detenida|estancada',
        'volver a probar|intentar',
        'nada .. sale bien|funciona|resulta|avanza|logro',
        'todo .. sale|va|salio mal',
        'vida .. estancada|estancado|detenida|sin sentido|rumbo|perdida|desastre|caos',
        'estancado|estancada|desanimado|desanimada|desmotivado|desmotivada|desaliento|desanimo',
        'sin esperanza|esperanzas|rumbo|salida',
        'perdi la|las esperanza|esperanzas|rumbo|motivacion',
        'me siento|estoy perdido|perdida|atrapado|atrapada',
        'puertas .. cierran|cerradas',
        'fuerza|fuerzas|valor|animo|fortaleza para .. seguir|continuar|salir|enfrentar|empezar|adelante',
        'dame|deme|pido|necesito|denme .. fuerza|fuerzas|fortaleza|valor',
        'empezar|volver a .. empezar|cero|nuevo',
      ],
      not: ['enfermedad|tratamiento|cancer', 'perdi .. trabajo|llaves', 'fuerza .. cuidar'],
      heard: [
        'Parece que nada avanza[, {span}], por más que empujes.',
        'Estás en una de esas épocas en que toda puerta se atora[, {span}].',
        'Llegó el desánimo[, {span}], y lo llamaste por su nombre.',
      ],
      psalms: [
        'En el {psalm} alguien le habla a su propia alma: “¿por qué te abates? Espera”. Esa conversación cabe en una parada de bus.',
        'El {psalm} cuenta de unos pies atrapados en el fango, de una espera y de suelo nuevo. Primero el fango, y después el canto.',
      ],
      steps: [
        'Haz la lista de las puertas que has tocado y deja de tocar una por un mes. La fuerza que sobre es tuya.',
        'Haz hoy una tarea que acabe en media hora y se note al terminar: un cajón, una llanta, un pastel.',
        'Pregúntale a alguien mayor por un año en que nada salió, y por el año siguiente.',
      ],
      wishes: [
        'Que algo pequeño salga bien antes de que acabe la semana.',
        'Que la esperanza vuelva por la puerta de atrás, sin hacer ruido.',
      ],
      also: 'Y todo parece atorado.',
    },
  },
};
