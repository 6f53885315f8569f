import type { illness as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const illness: ThemeTexts<keyof typeof plan> = {
  groups: {
    ill: 'enfermo|enferma|enfermito|enfermita|internado|internada|hospital|hospitalizado|hospitalizada|uci|grave|enfermo|delicado|delicada|encamado|postrado|postrada|coma|intubado|intubada|malito|malita|entubado|entubada|mala|hospitalizados|internaron|hospitalizaron|agravo|convaleciente|sedado|sedada',
    sickness:
      'cancer|tumor|leucemia|linfoma|derrame|infarto|neumonia|dengue|covid|diabetes|quimioterapia|quimio|radioterapia|dialisis|hemodialisis|trasplante|parkinson|lupus|esclerosis|trombosis|embolia|cirrosis|hepatitis|metastasis|insuficiencia|infeccion|tuberculosis|epilepsia|convulsiones|fibromialgia|artritis|artrosis|migraña|hernia|enfermedad|anemia|presion|asma|acv|cardiaco|renal|preeclampsia|preclampsia|bronquiolitis|bronquitis|colico|hipertension|apendicitis|gastritis|vih|tiroides|hidrocefalia|cardiopatia|paralisis|meningitis|peritonitis|neuropatia|ictericia|sepsis|cateter|chikungunya|zika|septicemia|anorexia|tumores',
    tests:
      'biopsia|examenes|estudios|analisis|tomografia|resonancia|mamografia|resultado|resultados|colonoscopia|endoscopia|ultrasonido|ecografia|radiografia|dictamen|papanicolau|papanicolaou|pap|laboratorio|laboratorios|placa|estudio|eco',
    surgery:
      'cirugia|operacion|operar|operan|operado|operada|operen|opera|operaran|cesarea|cateterismo|trasplante|quirofano|operarse|operarme|operara',
    wait: 'espero|esperando|esperamos|entregan|dan|daran|recoger|llegan|salen|espera|faltan',
    little:
      'bebe|niño|niña|hijito|hijita|nieto|nieta|nietecito|nietecita|recien|bebita|nene|nena|sobrinito|sobrinita|bebito|chiquito|chiquita|nenita|sobrinitos|ahijadito|ahijadita|bebes|gemelitos|gemelitas|peque',
  },
  situations: {
    illness: {
      says: ['$sickness','enfermedad|salud|sanacion|sanar|sanidad','medico|doctor|hospital|tratamiento|medicina','mucho|tengo|con dolor|dolores','diagnostico','sana|sane|sanen|sanar|sanacion .. enfermo|enfermos|enferma',],
      not: ['dolor del? alma|corazon','carrera|facultad|estudio|examen de medicina','curado|curada|sano|alta','perro|perra|perrito|perrita|gato|gata|gatito|gatita|mascota|yegua|caballo|veterinario|vete|cachorro & enferm*|tumor|colico|operan|duerme|vete|salud|pata','sea|ser|estudiar|estudia|quiero medico|doctor|doctora|enfermera','gracias|agradezco .. salud','no me|nos? falta nada','recupero','aqui no hay nada','cuenta|factura|recibo .. hospital','corazon|alma sana','salud mental','bebe|niño .. sano','uncion','sanen mi corazon',],
      heard: [
        'Hay una enfermedad en medio de lo que escribes[: {thing}], y ocupa mucho lugar.',
        'Cuando la salud falla, el día entero se acomoda a su alrededor, desde las comidas hasta las cuentas.',
        'Hablas {de thing}, y eso no es poca cosa.',
      ],
      psalms: [
        'El {psalm} dice sin rodeos que el cuerpo y el corazón pueden fallar, y que aun entonces hay suelo debajo.',
        'Quien habla en el {psalm} levanta los ojos y pregunta de dónde vendrá la ayuda. Esa pregunta también es oración.',
      ],
      steps: [
        'Apunta hoy las tres preguntas más importantes para la próxima cita y deja el papel junto a los documentos.',
        'Junta en un solo lugar las recetas, los análisis y los teléfonos. En una hora difícil eso ahorra fuerzas.',
        'Si aparece un síntoma nuevo o más fuerte, llama hoy a quien lleva el tratamiento; no esperes a la próxima cita.',
      ],
      wishes: ['Que llegue alivio, un poco cada día.', 'Que no falte quien cuide, ni quien explique.'],
      also: 'Y la enfermedad, en medio de todo, también cansa.',
    },
    'illness-self': {
      says: ['pasando por .. enfermedad','estoy enfermo|enferma','estoy|estuve|me siento|sigo muy? .. $ill','tengo|padezco|sufro|detectaron|diagnosticaron|encontraron .. <thing=$sickness>','me .. detectaron|diagnosticaron|encontraron|dio|dijeron .. <thing=$sickness>','mi <thing=$sickness>','empiezo|comienzo|inicio|tengo|llevo|en|con <thing=quimioterapia|quimio|radioterapia|dialisis|hemodialisis|tratamiento>','mi salud|enfermedad|sanacion|recuperacion','tuve un|una <thing=infarto|derrame|embolia|trombosis>','llevo|tengo|paso .. en|dias|semanas|meses cama','en cama con','entrar|entro|hacer|voy|hacen|someto .. <thing=dialisis|hemodialisis|quimio|quimioterapia|radioterapia>','mi riñon|riñones|higado|corazon|pulmon|pulmones|tiroides|presion .. no|mal|falla|fallando|funciona','me enferme','no me .. alivio|curo|recupero|mejoro','pido|quiero|dame|necesito .. salud .. volver|levantarme|seguir|mi|cuerpo|para','me dio|pego|ataco .. <thing=$sickness>','ando|sigo .. enfermo|enferma|malito|malita','quiero|necesito curarme|sanarme|aliviarme|recuperarme','soy diabetico|diabetica|hipertenso|hipertensa|asmatico|asmatica|cardiaco|cardiaca','mi cuerpo .. enfermo|enferma|debil|no responde','sanarme|saname|curame|aliviame','tengo .. diabetes|hepatitis|anemia|vih|lupus|asma|dengue|covid','me .. internaron|hospitalizaron','mi tratamiento|diagnostico','otra vez .. cancer','salio|regreso|volvio el cancer',],
      not: ['mi <who> .. tiene|esta|le','ya sane|estoy sano|sana|curado|curada','le .. detectaron|diagnosticaron|encontraron','saname el corazon|alma','sana mi corazon','dialisis .. mi <who>','mi <who> .. .. entrar|dialisis','bebe|nena|nene de','mi|mis <who> .. .. $ill',],
      heard: [
        'Te está tocando {thing}[, {span}][, y {day} está cerca]. Siento que sea así.',
        'Siento que la enfermedad haya entrado en tu vida[ {ago}]. Le cambia el orden al cuerpo y a la agenda.',
        'Lo siento: {thing}.[ {day} ya tiene fecha, y es natural que dé vueltas en la cabeza.]',
      ],
      psalms: [
        'El {psalm} imagina a Dios junto a la cama, sosteniendo a quien está enfermo.',
        'En el {psalm} alguien dice: “estoy débil, me tiemblan los huesos”, y pide cuidado. Puedes pedirlo con las mismas palabras.',
      ],
      steps: [
        'Escribe las tres cosas del tratamiento que más te inquietan y llévalas a la próxima cita[ ({when})]; pide que te las respondan una por una.',
        {
          text: 'Pídele a una persona algo concreto para esta semana: que te lleve, una comida, una hora de compañía.',
          unless: ['alone', 'secret'],
        },
        {
          text: 'Pregunta en el hospital por trabajo social: el transporte, las medicinas y los costos también son parte del cuidado.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que {day} sea más ligero de lo que parece desde aquí.',
        'Que quienes te atienden sean buenos en lo suyo, y pacientes.',
      ],
      also: 'Y tu salud también está pidiendo cuidado.',
    },
    'illness-relative': {
      says: ['<who> .. azucar|presion|fiebre|vomito|vomita|convulsiono|dialisis','<who> .. mejore pronto','<who> .. $ill','<who> .. <thing=$sickness>','<thing=$sickness> & <who>','$ill & <who>','sanacion|salud|recuperacion|sanidad de|por|para .. <who>','sane|sana|cure|cura|recupere .. <who>','<who> .. mal|delicado|delicada & salud|hospital|medico','<who> .. .. $ill','<who> .. .. <thing=$sickness>','<who> .. mal .. pulmones|riñones|corazon|higado|presion|azucar|rodilla|estomago|cadera|cabeza','oxigeno & <who>','<who> .. .. alivie|alivia|recupere|sane|mejore|cure|componga','alivie|alivia|recupere|sane|mejore|cure|sana|levante & <who>','salud de|del|para|por .. <who>','<who> .. .. accidente|caida|cayo|fracturo|fractura|quebro|choco|atropellaron & pierna|cadera|brazo|hospital|grave|salga|mal|pronto|cama|cabeza|recup*','<who> .. .. dio|tuvo|sufrio .. <thing=infarto|derrame|embolia|acv|trombosis>','le dio|detectaron|diagnosticaron|encontraron .. <thing=$sickness> && <who>','enfermedad de|del .. <who>','<who> .. .. uci|terapia|intensivos|hospital|piso|emergencia|urgencias','internaron|hospitalizaron|internado|internada|hospitalizada|hospitalizado a? .. <who>',],
      not: ['sano|curado|curada|alta|mejoro|recupero','peleamos|discut*','habla mal','me trata mal','de buena salud','perro|perra|perrito|perrita|gato|gata|gatito|gatita|mascota|yegua|caballo|veterinario|vete|cachorro & enferm*|tumor|colico|operan|duerme|vete|salud|pata','anda mal','bebe|nietecito|nietecita|hijito|hijita|nenita|nena|nene|sobrinito|sobrinita|niño|niña .. .. fiebre|neumonia|bronquiolitis|hospital|vomit*|epilepsia|internad*|leucemia|enferm*','mala|mal madre|padre|mama|papa','mala|malas persona|influencia|compañia|amistades|suerte|noticia','ya .. en casa','tengo cancer','cancer .. mama empiezo','sola|solo mala','$died',],
      heard: [
        'Siento mucho lo {de who}[ y {thing}]. Ver así a alguien de los tuyos es querer cambiarse de lugar y no poder.',
        'Así que es {who} quien está pasando por esto[: {thing}]. Lo siento.',
        'Siento que alguien cercano esté enfermo. Acompañar también gasta fuerzas.',
      ],
      psalms: [
        'El {psalm} habla de Dios sosteniendo a quien está en cama. Léelo con el nombre {de who} en medio.',
        'El {psalm} mira hacia los montes y pregunta de dónde viene la ayuda. La pregunta puede llevar un nombre.',
      ],
      steps: [
        {
          text: 'Manda hoy un mensaje que no pida respuesta: “estoy pensando en ti, no hace falta que contestes”.',
          if: ['far'],
        },
        {
          text: 'Pregunta cuál es la tarea más pesada de esta semana (las pastillas, la ropa, los papeles) y encárgate de esa.',
          unless: ['far', 'hospital'],
        },
        'Apunta en un solo cuaderno lo que dijeron los médicos y lo que la familia quiere saber; en la próxima plática alguien lo lee.',
      ],
      wishes: [
        'Que {who} tenga hoy una hora sin dolor, y tú una hora sin miedo.',
        'Que {who} tenga buenos médicos y buena compañía.',
      ],
      also: 'Y está la enfermedad {de who}, que también llevas.',
    },
    'results-self': {
      says: ['espera del dictamen|resultado','me quitaron .. lunar|quiste|bolita','mi|mis <thing=$tests> .. $wait|lunes|martes|miercoles|jueves|viernes|mañana','$wait .. mi|mis|los|el|la <thing=$tests>','me hice|hicieron|hare|haran|tomaron .. <thing=$tests>','me encontraron|hallaron|salio|detectaron .. bolita|nodulo|bulto|mancha|quiste|masa','bolita|nodulo|bulto & pecho|seno|cuello|miedo|biopsia','espero|esperando|esperar|aguardo|aguardando .. .. mi|mis|los|el|la|otro <thing=resultado|resultados|dictamen|estudio|estudios|analisis|biopsia|laboratorios>','<thing=papanicolau|papanicolaou|mamografia|biopsia|tomografia|resonancia|colonoscopia|endoscopia> & espero|esperando|resultado|resultados|raro|mancha|hice|hicieron','salga|salgan|resulte|sea|sean .. benigno|benigna|negativo|negativa|nada_malo|limpio|limpia && $tests|lunar|quiste|bolita|doctor','clinica|laboratorio|hospital|doctor .. mande|llame|entregue|avise|mandan|llaman|llamaran .. <thing=resultado|resultados|analisis|estudios|biopsia>','mi|mis <thing=biopsia|resultados|analisis|estudios|mamografia>','salio .. raro|alterado|alterada|sospechoso|sospechosa|mancha','resultado|resultados|dictamen .. biopsia|lunar|quiste|tiroides|sangre|mamografia|laboratorio|medico|medicos','me .. dan|daran|entregan|entregaran .. <thing=resultado|resultados|analisis|estudios>',],
      not: ['mi <who> .. biopsia|resultados|estudios|hizo|hicieron','admision|universidad|beca|oposicion|oposiciones|concurso','salio|salieron bien|negativo|benigno|limpio','lista|notas|ingreso|admitidos|grado|prueba|universidad','mi|mis <who> .. .. biopsia|mancha|resultados|bolita|nodulo','le|les vieron|hicieron|encontraron','de mi <who>','bebe|panza','la esposa|esposo',],
      heard: [
        'Esperar {thing}[ hasta {day}] estira cada hora. Siento que estés en esa espera.',
        'Todavía sin respuesta[, y {day} no llega]: esperar un resultado es un cansancio que nadie ve.',
        'Esperas {thing}[ {when}], y mientras tanto la cabeza se va a todas partes.',
      ],
      psalms: [
        'El {psalm} habla de un corazón que no teme las malas noticias porque está apoyado en algo. Ese apoyo se puede pedir antes de que suene el teléfono.',
        'El {psalm} dice dos veces “espera”, y en medio: “ten valor”. Parece escrito para salas de espera.',
      ],
      steps: [
        'Decide hoy quién va a estar contigo, en persona o por teléfono, cuando llegue el resultado[ {when}], y acuérdalo ya.',
        'Escribe en un papel dos preguntas para el médico: “¿qué significa?” y “¿cuál es el siguiente paso?”. Después cierra el buscador hasta ese día.',
        {
          text: 'Mientras no se lo cuentes a nadie, pregunta cómo y cuándo te van a avisar, para que no dependa del azar.',
          if: ['secret'],
        },
      ],
      wishes: [
        'Que la respuesta[ {when}] sea clara, y la oigas en buena compañía.',
        'Que las horas hasta entonces pasen más rápido de lo que prometen.',
      ],
      also: 'Y sigues esperando {thing}[ {when}].',
    },
    'results-relative': {
      says: ['resultados a mi .. <who>','nos dicen que salio .. <who>','examen de mi .. <who> & espera|salio','<who> .. hicieron|hizo|haran|hacen|toman|tomaron .. <thing=$tests>','$wait .. <thing=$tests> .. de .. <who>','$wait & <thing=$tests> & <who>','<thing=$tests> de mi <who>','<who> .. encontraron|detectaron .. bolita|nodulo|bulto|masa|mancha|quiste','mancha|bolita|nodulo|bulto|quiste|masa|sombra|biopsia && le|les vieron|encontraron|hallaron|detectaron|salio|hicieron|van && <who>','nos dan|daran|entregan|dicen|llaman|van .. .. resultado|resultados|biopsia|estudios|sobre|dictamen && <who>','<thing=resultado|resultados|biopsia|estudios|analisis|tomografia|resonancia|mamografia> de|del .. .. <who>','<who> .. .. <thing=biopsia|tomografia|resonancia|mamografia|analisis>','salga|salgan bien|negativo|benigno .. .. estudios|resultados|examenes|analisis|biopsia .. .. <who>','que salio .. .. <who>','<who> .. .. espera|esperando|esperamos .. <thing=resultado|resultados|biopsia|estudios|analisis>','esperamos|esperando|espero .. .. <thing=resultado|resultados|biopsia|estudios|analisis> .. .. <who>',],
      not: ['admision|universidad|escuela|colegio','salio|salieron bien|negativo|benigno|limpio','policia|manejo|grado|ingreso|beca','lista',],
      heard: [
        'Esperan {thing} {de who}[, y {day} todavía no llega]. Esperar por los tuyos cansa más que esperar por ti.',
        '{thing} {de who}, aún sin respuesta[ hasta {day}]. Siento esta espera.',
        'Esperar noticias de la salud de alguien querido[ hasta {day}] hace pesado el teléfono.',
      ],
      psalms: [
        'En el {psalm} alguien espera como los centinelas esperan la mañana: sin poder apurarla, y sin irse.',
        'El {psalm} habla de un corazón firme ante malas noticias que ni siquiera han llegado. Es para los días antes del resultado.',
      ],
      steps: [
        'Pregunta hoy cómo quiere recibir la noticia[ {when}]: con quién, dónde, por teléfono o en persona. Preguntarlo ya es cuidar.',
        {
          text: 'De lejos, fija una llamada para justo después del resultado[ {when}]; ayuda saber que alguien espera del otro lado.',
          if: ['far'],
        },
        'Hagan una lista corta de lo que ya saben y lo que no. Solo la segunda columna va al médico.',
      ],
      wishes: [
        'Que la noticia[ {when}] sea buena, y que {who} no la reciba sin compañía.',
        'Que la espera una a la familia en vez de gastarla.',
      ],
      also: 'Y todavía esperan {thing} {de who}.',
    },
    'surgery-self': {
      says: ['me quitan|sacan|extirpan .. matriz|vesicula|apendice|tumor|quiste','manos del cirujano','me|voy .. operan|operar|operaran|operarme|operaron','mi <thing=cirugia|operacion|cesarea>','tengo|entro|voy|sere|programada|programaron|necesito .. <thing=$surgery>','<thing=cirugia|operacion> .. mañana|lunes|martes|miercoles|jueves|viernes|semana|mes|programada','miedo .. <thing=cirugia|operacion|quirofano|anestesia>','entro|entrar .. quirofano','me van|iran .. operar|intervenir|quitar|sacar|poner|colocar .. marcapasos|stent|matriz|vesicula|protesis|quiste|tumor|apendice|ovario|riñon|valvula','me van|iran a? operar|intervenir','me ponen|pondran|colocan|colocaran .. marcapasos|stent|protesis|placa|valvula','han|habian operado','nunca me han operado','mi <thing=cirugia|operacion|cesarea> & es|mañana|miedo|fecha|dios|bien|programada|semana|lunes|martes|jueves|viernes','fecha .. <thing=cirugia|operacion|trasplante>','donar|donarle|donare .. riñon|higado|medula','me someto|sometere|someteran|someten a .. <thing=cirugia|operacion|trasplante>','me hacen|haran .. <thing=cirugia|cesarea|trasplante|cateterismo|operacion>','me toca .. operacion|cirugia|operarme','miedo|temor|pavor|nervios .. .. anestesia|quirofano|operacion|cirugia|operarme','me operan','me operaran',],
      not: ['salio bien','a mi <who>','le van','si me opero','elegir|decidir .. operarme|operar','entre operarme','cirugia dental','mi <who> .. .. operan|someten|somete|opera','a mi <who> .. .. operan|operaran',],
      heard: [
        '{day} es el día de la operación: {thing}. Entregar el cuerpo a otras manos pide valor, y los nervios de antes son parte de eso.',
        'Tienes por delante {thing}[, {when}]. Hasta entonces cada día se parece a una sala de espera.',
        'Una operación por delante[ {when}] cambia la manera de contar los días.',
      ],
      psalms: [
        'En el {psalm} alguien dice: “mis tiempos están en tu mano”. Es bastante corto como para llevarlo hasta el quirófano.',
        'El {psalm} es la oración de quien se acuesta en paz y deja que otro vele. Es para la noche anterior.',
      ],
      steps: [
        'Pon hoy en una bolsa los papeles, los estudios y el nombre de quien debe recibir la llamada; ciérrala y déjala junto a la puerta.',
        'Escribe la pregunta que más te ronda (¿el dolor?, ¿la anestesia?, ¿volver a casa?) y hazla antes de que empiecen. Contestar es parte de su trabajo.',
        {
          text: 'Acuerda con alguien tu primer día en casa: quién abre, quién cocina, quién se queda con los niños.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que las manos de quien opera[ {when}] estén firmes, y tu despertar sea suave.',
        'Que la recuperación te tenga paciencia, y tú a ella.',
      ],
      also: 'Y todavía viene {thing}[, {when}].',
    },
    'surgery-relative': {
      says: ['operando a .. <who>','estan operando','<who> .. operan|operar|operaran|operarse|operara|opera|operen|operarla|operarlo','operan|operar|operaran .. a .. <who>','<thing=cirugia|operacion|trasplante|cesarea|cateterismo> de mi|nuestro|nuestra <who>','<who> .. entra|entrara|va|tiene|tendra|sometera .. <thing=$surgery>','<who> & <thing=cirugia|operacion> & mañana|hoy|lunes|martes|miercoles|jueves|viernes|semana','<who> .. quirofano','<who> .. .. somete|someten|sometera|someteran|intervienen|interviene','<who> .. .. <thing=trasplante|cirugia|operacion|cesarea|cateterismo>','operan|operar|operaran|opera|intervienen|operen .. .. <who>','esta|sigue adentro|quirofano|cirugia && <who>','le sacan|quitan|extirpan|ponen|pondran|colocan|van .. .. quiste|matriz|marcapasos|tumor|vesicula|apendice|protesis|amigdalas|riñon|stent && <who>','sala de espera && quirofano|operan|operando|sacan|cirugia|operacion','manos .. cirujano|cirujanos|medicos|doctores && <who>','<thing=cirugia|operacion> de|del .. .. <who>','<who> .. .. operan|operaran|operen|quirofano',],
      not: ['ya la? operaron','salio bien','con exito','me operan','donar*','llamen','aguardando|turno','recupero','despues de',],
      heard: [
        '{who} tiene por delante {thing}[, {when}], y quien espera afuera también pasa por ahí.',
        '{day} es el día: {thing} {de who}. Para los que quedan en el pasillo el reloj va despacio.',
        'Alguien cercano entra al quirófano[ {when}]; es mucho para quien solo puede esperar.',
      ],
      psalms: [
        'El {psalm} dice que quien cuida no se duerme. En esas horas hay quien vele por {who}.',
        'En el {psalm} alguien pone su propio tiempo en las manos de Dios. Puedes poner ahí las horas {de who}.',
      ],
      steps: [
        'Pregunta hoy al equipo cuánto suele durar y quién da noticias; apunta el nombre. Eso sujeta la imaginación.',
        {
          text: 'De lejos, acuerda con alguien que esté allá un solo mensaje: “ya terminó”. Lo demás puede venir después.',
          if: ['far'],
        },
        {
          text: 'Di antes una frase que dure: “aquí voy a estar cuando despiertes”.',
          unless: ['far', 'child'],
        },
      ],
      wishes: [
        'Que {who} despierte bien[ {when}], y que el pasillo sea corto.',
        'Que los médicos {de who} tengan un buen día de trabajo.',
      ],
      also: 'Y {who} tiene por delante {thing}[, {when}].',
    },
    'child-ill': {
      says: ['<who=$little> .. fiebre|vomitar|vomita|convulsiono|guardia|tos','fiebre .. <who=$little>','mi|nuestro|nuestra <who=$little> .. $ill|fiebre|enfermedad|tos|convulsiones|leucemia|neumonia','<who=$little> & $ill|fiebre|neumonia|uci|convulsiones|leucemia|cardiopatia|bronquiolitis|incubadora','mi|nuestro|nuestra hijo|hija & años|meses & $ill|fiebre|hospital|cirugia|leucemia','prematuro|prematura|incubadora','<who=$little> & vomito|vomita|vomitar|vomitando|diarrea|fiebre|tos|asma|bronquitis|bronquiolitis|convulsiono|convulsiones|cardiopatia|soplo|guardia|pediatra|resfrio|gripe|infeccion|varicela|epilepsia|leucemia|oxigeno|internaron|hospitalizaron|neumonia|dengue|enfermito|enfermita|malito|malita|cancer|cirugia','<who=$little> .. .. $ill','cardiopatia|soplo|prematur*|incubadora && <who=bebe|nieto|nieta|hijo|hija|abuela|sobrino|sobrina|niño|niña>','nacio .. cardiopatia|soplo|prematuro|prematura|malformacion|antes|mesecino','hijo|hija|sobrino|sobrina|nieto|nieta de <n=$number> añitos|años|meses|añito & $ill|fiebre|$sickness','<who=hijo|hija> de 1|2|3|4|5|6|7|8|9|10 & $ill|fiebre|neumonia|operan|amigdalas|hospital|enferm*',],
      not: ['no obedece','ya .. mejoro|sano|recupero|curo','dieron de? alta','$died|cielo','cancer de mama','ninos ajenos',],
      heard: [
        '{who} no está bien de salud[: {thing}], y no hay cansancio como el de una casa que vela una cama chiquita. Lo siento.',
        'Siento mucho lo {de who}. Cuando se enferma un pequeño, el mundo se encoge hasta el tamaño de su cuarto.',
        'Un niño enfermo le quita el piso a cualquier casa. Lo siento.',
      ],
      psalms: [
        'El {psalm} pide que Dios cuide la salida y la entrada. Dilo con la mano en su frente.',
        'En el {psalm} alguien pide esconderse bajo unas alas hasta que pase la tormenta. Ahí caben dos.',
      ],
      steps: [
        {
          text: 'Apunta en una hoja las horas de la fiebre, de la medicina y de la comida; al médico le sirve más que una memoria cansada.',
          unless: ['hospital'],
        },
        {
          text: 'Pregunta a las enfermeras qué parte del cuidado de hoy puede ser tuya, el baño, el cuento, los brazos, y a qué hora. También eso es tratamiento.',
          if: ['hospital'],
        },
        'Si se pone flojito, no toma líquido o le cuesta respirar, ve ya a urgencias; no esperes a que amanezca.',
      ],
      wishes: [
        'Que {who} duerma bien esta noche, y tú también, aunque sea por turnos.',
        'Que la próxima noticia {de who} sea buena.',
      ],
      also: 'Y {who} no está bien de salud, lo que ya llena el día.',
    },
    dementia: {
      says: ['alzheimer|demencia','<who> .. no .. reconoce|recuerda|acuerda|conoce','<who> .. olvida|olvidando|confunde|memoria|repite|desorienta','perdiendo|pierde la memoria & <who>','alzeimer|alzaimer|alzhaimer|senil','<who> .. .. no .. reconoce|reconocio|recuerda|acuerda|conoce','<who> .. se .. pierde|perdio|desorienta','confunde|confundio .. .. <who>','pregunta .. .. veces|mismo|misma && <who=abuela|abuelo|mama|papa|madre|padre|esposo|esposa|tia|tio|suegra|suegro>','dice|dijo|pregunto|pregunta .. quien soy|eres','cree|piensa .. soy su|otra|otro|el|la','perdiendo|perdio|pierde|perdida .. memoria','ya no sabe|recuerda|conoce .. quien|nombre|nombres|hijos','se le olvida|olvidan|olvido|va & <who>|nombre|nombres|memoria','se pierde en su',],
      not: ['se acuerda de su abuela','olvido mi cumpleaños','en memoria de','cumpleaños|aniversario','en el vicio|mundo','hijo|hija .. pregunta','cuarenta veces',],
      heard: [
        '{who} va olvidando[, {span}], y quien recuerda carga lo de los dos. Lo siento.',
        'Es una despedida en pedazos, ver cómo se va la memoria {de who}. Lo siento mucho.',
        'Lo siento. Esta enfermedad se lleva primero los nombres, y al final el cariño.',
      ],
      psalms: [
        'En el {psalm} alguien le pide a Dios que no lo deje en la vejez, cuando se acaban las fuerzas. Es la oración que {who} tal vez ya no puede hacer.',
        'El {psalm} dice que Dios conoce a una persona entera, sentada y de pie. Lo que {who} olvida de sí no se pierde ahí.',
      ],
      steps: [
        {
          text: 'Hoy no corrijas: entra cinco minutos en la historia que cuente, como quien entra en un cuarto. Muchas veces la inquietud se calma.',
          unless: ['far'],
        },
        {
          text: 'De lejos, manda un audio cantando algo que los dos conozcan; la música suele quedarse más tiempo.',
          if: ['far'],
        },
        'Pregunta en el centro de salud o en la asociación de Alzheimer por un grupo de familiares. Una llamada ya es un comienzo.',
      ],
      wishes: [
        'Que {who} sienta el cariño, aunque no le salga el nombre.',
        'Que esta semana otra persona cuide una hora.',
      ],
      also: 'Y {who} va olvidando, lo que duele a su manera.',
    },
    'chronic-pain': {
      says: ['no se cura','colitis|gastritis','dolor|dolores .. todos|cronico|cronicos|años|meses|constante|diario|siempre|no se quita|pasa|insoportable','vivo|convivo|sufro|padezco con|de .. <thing=dolor|dolores|fibromialgia|migraña|artritis|artrosis|hernia|lupus|endometriosis>','fibromialgia|migrañas|endometriosis|artrosis','me duele .. espalda|rodilla|rodillas|columna|cabeza|cuerpo|huesos|cadera','no aguanto .. dolor|dolores','<thing=migraña|artritis|artrosis|fibromialgia> & cronica|años|meses|dias|vivir|puedo|aguanto|otra|deja','cronica|cronico|cronicos','neuropatia|ciatica|lumbalgia|reumatismo|reuma|espondilitis','dolor|dolores & años|meses|diario|diarios|siempre|ceden|cede|quita|quitan|aguanto|insoportable|cuerpo|cronico|espalda|rodillas|columna|cintura|huesos','vivir|vivo|aprender|aprenda|acostumbr* .. con .. dolor|dolores|ello|enfermedad','me duele todo|hasta','amanezco|despierto .. dolor|adolorida|adolorido','enfermedad .. años|larga|cronica','enfermedad .. no|sin .. cura|termina|acaba',],
      not: ['dolor del? alma|perdida|corazon','<who> .. sufre|tiene|padece dolor','mi <who> .. .. artritis|dolor|dolores|migraña|fibromialgia','cargar a|cuido|cuidar','murio|fallecio|muerte|partida|ausencia|perdida|traicion|amor',],
      heard: [
        'Un dolor que no se va[, {span},] cansa hasta lo que no duele. Lo siento.',
        'Convives con {thing}[, {span}], y eso pide cada día un esfuerzo que los demás no ven.',
        'Siento ese dolor que se queda[, {span}]. Desde afuera solo se ven los días buenos.',
      ],
      psalms: [
        'En el {psalm} alguien dice que todo su anhelo está delante de Dios y que ningún gemido queda oculto. Ahí el dolor no tiene que explicarse.',
        'El {psalm} es el pedido de un cuerpo agotado: “¿hasta cuándo?”. Se puede repetir solo esa línea.',
      ],
      steps: [
        'Apunta durante tres días la hora, el lugar y la fuerza del dolor, de cero a diez. En la consulta esas líneas hablan por ti.',
        'Toma la tarea de hoy que más le cuesta al cuerpo y pártela en dos: una mitad hoy, otra mañana, o una mitad para otra persona.',
        {
          text: 'Pregunta en el centro de salud si hay clínica del dolor, fisioterapia o un grupo gratuito; hay más de lo que suelen decir.',
          if: ['no-money'],
        },
      ],
      wishes: ['Que hoy el dolor te dé unas horas libres.', 'Que te crean cuando dices que duele.'],
      also: 'Y el dolor del cuerpo[, {span},] va junto.',
    },
    'depression-self': {
      says: ['antidepresivos','tristeza pegada|que no','tengo|sufro|padezco|estoy|con|en|paso|caido|cai .. depresion|deprimido|deprimida','mi depresion','depresion|deprimido|deprimida','tristeza|triste|vacio|vacia .. sin razon|motivo|profunda|todo el|siempre|nada','no tengo|sin ganas|animo|fuerzas .. nada|levantarme|vivir|hacer','sin ganas|animo','no puedo|quiero levantarme|salir de la? cama','nada .. alegra|gusta|emociona|llena|interesa','me siento|ando|estoy .. muy? triste|desanimado|desanimada|apagado|apagada','melancolia','lloro|llorando|llorar .. por_nada|sin|bus|todo|motivo|razon|solo|sola & vacio|triste|siento|gris|nada|dentro','me siento .. gris|vacio|vacia|apagada|apagado|hueco|hueca','gris|vacio|vacia|muerta|muerto|oscuro por|en dentro|pecho','no me pasa nada & lloro|triste|gris|vacio','no tengo|sin ganas de|ni','tristeza & sin|razon|motivo|meses|profunda|pegada|quita|siempre|enorme|explicar','nada me alegra|llena|gusta|importa|ilusiona|anima','todo .. da igual|gris','psiquiatra|sertralina|fluoxetina|antidepresivo','nube .. negra|gris','no quiero|puedo .. levantarme|bañarme',],
      not: ['mi <who> .. depresion|deprimido|deprimida','murio|fallecio|muerte|termino|separ*','ganas de comer|reir|ir','bautizo','vida|voluntad propia',],
      heard: [
        'Ese peso[, {span},] no es flojera ni mala actitud. Qué bueno que lo dijiste en voz alta.',
        'Hay días en que hasta lo bueno pierde color, y escribiste desde uno de esos. Ya fue un paso.',
        'Lo que cuentas pesa[, {span}]. No es culpa tuya.',
      ],
      psalms: [
        'En el {psalm} alguien le pregunta a su propia alma: “¿por qué te abates?”. Ni él sabe la respuesta, y sigue hablando con Dios.',
        'El {psalm} recuerda mucho tiempo en el barro, una espera, y después roca bajo el pie. No dice que fue rápido.',
      ],
      steps: [
        'Hoy, una sola cosa pequeña con hora fija: baño, pan, ventana abierta. Cuando termine, el día ya tendrá algo hecho.',
        'Pide una cita médica o psicológica, o pídele a alguien que la saque. Una tristeza de semanas merece gente que sabe de eso.',
        {
          text: 'Mándale esto a una persona, tal cual: “no ando bien, ¿me llamas mañana?”. No hace falta explicar más.',
          unless: ['alone', 'secret'],
        },
      ],
      wishes: [
        'Que mañana haya un poco más de luz en la ventana.',
        'Que alguien se siente contigo sin pedirte que sonrías.',
      ],
      also: 'Y la tristeza, encima de todo, quita fuerzas.',
    },
    caregiver: {
      says: ['depende de mi','quien cuida .. yo','quien .. cuida .. soy yo','me toca cuidar','cuido|cuidando|cuidar|atiendo|atender a .. <who>','soy cuidador|cuidadora','cuidador|cuidadora','nadie .. ayuda .. cuidar|cuidarla|cuidarlo|<who>','a cargo de .. <who>','<who> & cuidarla|cuidarlo|cuidado & cansada|cansado|agotada|agotado|sola|solo','cuido|cuidando|cuidar|atiendo|atendiendo & agotada|agotado|cansada|cansado|rendida|rendido|consumida|consumido|doy|puedo|años|cama|sola|solo','cambio|cambiar|cambiarle .. pañal|pañales && abuela|abuelo|mama|papa|madre|padre|suegra|suegro|esposo|esposa|tia|tio','cargar|cargo|levantar|baño|bañar a? mi <who=mama|papa|madre|padre|esposo|esposa|abuela|abuelo|suegra|suegro|marido|tia|tio|hermana|hermano>','depende|dependen de|en mi','hermanos|cuñados .. no|ni .. ayudan|asoman|asoma|vienen','soy|yo .. quien|que|la|el .. cuida|cuido|atiende|baña','querer|necesito|quiero .. descanso|respiro && cuido|pañal|pañales|cuidar','dedico|dedicada|dedicado .. cuidar|cuidado','cuido|atiendo a mi|mis|un|una .. <who>',],
      not: ['dios .. cuide|cuida','cuidate','cuide a mi','niños|hijos ajenos|solo','me cuida','bebe','dios .. cuida',],
      heard: [
        'Cuidas {a who}[, {span}], y a quien cuida casi nadie le pregunta: ¿y tú?',
        'Cuidar a alguien día y noche es un trabajo sin descanso, y ese trabajo lo haces tú[, {span}].',
        'El cuidado {de who} está en tus manos[, {span}]. Cansarse de eso no es falta de amor.',
      ],
      psalms: [
        'El {psalm} habla de un alma que se aquieta y no tiene que demostrarle nada a nadie. Cinco minutos de eso caben detrás de la puerta del baño.',
        'El {psalm} le dice a su propia alma: “vuelve a tu descanso”. Es una orden amable, y vale también para quien cuida.',
      ],
      steps: [
        'Elige una parte del cuidado y pídesela a una persona concreta, con día y hora: “¿te quedas el sábado de dos a cuatro?”.',
        'Pregunta en el centro de salud o en el municipio qué apoyo hay para quien cuida, y di con claridad que lo haces sin ayuda.',
        {
          text: 'Si no hay nadie cerca, llama a servicios sociales y pregunta qué existe para personas cuidadoras.',
          if: ['alone'],
        },
      ],
      wishes: [
        'Que esta semana alguien cuide de ti, aunque sea una tarde.',
        'Que {who} tenga un día tranquilo, para que tú también lo tengas.',
      ],
      also: 'Y cuidar {a who} todos los días también cansa.',
    },
    'healed-thanks': {
      says: ['<who> .. volvio a caminar|hablar','bendito sea .. señor|dios & accidente|operacion|sanacion','<who> .. sano|curado|curada|alta|mejoro|recupero|recuperado|recuperada|salio bien','estoy|fui|quede .. curado|curada|sano|sana|recuperado|recuperada','venci|supere .. cancer|enfermedad','$tests .. salio|salieron bien|negativo|negativos|limpio|limpios|normal|normales|benigno','benigno|remision','dieron de? alta','operacion|cirugia .. salio bien|exito','<who> .. .. recupero|curo|sano|alivio|mejoro|desperto','ya .. recupero|sano|curo|alivio|mejoro|desperto|camina|respira','ya esta|estoy|estamos .. casa & internado|internada|hospital|operacion|uci','despues de .. internado|internada|hospital|hospitalizado|hospitalizada|uci|quimio|cancer & casa|gracias|salio|sano|sana|libre','aqui no hay nada','desaparecio .. tumor|mancha|quiste|nodulo|cancer','sin|libre de|del? cancer|rastro|tumor','toque|toco|tocar .. campana','salio|salieron negativa|negativo|negativos|negativas|limpia|limpio|limpios|bien|perfecto|perfectos .. biopsia|estudios|examenes|analisis|operacion|cirugia|resultados','biopsia|examenes|estudios|analisis|resultados .. salio|salieron|resulto bien|negativa|negativo|negativos|limpia|limpios|benigna','salud devuelta|recuperada','dios|señor me|lo|la|nos sano|curo|levanto|devolvio','me cure|recupere|sane|alivie','salio bien .. operacion|cirugia|<who>','volvio a caminar|hablar|comer|ver|sonreir','agradec*|gracias .. .. sanacion|recuperacion|curacion',],
      not: ['todavia no|aun','quiero que','curarse|recuperarse','pido|para|espero|esperando que|salga|sane','que .. salga|salgan|sane|recupere',],
      heard: [
        '¡Qué buena noticia![ {who} está mejor, y viniste a contarlo.] Me alegro contigo.',
        '¡Qué alegría: después de la espera, la buena noticia[, {ago}]! Felicidades por haber llegado hasta aquí.',
        'Qué alivio leerlo. Una buena noticia de salud merece contarse en voz alta.',
      ],
      psalms: [
        'En el {psalm} alguien dice: “clamé, y me sanaste”. Es corto, y hoy se puede decir completo.',
        'El {psalm} le pide al alma que no olvide ninguno de los bienes. Empieza la lista por este.',
      ],
      steps: [
        'Escribe la fecha de hoy y la buena noticia en un papel y guárdalo en la cartera; en un día difícil querrás leerlo.',
        'Agradécele hoy a una persona que ayudó: la enfermera, la vecina que cocinó, quien manejó. Basta un mensaje.',
        {
          text: 'Cuéntales también a quienes esperaron de lejos; merecen dormir bien esta noche.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que la salud siga firme, y la alegría con ella.',
        'Que la próxima revisión traiga la misma sonrisa.',
      ],
      also: 'Y ¡qué buena noticia la de la salud!',
    },
  },
};
