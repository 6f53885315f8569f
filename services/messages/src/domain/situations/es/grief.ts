import type { grief as plan } from '../plan/loss.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const grief: ThemeTexts<keyof typeof plan> = {
  groups: {
    died: 'murio|fallecio|partio|murieron|fallecieron|descanso',
    death: 'muerte|fallecimiento|partida|duelo|perdida|entierro|velorio|funeral',
    spouse: 'esposo|esposa|marido|mujer|pareja|compañero|compañera|novio|novia|señora',
    pet: 'perro|perra|perrito|perrita|gato|gata|gatito|gatita|mascota|cachorro|loro|conejo|perico|yegua|caballo|conejita|hamster|canario|tortuga|michi|firulais',
    offspring: 'hijo|hija|hijito|hijita|bebe|niño|niña|bebita|hijitos|nene|nena|gemelos|bebes|hijos',
    recent:
      'ayer|hoy|semana|dias|domingo|lunes|martes|miercoles|jueves|viernes|sabado|reciente|recientemente|acaba|acabo|anoche|recien|poco|antier|anteayer|antenoche|madrugada|semanas|apenas',
  },
  situations: {
    grief: {
      says: ['perdi a alguien','duele .. ausencia','dios llamo a mi .. <who>','dios se llevo a .. <who>','<who> .. $died|murió','$died .. mi|mis|nuestro|nuestra <who>','perdi|perdimos a mi|nuestro|nuestra .. <who>','$death de|del .. <who>','se me? murio|fue .. <who>','duelo|luto|viudo|viuda|viudez','silla|lugar vacia|vacio','<who> ya no esta','sin mi <who> & extraño|duele|vida','sin mi|mis <who> & casa|vida|duele|falta|vacio|vacia|lloro|llorar|silencio|nada|muda|navidad','mi|mis|nuestro|nuestra <who> .. .. ya no esta|estan','<who> .. .. fue|fueron|esta|descansa .. cielo|gloria|luz|paz','se fue mi <who>','se nos fue mi|nuestro|nuestra|el|la','no supero|superar|acepto|aceptar|asimilo .. muerte|partida|perdida|ausencia','tumba|cementerio|panteon .. <who>','ausencia de .. <who>','estoy|estamos|familia .. de luto|duelo','duele|pesa|lloro .. partida|ausencia|muerte','hace|hacen|haces|harás falta & $died|cielo|muerte|lloro|partio|muda','difunto|difunta .. <who>','mi|mis <who> .. .. $died','lloro|llorando|llorar .. .. muerte|partida|ausencia',],
      not: ['perdi .. trabajo|empleo|contacto|paciencia','casi se? muere|murio','$pet','perdi el','ya no esta en|enfermo|enferma|internado|internada|conmigo','se nos fue a','fue de la? casa','se fue de|con','murieron todas',],
      heard: [
        'Siento mucho la muerte {de who}[, {ago}].',
        'Siento mucho esta pérdida. Cuando muere alguien querido, hasta la casa suena distinto.',
        'Qué noticia tan triste, la de {who}[, {ago}]. Lo siento.',
      ],
      psalms: [
        'El {psalm} dice que Dios está cerca de los que tienen el corazón roto; no le pide prisa al duelo.',
        'El {psalm} imagina a Dios recogiendo cada lágrima, como quien no quiere que se pierda ninguna.',
      ],
      steps: [
        'Escribe hoy tres líneas sobre un momento con esta persona que no quieres olvidar, y guarda el papel en un lugar seguro.',
        'Cuéntale hoy a alguien una historia suya, por teléfono o por mensaje, tal como salga.',
        'Elige una foto y ponla donde pases todos los días, hasta que llegue la hora de guardarla.',
      ],
      wishes: [
        'Que el recuerdo {de who} venga con algo de paz.',
        'Que haya con quién hablar cuando más falta te haga.',
      ],
      also: 'Y está la muerte de alguien querido, que también se lee en tus palabras; lo siento.',
    },
    'grief-recent': {
      says: ['fallecio|murio .. <who> & esta|ayer|martes|lunes|semana','<who> .. $died & $recent','$died .. <who> & $recent','perdi|perdimos a mi|nuestro|nuestra .. <who> & $recent','acaba|acabo de morir|fallecer|perder .. <who>','<who> .. acaba de morir|fallecer','enterramos|enterre a .. <who>','$died & hace .. dias|semana|semanas|mes|poco & <who>','acabamos|acabo|acaban de perder|enterrar|sepultar|despedir .. <who>','novenario|novena|rosarios & murio|fallecio|alma|perder|descanso|mi|mama|papa','hoy|ayer|anoche|antier|anteayer|lunes|martes|miercoles|jueves|viernes|sabado|domingo .. $died|perdi|perdimos .. <who>','hace <n=$number>|una|pocos|unos|poco dias|semana|semanas & $died|perdi|perdimos|enterramos|enterre','<who> .. .. $died & $recent','hoy|ayer|anoche|antier .. fue|llevo .. <who> & cielo|dios','no puedo|logro creer .. ya no esta',],
      not: ['$pet','hace .. años|año','trabajo|empleo','$number|muchos|tantos|varios años','decada','año pasado','se nos fue a','mañana|hoy|pasado .. enterramos|velamos|sepultamos|entierro|velorio|funeral','sin despedir*',],
      heard: [
        'Siento mucho que {who} haya muerto[ {ago}]. Todo es tan reciente, y no hay una manera correcta de pasar estos días.',
        'Qué pérdida tan grande, y tan cerca todavía. Lo siento de verdad.',
        '{who} murió[ {ago}], y te sentaste a escribirlo. Lo siento mucho.',
      ],
      psalms: [
        'El {psalm} dice que Dios está cerca de quien tiene el corazón partido. Cerca, y sin apuro.',
        'En el {psalm} alguien le dice a Dios, sin adornos, que los ojos y el cuerpo se le gastan de tristeza. Es una oración permitida en días así.',
      ],
      steps: [
        'Deja que otra persona se encargue hoy de una sola cosa: la comida, una llamada, un papel. Di cuál, para que sepa cómo ayudar.',
        {
          text: 'Escríbele a alguien que también conocía a esta persona y pídele un recuerdo. De lejos también sirve.',
          if: ['far'],
        },
        'Los trámites y la ropa pueden esperar. Por hoy basta con comer algo y dormir donde haya compañía, si se puede.',
      ],
      wishes: [
        'Que estos primeros días traigan gente que sepa estar en silencio a tu lado.',
        'Que la noche de hoy sea un poco menos larga.',
      ],
      also: 'Y la muerte {de who}[ {ago}] está en todo esto; lo siento.',
    },
    'grief-years': {
      says: ['años sin .. <who>','todavia|aun lo|la lloro|extraño','lo|la extraño','<who> .. $died & años|año|aniversario|pandemia','$died .. <who> & años|año|aniversario','años|año de|sin|que .. $died|<who>','aniversario de|luctuoso .. $death|<who>','extraño|extrañando|extrañamos a? mi|mucho|tanto|todavia .. <who>','me hace falta .. <who>','primera navidad|cumpleaños|año sin .. <who>','cumpliria|hubiera|habria .. años|cumplido','perdi a .. <who> && años|niño|niña|chico|chica','hace .. años|decada|decadas|año & $died|fuiste|perdi|falta','decada|decadas|años .. que .. $died|fue|falta','cumplen|cumple|cumplieron|cumplio .. años|año .. $died|sin|muerte|partida','años|año sin mi|mis|ella|el','llevo .. años|decadas sin mi|mis .. <who>','tiempo .. cura|sana & $died|años|madre|padre|mama|papa|hijo','sigo|todavia|aun extrañando|extraño|llorando|lloro|poniendo|esperando .. <who>','nunca .. deja|deje|dejare|dejado .. extrañar|echar|llorar','aniversario luctuoso','cabo de año','echo|echando de menos .. <who>','oir|escuchar .. voz otra|una vez','extraño|extrañando|extrañar .. .. <who> & $died|cielo|años',],
      not: ['sin tratar|hablar','prueba','rayitas','$pet','lejos|vive|viajo|extranjero|novio|novia|ex|migro','vuelva|regrese conmigo','vuelva conmigo','amor de mi vida','pelea|pelead*|terreno|herencia|cruzamos','vuelva','nunca con pareja','no trabajo','frontera|norte|pais',],
      heard: [
        'Sigues extrañando a {who}, y el tiempo que pasó[, {ago},] no achica el hueco. Lo siento.',
        'Hay ausencias que no caducan. La {de who} es así; siento que no esté.',
        'Siento esta ausencia que continúa. El calendario camina, y hay fechas que lo traen todo de vuelta.',
      ],
      psalms: [
        'En el {psalm} alguien dice que las lágrimas fueron su pan de día y de noche, y nadie en la Biblia lo manda callar.',
        'El {psalm} conoce noches de llanto, y conoce mañanas que llegan; no dice cuándo.',
      ],
      steps: [
        'Haz hoy una cosa a su manera: la receta, la canción, la forma de poner la mesa. Así la ausencia tiene un lugar.',
        'Escríbele una carta corta a quien partió y cuéntale qué ha pasado desde entonces. No tiene que ir a ninguna parte.',
        {
          text: 'Apunta en el calendario una llamada para la próxima fecha difícil[ ({when})], con alguien que también extraña.',
          unless: ['alone'],
        },
      ],
      wishes: [
        'Que el recuerdo {de who} venga hoy por su lado más luminoso.',
        'Que la ausencia tenga una silla, sin quedarse con toda la sala.',
      ],
      also: 'Y la ausencia {de who} atraviesa todo esto.',
    },
    'grief-spouse': {
      says: ['mi <who=$spouse> .. $died','$died mi <who=$spouse>','perdi a mi <who=$spouse>','$death de mi <who=$spouse>','viuda|viudo|viudez|enviude','enterre|enterramos|sepulte|sepultamos a? mi .. <who=$spouse>','compañero|compañera de vida & $died|enterre|lloro|perdi','dios|señor .. llamo|llevo a mi .. .. <who=$spouse>','mi <who=$spouse> .. fue|esta|descansa .. cielo|gloria|paz','en paz descanse|gloria & <who=$spouse>','quede|soy|vivo|me_quede viuda|viudo','mi difunto|difunta <who=$spouse>','sin mi <who=$spouse> & $died|cama|años|casados','se me? fue|murio mi <who=$spouse> & $died|cielo|dios|velorio',],
      not: ['me dejo|engaño|separ*|divorci*|otra|otro','propone|proponen|propuso','viudo|viuda no','mi <who> .. .. viuda|viudo','abandonado|abandonada',],
      heard: [
        'Mi pésame por {who}[, {ago}]. Cuando falta quien compartía la casa, hasta las horas suenan distinto.',
        'Lo siento. Perder a quien caminaba al lado cambia el paso de todo, y nadie lo aprende de un día para otro.',
        'Qué vacío tan grande, el {de who}[, {ago}]. Lo siento mucho.',
      ],
      psalms: [
        'El {psalm} llama a Dios defensor de viudas y huérfanos, y dice que da un hogar a quien vive sin compañía.',
        'El {psalm} habla de un Dios que venda heridas, como quien se sienta al borde de la cama.',
      ],
      steps: [
        'Elige la hora más difícil del día, quizá la cena, y acuerda hoy con alguien una llamada justo a esa hora.',
        'Hay una tarea que siempre era suya: las cuentas, el carro, el patio. Pídele a una persona que la haga contigo una vez esta semana.',
        'Por ahora, deja sus cosas donde están. Un cajón, un día, cuando quieras y no antes.',
      ],
      wishes: [
        'Que las noches se acorten, y que haya una voz del otro lado.',
        'Que el amor que hubo entre ustedes siga siendo tuyo.',
      ],
      also: 'Y está la falta {de who}, en la casa y en todo; lo siento.',
    },
    'grief-child': {
      says: ['sepultamos|enterramos a nuestra|nuestro|mi hija|hijo','mi|nuestro|nuestra|mis <who=$offspring> .. $died','$died mi|nuestro|nuestra <who=$offspring>','perdi|perdimos a mi|nuestro|nuestra <who=$offspring>','$death de mi|nuestro|nuestra <who=$offspring>','enterrar|enterre|enterramos a? .. <who=$offspring>','mi|nuestro|nuestra|mis <who=$offspring> .. .. fue|fueron|esta|llevo .. cielo|dios|señor|gloria|angel','vivio .. dias|meses|horas|minutos & bebe|hijo|hija|brazos|nena|nene','brazos .. vacios','enterrar a un|una|tu|su hijo|hija','cuantos hijos','angelito|angel .. cielo & hijo|hija|bebe|mi','dios|señor .. llevo|llamo .. mi|nuestro|nuestra .. <who=$offspring>','sin mi <who=$offspring> & murio|cuarto|fallecio|muerte','mi|nuestro|nuestra <who=$offspring> .. .. $died',],
      not: ['embarazo|aborto|semanas|vientre|gestacion','custodia|contacto','casi','mi <who=$offspring> .. perdio','casi se','grito|llamo .. llevo',],
      heard: [
        'Siento muchísimo la muerte {de who}[, {ago}]. No hay palabras de ese tamaño, y estas no van a fingirlo.',
        'Perder a {who} es un dolor que no tiene medida. Lo siento, de verdad.',
        'Lo siento. Ninguna madre ni ningún padre debería tener que escribir lo que escribiste.',
      ],
      psalms: [
        'El {psalm} imagina a Dios juntando cada lágrima y llevando la cuenta. Ninguna de las tuyas está de más.',
        'El {psalm} empieza con “¿hasta cuándo, Señor?”, y la Biblia guarda esa pregunta sin corregir a quien la hizo.',
      ],
      steps: [
        'Di hoy su nombre en voz alta delante de alguien que también lo ame. Oír el nombre es parte del cuidado.',
        'Busca un grupo de madres y padres que perdieron hijos; muchos hospitales y parroquias conocen alguno. Hoy basta con preguntar.',
        'Guarda tres cosas suyas en una caja. Ábrela cuando quieras, ciérrala cuando haga falta.',
      ],
      wishes: [
        'Que haya a tu lado gente que no le tenga miedo a este dolor.',
        'Que el nombre {de who} se siga diciendo con amor.',
      ],
      also: 'Y está la muerte {de who}, más grande que todo lo demás; lo siento.',
    },
    'grief-pregnancy': {
      says: ['embarazo que se detiene','meses|semanas de gestacion & perdimos|perdi','la perdimos & gestacion|panza|vientre|embarazo','perdi|perdimos .. bebe|embarazo & semanas|meses|embarazo|embarazada|vientre','perdi|perdimos a? mi|el|nuestro|un bebe|embarazo','aborto espontaneo|natural|retenido','tuve|sufri .. aborto|perdida','nacio muerto|muerta|sin vida','sin latido|latidos','su corazon|corazoncito .. dejo|latir|late','legrado','perdi|perdimos al|el|mi|nuestro bebe|bebito|embarazo','embarazo ectopico|anembrionico|detenido','aborto|aborte','se detuvo .. corazon|embarazo|corazoncito','no .. latia|latido|latidos','nunca .. conoci|conocimos|abrace|cargue & bebe|vientre','vientre .. vacio','cuna|cunita|ropita & perdi|vacia|perdimos','perdi|perdimos .. gemelos|gemelas|mellizos','semanas & perdi|perdimos|legrado|aborto','mi bebe .. no nacio|llego .. nacer','segundo|tercer|cuarto aborto|perdida',],
      not: ['miedo de|a perder','me hice|provoque','ya perdi uno|una|otro|dos','voy en .. mes|semana','perdi .. trabajo|empleo','mi bebe vivio',],
      heard: [
        'Siento mucho lo de tu bebé[, {ago}]. Quien era esperado ya era amado, por temprano que fuera.',
        'Lo siento. Un embarazo que termina así[, {ago},] se lleva un futuro entero que ya había empezado.',
        'Qué pérdida tan triste[, {ago}]. Lo siento por tu bebé y por todo lo que ya se preparaba.',
      ],
      psalms: [
        'El {psalm} dice que Dios teje una vida en el vientre y ahí la conoce. A tu bebé también.',
        'El {psalm} dice que Dios se queda junto a los de corazón roto, también cuando casi nadie lo supo.',
      ],
      steps: [
        'Dale un lugar a tu bebé: un nombre, una fecha escrita, una flor. Una pérdida con lugar duele menos a escondidas.',
        'Llama a tu centro de salud y pide una cita después de la pérdida; el cuerpo también necesita cuidado.',
        {
          text: 'Cuéntale a una persona, por mensaje, qué pasó y qué no quieres escuchar. Eso ayuda a quien quiere ayudar.',
          unless: ['secret'],
        },
      ],
      wishes: [
        'Que nadie le ponga prisa a este duelo.',
        'Que haya brazos para ti, donde los tuyos quedaron vacíos.',
      ],
      also: 'Y está el bebé que se perdió; lo siento mucho.',
    },
    'grief-pet': {
      says: ['fallecio .. <who=$pet>','mi fiel <who=$pet>','<who=$pet> .. $died|muerto|muerta|dormir|sacrificar|eutanasia|atropellaron|envenenaron','$died mi|nuestro|nuestra <who=$pet>','perdi|perdimos a? mi|nuestro|nuestra <who=$pet>','extraño .. mi|a <who=$pet>','arcoiris|eutanasia & <who=$pet>','murio|muerte & <who=$pet>','se me murio .. <who=$pet>','dormir|dormirlo|dormirla|dormimos|inyeccion|sacrificarlo|sacrificarla|sacrificar|eutanasia & <who=$pet>','no sobrevivio & <who=$pet>','atropellaron|atropello|envenenaron & <who=$pet> & $died|no|vivio|muerto','enterramos|enterre|entierro & perro|gato|perros|gatos|rocky|mascota|cola','moviendo la cola|colita','sin mi <who=$pet>','mi|nuestro|nuestra <who=$pet> .. .. fue|partio|ya_no_esta|no_aguanto|viejita|cielo','perros|mascotas|gatos .. cielo',],
      not: ['se escapo|perdio|extravio','novia|novio|gente|llevo',],
      heard: [
        'Qué pena, {who}[, {ago}]; lo siento mucho. Cuando falta quien te esperaba en la puerta, la casa queda muy callada.',
        'Qué tristeza, perder así a {who}[, {ago}]. Quien ha vivido con un animal sabe que esto es duelo de verdad.',
        'Lo siento. Una compañía de todos los días hace falta en cada rincón.',
      ],
      psalms: [
        'El {psalm} dice que la ternura de Dios alcanza a todo lo que hizo. Ahí caben los animales que amamos.',
        'El {psalm} dice que Dios cuida a personas y animales por igual. El tuyo estaba dentro de ese cuidado.',
      ],
      steps: [
        'Mándale la mejor foto {de who} a alguien que también le tenía cariño, con la travesura más grande que hizo.',
        'Guarda en un solo lugar el collar, el plato o el juguete, y deja lo demás para otro día.',
        {
          text: 'Si hay niños en casa, usa hoy la palabra sencilla: murió. Los niños entienden más con palabras claras.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que la alegría que trajo {who} dure más que la pena.',
        'Que nadie diga cerca de ti que era solo un animal.',
      ],
      also: 'Y {who} hace falta; siento también esa pérdida.',
    },
    'grief-dying': {
      says: ['semanas|meses|dias de vida','le dieron pocas|pocos','<who> .. muriendo|paliativo|paliativos|terminal|agonizando|desahuciado|desahuciada|desahuciaron','<who> & paliativo|paliativos|terminal|desahuciado|desahuciada|desahuciaron|agonia','medicos|doctores|doctor .. nada|mas .. hacer','despedirme|despedirnos|despedida .. <who>','<who> .. pocos|ultimos|poco dias|meses|horas|tiempo','<who> .. yendo|apagando','uncion|extremauncion|oleos','respira cada vez','le queda|quedan poco|pocos|dias|horas|semanas|meses|pocas','se me|nos esta yendo|muriendo|apagando','cuidados paliativos','desahuci*','no hay|queda nada .. hacer & medico|medicos|doctor|doctores|medicina','ultimos dias|momentos|horas|suspiros','agoni*','etapa|fase|enfermedad|cancer terminal','desconectar|desconectarlo|desconectarla','prepararnos|prepare|preparen .. peor','no le dan|daran|dieron .. tiempo|meses|esperanza|esperanzas','se quede o se','se lo|la lleve|descanse|sufra & <who>|dios','mi <who> .. .. muriendo|despidiendo|apagando|yendo',],
      not: ['$died','muriendo de risa|ganas|hambre','aeropuerto','se nos fue a',],
      heard: [
        'Lo siento mucho. Acompañar a {who} en estos días es un amor que no sale corriendo.',
        'A los médicos ya les queda poco por hacer con {who}, y aun así queda mucho que dar: la mano, la voz, estar. Siento que sea ahora.',
        'Lo siento. Estar junto a alguien que se despide de la vida es de lo más difícil que hay, y de lo más verdadero.',
      ],
      psalms: [
        'El {psalm} habla de un valle oscuro en el que nadie camina sin compañía. Se puede leer bajito, junto a la cama.',
        'El {psalm} dice que el cuerpo y el corazón pueden fallar, y que Dios sigue siendo el suelo. Sirve para quien está en la cama y para quien la cuida.',
      ],
      steps: [
        {
          text: 'Di hoy una de estas frases, la que sea verdad: “gracias”, “perdóname”, “todo está perdonado”, “te quiero”. No hacen falta todas.',
          unless: ['far'],
        },
        {
          text: 'Graba hoy un audio corto: un recuerdo y un “te quiero”. Alguien que esté allá puede ponérselo al oído.',
          if: ['far'],
        },
        'Pregunta al equipo que atiende: ¿qué alivia el dolor ahora, y a quién llamamos de madrugada? Pega las respuestas en un lugar visible.',
      ],
      wishes: [
        'Que haya paz en el cuarto {de who}, y alguien que también cuide de ti.',
        'Que las palabras que importan encuentren su hora.',
      ],
      also: 'Y {who} se está despidiendo de la vida; lo siento.',
    },
    'grief-funeral': {
      says: ['cuerpo presente','cementerio & pasado|mañana|hoy|jueves|viernes','entierro|velorio|funeral|sepelio|cremacion|misa .. hoy|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|tarde','hoy|mañana .. entierro|velorio|funeral|sepelio|enterramos|enterrar|velamos|sepultamos','entierro|velorio|funeral|sepelio de|del .. <who>','enterrar|velar|sepultar a .. <who>','enterramos|enterrar|entierran|enterraremos|sepultar|sepultamos|velar|velando|velamos|cremar|cremamos|despedir|despediremos|despedimos & mañana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo|tarde|panteon|cementerio','velando|velamos a? .. <who>','funeraria','panteon|cementerio & hoy|mañana|salimos|vamos|pasado','entierro|velorio|funeral|sepelio es|sera','sepelio','voy|vamos|ir|asistir|tengo|debo .. entierro|velorio|funeral|sepelio','cajon|ataud|feretro','mañana|hoy|pasado .. enterramos|enterrar|entierran|sepultamos|velamos|despedimos|despediremos .. <who>','entierro|velorio|funeral|sepelio .. .. <who>',],
      not: ['fue hace','hace .. años|meses','salmo se',],
      heard: [
        'Lo siento. La despedida {de who} es[ {when}], y decir adiós delante de todos pide mucha fuerza.',
        'Siento mucho que tengas que despedir a {who}.[ {day} es el día.]',
        'Lo siento. Los días de velorio y entierro pasan como entre niebla; no hay que hacer nada perfecto en ellos.',
      ],
      psalms: [
        'El {psalm} acompaña entierros desde hace siglos: ni en el valle más oscuro se camina sin nadie. Se puede leer ahí en voz alta.',
        'El {psalm} cabe en una despedida porque promete poco: Dios está cerca del corazón quebrado.',
      ],
      steps: [
        'Elige a una persona que esté cerca de ti ese día y díselo hoy: “quédate conmigo, y llévame a casa cuando te lo pida”.',
        {
          text: 'Si no puedes ir, enciende una vela a la misma hora y lee el Salmo; avísale a la familia que lo harás.',
          if: ['far'],
        },
        'Escribe en un papelito una frase de despedida y llévala en el bolsillo. Puede leerse, o solo ir contigo.',
      ],
      wishes: [
        'Que en la despedida[ {when}] haya más abrazos que palabras.',
        'Que después llegue el descanso, sin culpa.',
      ],
      also: 'Y[ {when}] es la despedida {de who}; lo siento.',
    },
  },
};
