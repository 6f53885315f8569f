import type { expecting as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const expecting: ThemeTexts<keyof typeof plan> = {
  groups: {
    newborn: 'bebe|hijo|hija|hijito|hijita|niño|niña|gemelos|gemelas|mellizos|bebita|nene|nena',
    grand:
      'nieto|nieta|nietecito|nietecita|nietito|nietita|bisnieto|bisnieta|sobrino|sobrina|sobrinito|sobrinita|ahijado|ahijada',
    born: 'nacio|nacieron|nacimiento|llego|llegaron',
  },
  situations: {
    'pregnant-worry': {
      says: ['sangrando','dara|dar a luz & miedo|aterrado|atravesado|asusta|riesgo','asusta el parto','semanas & sangr*|embarazo & miedo','primeriza','embarazada|embarazo|encinta & miedo|preocupada|riesgo|sangrado|nerviosa|parto|angustia|temor|perderlo|amenaza','embarazo de? alto riesgo','miedo .. parto|cesarea|perder .. bebe','miedo al|del parto','mi <who=esposa|mujer|hija|hermana|nuera|amiga|pareja|novia> .. embarazada & riesgo|miedo|sangrado|salga|bien|preocup*','ecografia|ultrasonido & bebe & miedo|preocup*|problema','ultrasonido|ecografia|eco & bebe|panza|corazoncito|semanas|especialista|doctor|vio','panza|barriga|vientre & miedo|cuida|sanito|sanita|nazca|proteg*|dios|hablo','nazca|nace|nacer|venga|llegue .. sanito|sanita|sano|sana|bien & bebe|hijo|hija|parto|señor|embarazo|semanas','placenta|contracciones|preeclampsia|preclampsia & bebe|semanas|embarazo|parto|reposo','voy en .. mes|semana|semanas & dolor*|miedo|sangr*|cuid*|paraliza','ya perdi uno|una|otro|dos|un & ahora|mes|semanas|embarazada|embarazo','embarazada|embarazo|encinta & cuida|complicado|complicaciones|reposo|presion|diabetes|asustada|asustado|sano|sana|sanito|bien|sola|lagrimas|llore','cesarea|parto & miedo|nervios|nerviosa|temor|asusta|panico','mi bebe .. nazca|venga|llegue','amenaza de aborto|parto','parto prematuro','sangrado & semanas|meses|bebe|embarazo',],
      not: ['perdi|perdimos','quiero|no puedo|intentando|logro quedar','nacio','estamos|estoy felices|feliz|contenta|contentos','nacio|nacieron','escuchamos','terminal','ya .. en brazos','tuve|sufri .. aborto',],
      heard: [
        'Un embarazo con miedo al lado[, y {day} por delante]: cada día se cuenta distinto.',
        'Esperar un bebé[ para {day}] y temer por él ya es estar cuidándolo.',
        'Viene un bebé en camino, y con él una preocupación que no suelta.',
      ],
      psalms: [
        'El {psalm} dice que Dios teje la vida en el vientre. Donde nadie más alcanza, ya hay cuidado.',
        'El {psalm} pide que Dios guarde a quien sale y a quien llega. Le queda bien a un parto.',
      ],
      steps: [
        'Escribe ahora lo que asusta, en frases cortas, y llévalo al control; pregunta qué señales piden ir de inmediato y cuáles pueden esperar.',
        'Con sangrado, dolor fuerte o menos movimientos, hay que ir hoy a la maternidad; la cita no se espera.',
        {
          text: 'Dejen hoy resuelto quién maneja y quién se queda con los otros niños, con los teléfonos en el refrigerador.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que los meses que faltan sean tranquilos y el bebé llegue bien.',
        'Que el próximo control[ {when}] muestre un corazón fuerte.',
      ],
      also: 'Y está el embarazo, con sus cuidados.',
    },
    'birth-child': {
      says: ['nacieron mis','llego nuestra|nuestro','soy papa|mama por primera','papa|mama por primera vez','$born mi|nuestro|nuestra|mis .. <who=$newborn>','mi|nuestro|nuestra <who=$newborn> $born','soy|somos|me converti|ya en? mama|papa|padres|madre|padre & primera|ayer|hoy|semana|feliz|bebe','di a luz','acabo de|ser ser? mama|papa|madre|padre','padres primerizos|por primera','nacio|llego|nacieron & parto|papa|mama|kilos|pulmones|sanito|sanita|sano|gramos|esposa|3|primogenito|primogenita|cesarea','parto & nacio|brazos|natural|salio','tengo|tenemos|cargo|cargando .. princesa|bebe|hijo|hija|principe|niña|niño .. brazos','en mis? brazos|pecho & bebe|mama|papa|nacio|hijo|hija|princesa|parto','me converti en mama|papa|madre|padre','nacio sanito|sanita|sano|sana|bien','soy|somos papa|mama|papas|padres & nacio|ayer|hoy|bebe|fin|feliz|felices|primeriz*','ya nacio','bienvenid* .. mi|nuestro|nuestra .. <who=$newborn>',],
      not: ['$grand','muerto|sin vida|prematuro|incubadora','hace .. años','desde que nacio','enfermo|enferma','perdimos|perdi|vivio','cardiopatia|soplo','sobrino|sobrina|nieto|nieta|ahijado|ahijada|hermanito','pastillas','cuando nacio',],
      heard: [
        '¡Felicidades por la llegada {de who}[, {ago}]! Qué lindo leer esto.',
        '¡Nació! Felicidades por la vida nueva que llegó a tu casa[ {ago}].',
        'Qué alegría: ¡{who} ya está aquí[, {ago}]! Felicidades.',
      ],
      psalms: [
        'El {psalm} llama a los hijos un regalo puesto en nuestras manos. Hoy el regalo tiene peso y voz.',
        'El {psalm} habla de Dios presente desde el regazo de la madre, antes de cualquier palabra. Buen primer Salmo para leer junto a la cuna.',
      ],
      steps: [
        'Escribe hoy, antes de que el sueño lo borre, tres cosas del primer día: la hora, quién estaba, lo primero que se dijo.',
        'Acepta la primera ayuda que ofrezcan, por pequeña que sea: “sí, tráenos la comida”.',
        {
          text: 'Mándales a los que están lejos diez segundos de su respiración. No hace falta más.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que en tu casa haya salud, leche y paciencia.',
        'Que {who} crezca entre gente que canta para dormir.',
      ],
      also: 'Y ¡felicidades por el nacimiento!',
    },
    'birth-grandchild': {
      says: ['mi <who=hermana|hermano|hija|hijo|amiga> tuvo a? su bebe','tio|tia mas feliz','ahijadito|ahijadita','llego al mundo','$born mi|nuestro|nuestra|mis .. <who=$grand>','mi|nuestro|nuestra <who=$grand> .. $born','soy|somos|me converti|hicieron|ya en? abuela|abuelo|abuelos|tia|tio|bisabuela|bisabuelo|abuelita','abuela|abuelo|tia|tio .. por primera vez','mi primer|primera <who=$grand>','mi <who=hija|hijo|hermana|hermano|amiga> .. dio a luz|tuvo .. bebe|niña|niño','nacio|nacieron|llego & nieto|nieta|nietecito|nietecita|nietito|nietita|sobrino|sobrina|sobrinito|sobrinita|bisnieto|bisnieta|ahijado|ahijada|ahijadito','cargar|cargue|cargo .. primer|primera .. <who=$grand>','<who=$grand> numero','mi <who=prima|comadre|nuera|cuñada|sobrina|hermana|hija|amiga> .. dio|tuvo|dieron .. bebe|luz|niño|niña|gemelos|bebito|bebita','ya|hoy|ayer|fin soy|somos abuela|abuelo|abuelos|tia|tio|bisabuela','primer|primera bisnieto|bisnieta|nieto|nieta|sobrino|sobrina & nacio|llego|brazos|cargar|conocer|feliz',],
      not: ['prematuro|prematura|incubadora|enfermo|enferma|hospital','no .. dejan|veo ver','cardiopatia|soplo','fotos que',],
      heard: [
        '¡Felicidades! {who} nació[ {ago}], y la familia creció.',
        '¡Qué noticia tan linda, la llegada {de who}[, {ago}]! Felicidades a todos.',
        '¡Felicidades por esta criatura nueva en la familia[, {ago}]!',
      ],
      psalms: [
        'El {psalm} le desea a alguien una bendición muy concreta: ver a los hijos de sus hijos. Hoy tú la viste.',
        'El {psalm} dice que una generación le cuenta a la otra las cosas buenas de Dios. Ahora empieza tu turno de contar.',
      ],
      steps: [
        'Escribe una carta corta para que la lea a los quince años: qué pasó el día en que nació y quién lloró primero.',
        {
          text: 'De lejos, acuerda con los papás una videollamada corta por semana, siempre a la misma hora, para que tu voz se le haga conocida pronto.',
          if: ['far'],
        },
        {
          text: 'Llévales a los papás una comida lista, y quédate solo lo que dura cargar al bebé y lavar los platos.',
          unless: ['far', 'no-money'],
        },
      ],
      wishes: [
        'Que {who} crezca con salud y conozca tu voz.',
        'Que la alegría de este nacimiento recorra a toda la familia.',
      ],
      also: 'Y ¡felicidades por la criatura que llegó a la familia!',
    },
  },
};
