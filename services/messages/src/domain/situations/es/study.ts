import type { study as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const study: ThemeTexts<keyof typeof plan> = {
  groups: {
    test: 'examen|examenes|prueba|parcial|parciales|finales|final|evaluacion|exposicion|presentacion|oposicion|oposiciones|concurso|defensa|tesis|admision|ingreso',
    nervous:
      'nervioso|nerviosa|ansioso|ansiosa|ansiedad|miedo|preocupado|preocupada|nervios|asustado|asustada|panico|estresado|estresada|angustia',
  },
  situations: {
    exam: {
      says: ['los examenes','universidad .. matando|agobia|presion','estudios .. agobian|pesan','$test & $nervous|dificil|estudiar|pasar','estudios|estudiar|universidad|escuela|carrera|clases|colegio .. dificil|cuesta|concentrar|dejar|abandonar|reprobar|presion|estres|mal|agobia','me cuesta|no puedo|logro .. estudiar|concentrarme|estudios|aprender|universidad|escuela|clases','calificaciones|notas .. bajas|malas|mal','tesis|monografia','no puedo|entiendo|logro con? calculo|matematica|matematicas|mate|fisica|quimica|estadistica|algebra|ingles|anatomia|contabilidad|materia','estudio y estudio','no se me queda|quedan|graba nada','se me .. queda|olvida nada|todo & estudio|estudiar|examen|parciales','la|mi carrera .. pesa|dificil|cuesta|dejar|aguanto|mata|agobia','capitulos|libros|apuntes & faltan|falta|estudi*|carrera','universidad|uni|facu|facultad|prepa|estudios|clases|materias & agobi*|cuesta|dificil|estres*|presion|concentr*|cans*|mal|puedo','entendimiento|sabiduria|concentracion|memoria .. estudios|estudiar|examenes|estudio|señor','epoca|temporada|semana de examenes|parciales|finales','examenes|parciales|finales & angustia|estres|agobi*|encima|nervios|ayud*|dios','ayud*|dios|iluminame .. en|mis .. estudios|examenes',],
      not: ['examen .. sangre|medico|orina','biopsia|medico|hospital|doctor','prueba de fe|dios|embarazo','final de','medico .. mis|analisis','estudiar & ya no','sin trabajo','dictamen','dificil .. esposa','quiero ser papa',],
      heard: [
        'Los estudios están pesando[, {span}].',
        'Estás en medio de libros y fechas de entrega.',
        'Estudiar con esa presión[, {span},] cansa más que la materia misma.',
      ],
      psalms: [
        'El {psalm} conoce la cabeza llena de preocupaciones, y un consuelo que abre espacio entre ellas.',
        'El {psalm} pide que la obra de las manos permanezca. Página por página también es obra.',
      ],
      steps: [
        'Elige la materia que más asusta y dale hoy veinticinco minutos, con el celular en otro cuarto. Después para, aunque sea a la mitad.',
        'Explícale un tema en voz alta a alguien, o a la pared, como si escuchara una niña curiosa. Donde te trabes, ahí está lo que falta.',
        'Duerme: una noche completa fija más que dos horas extra sobre la página.',
      ],
      wishes: [
        'Que lo que estudias encuentre su lugar en la memoria.',
        'Que tu cabeza tenga también un día libre.',
      ],
      also: 'Y los estudios también pesan.',
    },
    'exam-soon': {
      says: ['expongo|exponer .. proyecto|tesis|frente','exposicion','tengo|presento|presentar|hago|hare|voy|doy|dar|rindo|rendir|tendre .. <thing=$test>','mi|mis <thing=$test> .. es|son|mañana|lunes|martes|miercoles|jueves|viernes|sabado|semana|mes','<thing=$test> .. mañana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|semana|mes|proximo|proxima','mañana|lunes|martes|miercoles|jueves|viernes|sabado .. <thing=$test>','estudiando|estudio|estudie|preparando|preparo|preparandome .. <thing=$test>','pasar|aprobar .. <thing=$test>','quedar|quede|blanco & <thing=$test>','$nervous .. <thing=$test>','es|sera|hay|toca .. .. <thing=$test> .. .. admision|ingreso|manejo|grado|hoy|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana','en <n=$number>|una|dos semanas|dias|semana .. .. <thing=$test>','<thing=examen> de admision|ingreso|manejo|grado|conducir|titulo|ingles|matematicas|quimica|fisica|biologia & quiero|tengo|miedo|nervios|hoy|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|semanas|dios|bien|pasar','pasado mañana|mañana|hoy|hoy|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo & <thing=$test>','me toca|presento|rindo|doy|hago .. .. <thing=$test>','sustento|defiendo|expongo .. .. tesis|proyecto|monografia|hoy|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo',],
      not: ['mi <who> .. tiene|presenta|presentar|hace|va|rinde .. $test','aprobe|pase|reprobe|no pase|aprobado','sangre|medico|orina|resultados|resultado|biopsia|hospital|embarazo','prueba .. fe|dios|dura','al final|final de|finales de','estudio y estudio','analisis|laboratorio','aplazad*|aplazo','mis hijos','hice la prueba','mi <who> .. .. tesis','mi <who> .. .. $test','me recib*','nos dicen','salio|saco',],
      heard: [
        'Se acerca {thing}[: {when}], y es natural que el corazón vaya más rápido.',
        'Así que es[ {when}]: {thing}. Lo que aprendiste no se va porque suden las manos.',
        '{day} trae {thing}. La víspera suele ser peor que la hora misma.',
      ],
      psalms: [
        'El {psalm} conoce un montón de pensamientos inquietos, y cuenta de un consuelo que se abrió paso entre ellos. Léelo antes de salir de casa.',
        '¿De dónde vendrá la ayuda? Es la pregunta del {psalm}, y se puede hacer en la puerta, antes de entrar.',
      ],
      steps: [
        {
          text: 'Deja todo listo esta noche: identificación, lápiz, agua, dirección, hora. Después deja de repasar media hora antes de dormir; lo que sabes se queda.',
          if: ['soon'],
        },
        {
          text: 'Escribe en una hoja solo las cinco cosas que siempre se te olvidan. Ese día mira esa hoja y nada más.',
          unless: ['soon'],
        },
        'Hazlo una vez de principio a fin, en voz alta o en papel, con el reloj corriendo, como si fuera la hora. El cuerpo reconoce lo que ya hizo.',
      ],
      wishes: [
        'Que la cabeza esté clara[ {when}] y la mano firme.',
        'Que el comienzo[ {when}] sea fácil y te dé impulso.',
      ],
      also: 'Y está {thing}[, {when}], que también pide cabeza.',
    },
    'exam-relative': {
      says: ['<who> .. da|rinde el|un .. <thing=$test>','<who> .. <thing=examen> de','mi|mis <who> .. tiene|presenta|presentara|hace|va|rinde|estudia|estudiando|tienen .. <thing=$test>','<thing=$test> de mi <who>','<who> .. <thing=$test> & mañana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|semana|pase|apruebe|bien','<who> .. pase|apruebe|vaya bien .. <thing=$test>','<who> .. .. rinde|da|presenta|hace|va|tiene|rendira|dara|presentara .. .. <thing=$test>','mi|mis <who> .. .. <thing=$test>','<thing=$test> de|del mi|mis|nuestro .. <who>','por mi .. <who> & <thing=$test>','<who> && tercera|segunda vez .. <thing=prueba|examen>','<who> .. .. estudia|estudiando .. & examen|prueba|admision|pase|ingreso','mi <who> & <thing=$test> & policia|universidad|ingreso|admision|manejo|grado|hoy|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo',],
      not: ['paso|aprobo|reprobo','sangre|medico|hospital|biopsia|resultados|cancer','salio','saco','aprobaron','mi asesor','aplazada|aplazado','clinico','decepcione','vecino','biopsia','orina','no llego',],
      heard: [
        '{who} tiene por delante {thing}[, {when}], y quien anima desde afuera también se queda sin uñas.',
        '{day} le toca {a who}: {thing}. Animar a alguien es lindo, y revuelve el estómago.',
        'Alguien de los tuyos tiene un examen por delante[, {when}].',
      ],
      psalms: [
        'El {psalm} le desea a otra persona que se cumpla lo que pide su corazón y salgan bien sus planes. Es una bendición lista para {who}.',
        'En el {psalm} la ayuda viene de quien hizo el cielo y la tierra. Se puede leer juntos la víspera, en medio minuto.',
      ],
      steps: [
        {
          text: 'Pregunta qué ayuda más[ hasta {day}]: silencio, algo de comer, que lo lleven, o que nadie pregunte nada. Y haz exactamente eso.',
          unless: ['far'],
        },
        {
          text: 'Manda la víspera un audio corto que no hable del examen: “te quiero con cualquier nota”.',
          if: ['far'],
        },
        'Encárgate hoy de la logística: documentos, despertador, ropa, camino. Es una cosa menos que llevar adentro.',
      ],
      wishes: [
        'Que {who} se acuerde de todo[ {when}].',
        'Que {who} salga de ahí[ {when}] con hambre y con la frente en alto.',
      ],
      also: 'Y {who} tiene encima {thing}[, {when}].',
    },
    'exam-failed': {
      says: ['no entre a','me jalaron','pierdo la beca','dos puntos','reprobe|reprobado|reprobada|jale|desaprobe|suspendi|repruebo','no pase|aprobe|quede|entre|logre|fui admitido|admitida .. $test|universidad|carrera|facultad|curso|año|materia','no pase|aprobe','me rechazaron|rechazado|rechazada .. universidad|carrera|facultad|beca','me fue mal .. $test','perdi .. materia|año|semestre|beca|curso|ciclo','aplazada|aplazado|aplace|desaprobada|desaprobado|aplazaron|me_bocharon|bocharon|tronaron|trone|reprobe|ponche','me jalaron|bocharon|tronaron|reprobaron|aplazaron','mi numero|nombre no|lista & estaba|aparecio|salio|no','busque mi numero|nombre','no estaba|aparezco|sali|apareci .. lista|numero|admitidos','no pase|quede|entre|ingrese|aprobe .. .. examen|universidad|carrera|unam|facultad|medicina|prueba|preparatoria|prepa','decepcione .. padres|madre|padre|papa|mama & examen|reprob*|aplaz*|universidad|lista','segunda|tercera|otra vez .. repruebo|reprobe|no paso','perdi|perdio .. .. semestre|beca|año escolar','no me .. dieron|aceptaron|admitieron .. beca|universidad|carrera',],
      not: ['miedo .. reprobar|no pasar','no pase nada','perdio mi','vida perdi',],
      heard: [
        'Lo siento: esta vez no se dio[, {ago}]. Después de tanto estudio, un resultado así duele.',
        'Reprobar[, {ago},] es una noticia dura, y no es un retrato de quién eres.',
        'Siento ese resultado. No encontrar el propio nombre en una lista es un golpe seco.',
      ],
      psalms: [
        'El {psalm} dice que quien tropieza no queda en el suelo, porque hay quien lo tome de la mano. Tropezar, ahí, es parte del camino.',
        'El {psalm} habla de gente levantada después de caer. No dice en cuántos días.',
      ],
      steps: [
        'Hoy no decidas nada sobre volver a intentarlo. Mañana toma la prueba o las notas y marca solo dónde se fueron los puntos.',
        {
          text: 'Cuéntale el resultado a una persona antes de que el secreto pese más que la nota.',
          unless: ['secret'],
        },
        'Averigua la fecha de la próxima oportunidad y lo que pide; escríbelo en un papel y guárdalo hasta la otra semana.',
      ],
      wishes: [
        'Que esto sea un día una historia que cuentes entre risas.',
        'Que el próximo intento venga sin culpa y con el mismo talento.',
      ],
      also: 'Y el resultado del examen todavía duele.',
    },
    'exam-passed': {
      says: ['<who> ingreso a','ingreso a la universidad','ingrese a','aprobe|pase .. <thing=$test>','aprobe|aprobo|aprobamos','me gradue|graduo|graduacion|graduado|graduada|recibi|titule|titulo','entre|entro|ingrese|aceptaron|admitieron|admitido|admitida|quede|quedo .. universidad|carrera|facultad|medicina|prepa|colegio|seleccionado|seleccionada','gane|obtuve|dieron .. beca|titulo|licencia|plaza','mi <who> .. aprobo|paso|graduo|gradua','saque .. licencia|diez|10|buenas notas','<who> .. .. saco|obtuvo .. .. tesis|examen|18|19|20|10|diez|100','saque|saco .. 20|18|19|10|diez|cien|100|excelente|sobresaliente','<who> .. .. recibio|graduo|gradua|titulo|aprobo|ingreso|paso .. .. de|examen|universidad|medica|medico|arquitecta|ingeniero|abogada|enfermera','se recibio|titulo|graduo .. de','me recibi|gradue|titule','ya soy ingeniero|ingeniera|abogado|abogada|medico|doctora|doctor|licenciada|licenciado|enfermera|maestra|contador|contadora|profesional','orgullosa|orgulloso & tesis|examen|graduo|titulo|nota|notas|universidad','pase|aprobe|aprobamos|pasamos .. .. examen|materia|materias|semestre|curso|todo|final|bar','gracias .. pase|aprobe',],
      not: ['no pase|aprobe|paso','para pasar|que pase','quiero|ojala|pido|espero','me paso|la paso|pase por|mala','hojas de vida','feria de empleo','sin trabajo','ya se recibio y','escuela tecnica','salud','dolor','quincena',],
      heard: [
        '¡Felicidades! Ya quedó atrás, y con buena noticia[, {ago}].',
        '¡Felicidades por este logro de estudio[, {ago}]! Cuántas horas caben en una sola palabra.',
        'Qué alegría, ¡felicidades! Se logró, y viniste a contarlo.',
      ],
      psalms: [
        'El {psalm} dice que hubo cosas grandes, y que por eso hay alegría. Corto y sin falsa modestia: hoy queda bien.',
        'El {psalm} recibe el día como un regalo y manda alegrarse en él. Orden fácil de cumplir hoy.',
      ],
      steps: [
        'Agradéceles hoy a quienes ayudaron a llegar: quien prestó libros, hizo café, cuidó la casa. Por su nombre.',
        'Guarda la carta o la lista con el nombre en un cajón; en un año difícil te va a gustar verla.',
        'Tómate un día entero libre antes del próximo paso. Celebrar también es terminar.',
      ],
      wishes: [
        'Que el próximo paso empiece con la misma sonrisa.',
        'Que la alegría dure mucho más que la fiesta.',
      ],
      also: 'Y ¡felicidades por haber aprobado!',
    },
  },
};
