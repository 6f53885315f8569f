import type { ThemeWords } from './theme-words.ts';

export const es: ThemeWords = {
  groups: {
    kin:
      'madre|mama|mami|padre|papa|papi|abuela|abuelo|abuelita|abuelito|esposo|esposa|marido|mujer|' +
      'hermano|hermana|hijo|hija|hijito|hijita|bebe|tio|tia|primo|prima|amigo|amiga|novio|novia|' +
      'sobrino|sobrina|nieto|nieta|perro|perra|perrito|gato|gata|padrino|madrina|suegro|suegra|el|' +
      'ella|padres|mascota',
    child:
      'hijo|hija|hijos|hijas|hijito|hijita|nino|nina|ninos|ninas|bebe|nieto|nieta|nietos|' +
      'adolescente|muchacho|muchacha|chiquito|chiquita',
  },
  themes: {
    grief: {
      sure: [
        '$kin .. murio|fallecio|murieron|fallecid*|muert*|enterr*',
        'murio|fallecio mi|nuestro|nuestra|el|la $kin',
        'muerte|fallecimiento|velorio|entierro|tumba|partida de|del mi|un|una|nuestro? $kin',
        'perdi|perdimos a? mi|nuestro|nuestra mejor|querido|querida? $kin',
        'duelo|luto|viud*|huerfan*|velorio|entierro|funeral|cementerio|sepel*',
        'aborto espontaneo',
        'perdi|perdimos .. bebe|embarazo',
        'se nos? murio',
        'partio|fue .. pronto|cielo|dios|temprano',
        'fallecio|fallecimiento',
      ],
      hint: ['murio|muerte', 'ausencia'],
    },
    illness: {
      sure: [
        'cancer|tumor|quimio*|radioterapia|leucemia|dialisis|diabetes|alzheimer|demencia|parkinson|' +
          'derrame|ictus|infarto|biopsia|diagnostic*|cirugia|cirugias|operacion|operar|operan|operaron|' +
          'hospital|hospitaliz*|internad*|uci|trasplante|lupus|epileps*|covid|neumonia|dengue|' +
          'infeccion|esclerosis|fibromialgia|artritis|enferm*|metastasis|quiste',
        'dolor|dolores cronic*|de|en|fuert*',
        'resultado* .. examen|examenes|biopsia|analisis|estudios',
        'analisis .. resultado*|sangre|medic*',
        'depresion|bipolar|esquizofrenia',
        'problema* de|del|en salud|corazon|rinon|columna|pulmon*',
      ],
      hint: [
        'salud',
        'cura|sanar|sanacion',
        'medico*|doctor*|medicina*|tratamiento',
        'dolor|dolores|sintoma*',
      ],
    },
    heartbreak: {
      sure: [
        'divorci*|separacion|separe|separamos|separ*|ruptura|traicion|infiel|infidelidad|cuernos|' +
          'adulterio|desamor',
        'me dejo|abandono|engaño|traiciono',
        'perdi|perder .. por otra|otro',
        'engaño con',
        'termino|terminamos|termine|acabo|rompio|rompimos .. conmigo|novi*|matrimonio|relacion|' +
          'compromiso|nosotros',
        'matrimonio|noviazgo|relacion .. acab*|crisis|fin|termin*|frio|derrumb*|mal|rot*|destru*',
        'corazon .. roto|partido|destrozado|rompieron',
        'rompieron|rompio .. corazon',
        'marido|esposa|esposo|mujer|novio|novia|pareja|prometid* .. fue|dejo|otra|otro|engañ*|infiel|' +
          'ama|termino',
        'mi|superar|olvidar ex',
        'terminamos|cortamos',
        'no me ama|quiere',
        'amor no correspondido',
      ],
      hint: ['mi ex', 'celos'],
    },
    child: {
      sure: [
        'mi|mis|nuestro|nuestra|nuestros .. $child .. bullying|acoso|escuela|colegio|drog*|autis*|' +
          'tdah|rebeld*|notas|sufre*|trist*|miedo|camino|caminos|habla|obedec*|amigos|celular|cuarto|' +
          'preso|carcel|perdid*|problema*|ansios*|dificil|lejos|sol*|agresiv*|iglesia|estudi*|come|' +
          'duerme|prematur*|juegos|videojuegos|llora|mal|fue|molestan|clases',
        'preocup* .. $child',
        'oracion|oren|ore|pido|pedir .. por mi|mis $child',
        'ser|soy|como una|un? buena|buen|mala|mal|madre|padre madre|padre|mama|papa',
        'madre|padre|mama soltera|soltero',
        'criar|criando|educar|educando .. $child|sola|solo',
        'prematur*|recien nacido',
        'miedo .. .. $child',
      ],
      hint: ['mi|mis|nuestro $child', 'maternidad|paternidad|crianza'],
    },
    addiction: {
      sure: [
        'adiccion|adicciones|adict*|vicio|vicios|alcohol*|cocaina|crack|marihuana|drogas|drogadict*|' +
          'dependencia|recaida|recaidas|recai|recaer|pornografia|apuestas|casino|ludopat*|' +
          'rehabilitacion|tragamonedas',
        'dejar|parar|salir|librarme .. de? beber|tomar|fumar|cigarro|bebida|juego|alcohol|drogas|' +
          'apostar|jugar|vicio',
        'bebe|bebo|toma|tomo|bebiendo|tomando .. mucho|demasiado|todos|diario|siempre|escondid*|' +
          'alcohol|borrach*',
        'apuest*|apost* .. dinero|todo|sueldo|linea|juego',
        'no puedo|logro parar|dejar de comer|jugar|comprar|beber|fumar',
        'borracho|borracha|borrachera*',
      ],
      hint: ['bebida|beber|tomar|toma', 'cigarr*|fumar|fumo', 'juego|juegos'],
    },
    guilt: {
      sure: [
        'culpa|culpable|culpas|remordimiento*|arrepent*|arrepient*|vergüenza|avergonz*|averguenz*|' +
          'peque|pecador*',
        'perdonarme|perdono a mi',
        'perdonarme',
        'dios .. me perdon*|perdonara|perdone',
        'perdon de dios',
        'hice .. mal|malo|terrible|horrible|daño',
        'yo menti|robe|engañe|falle',
        'fui infiel',
        'engañe|menti|lastime|falle .. a|mi|le|les',
        'aborte',
        'me equivoque',
      ],
      hint: ['pecado*', 'error|errores|equivoq*'],
    },
    loneliness: {
      sure: [
        'soledad|solitari*|aislad*|aislamiento|abandonad*|rechazad*|invisible|excluid*',
        'siento|estoy|vivo|tan|muy|me|como|siempre|completamente|quede muy|tan|siempre? sola|solo',
        'no|sin|ningun tengo? amigos|amigas|amigo|nadie|amistades|compañia',
        'nadie .. importa|entiende|visita|acuerda|acordo|llamo|habla|busca|llama|escucha|nota|vino|' +
          'quiere|invita|escribe',
        'no tengo a? nadie|amigos',
        'con quien hablar|conversar|contar|compartir',
        'encontrar|encuentro|sin|sigo .. pareja|alguien|solter*',
      ],
      hint: ['extrañ*', 'sola|solo', 'solter*', 'mude|mudamos'],
    },
    family: {
      sure: [
        'herencia|conflicto*|pleito*',
        'pele*|discut*|discus*|conflicto*|pelea* .. madre|mama|padre|papa|padres|hermano|hermana|' +
          'hermanos|familia|casa|suegra|cuñad*|parientes|marido|esposa|esposo|mujer|hijos',
        'madre|mama|padre|papa|padres|hermano|hermana|hermanos|familia|suegra|suegro|cuñad*|' +
          'parientes|marido|esposo|esposa .. pele*|discut*|habla|hablan|hablamos|perdon*|odia|dividid*|' +
          'desunid*|separ*|acept*|rechaz*|critic*|control*|mete|minti*|toxic*|entiend*|rot*',
        'perdonar|perdono .. madre|padre|mama|papa|hermano|hermana|padres|familia|suegra',
        'suegra|cuñad*|nuera|yerno',
        'mis padres .. separ*|pele*|divorc*',
        'familia .. dividid*|paz|destru*|restaur*|union|unid*|rot*|armonia|guerra|crisis',
        'no nos? llevamos|llevo bien',
        'ambiente|guerra|peleas|paz en casa|la',
      ],
      hint: ['familia|parientes .. problema*|dificil', 'en casa', 'pele*'],
    },
    work: {
      sure: [
        'empleo|empleos|desemple*|despid*|despido|echaron|sueldo|salario|alquiler|renta|deuda|deudas|' +
          'endeudad*|hipoteca|cuentas|facturas|economic*|finanzas|financier*|prestamo|prestamos|' +
          'quiebra|quebro|jefe|jefa|ascenso|cobradores|desalojo|empresa|negocio|paro|jubilacion|pension',
        'me|nos quede|quedo|quedamos sin trabajo|empleo|dinero|nada',
        'sin|falta|poco|problema*|preocup*|necesit*|alcanza .. dinero|plata|trabajo|ingresos|lana',
        'dinero|plata .. falta|poco|alcanza|acab*|problema*|no',
        'no alcanza|llego a fin|para|el|la|de',
        'fin de mes',
        'pagar .. cuentas|renta|alquiler|luz|deudas|colegio|facturas|casa|hipoteca',
        'encontrar|encuentro|conseguir|consigo|busc* .. empleo|trabajo|chamba|laburo',
        'trabajo .. estres*|demasiado|explot*|presion*|odio|acos*|malo|infeliz|pesado|mucho|toxic*|renunciar',
        'odio|perdi|perdio|mi|cambiar|ambiente .. trabajo|chamba|laburo',
        'entrevista de? trabajo|empleo',
        'renunciar',
      ],
      hint: ['dinero|plata', 'trabajo|trabajar|chamba|laburo', 'pagar|cuenta', 'compañeros'],
    },
    exam: {
      sure: [
        'examen|examenes|parciales|parcial|tesis|oposicion|oposiciones|selectividad|icfes|' +
          'bachillerato|tesina|maestria|doctorado',
        'prueba .. mañana|universidad|escuela|admision|ingreso|final|semana',
        'estudi* .. examen*|concentr*|horas|pasar|aprobar|dificil|puedo|logro|universidad|medicina|rind*',
        'aprobar|pasar|reprob*|suspend* .. examen|materia|curso|año|universidad|carrera|matematicas|' +
          'semestre|prueba|ingreso',
        'reprob*|suspendi|notas|calificaciones',
        'universidad .. nota|examen*|dificil|dejar|entrar|estudi*|ingres*|carrera',
        'no puedo|logro estudiar|concentrarme',
        'tarea|tareas|beca',
      ],
      hint: ['estudi*', 'universidad|escuela|colegio|facultad', 'prueba', 'materia|nota|clases'],
    },
    injustice: {
      sure: [
        'perdonar|perdono .. quien|el|ella|ellos|alguien|persona|amigo|amiga|hombre',
        'injust*|injusticia*|rabia|odio|ira|coraje|furios*|indign*|venganza|vengar*|calumni*|difam*|' +
          'estaf*|engañaron|robaron|robo|robado|robada|humill*|explotad*|racis*|prejuicio*|discrimin*|' +
          'demanda|juicio|acusad*|acusaron|impun*|traicionad*|corrup*|resentimiento|rencor',
        'hombre|tipo|socio|vendedor|empresa .. engañ*|estaf*|robo',
        'me|nos enganaron|estafaron|estafo|perjudic*|humill*|acus*|culparon|traicionaron',
        'minti*|mienten|hablan|hablaron|inventaron|chism* .. sobre|mi|mal|de',
        'aprovech* .. mi|confianza|bondad',
        'muy|tan|estoy|siempre enojad*|enfadad*|molest*',
        'enojo|enfado',
        'chisme*',
      ],
      hint: ['justicia', 'enojad*|enfadad*|molest*', 'resent*', 'mentira*'],
    },
    sleeplessness: {
      sure: [
        'insomnio|pesadilla|pesadillas|desvel*',
        'no|sin|apenas|dificultad|nunca|casi .. dormir|duermo|durmiendo|dormi|sueño|dormido',
        'despiert* .. madrugada|noche|3|4|2|tres|cuatro|todas|medianoche|horas',
        'duermo .. mal|poco|nada|horas',
        'dormir .. mal|poco|horas|pastillas|noche',
        'noche|noches .. en vela|blanco|despiert*|sin|dormir',
        'dando vueltas|doy vueltas .. cama',
        'en vela',
        'sueño no llega|viene',
      ],
      hint: ['dormir|duermo|sueño', 'despiert*'],
    },
    weariness: {
      sure: [
        'exhaust*|agotad*|agotamiento|agota|burnout|sobrecarg*|fatiga*|cansancio|rendid*|abrumad*|quemad*',
        'cansad* .. demasiado|mucho|todo|siempre|de|fisic*|mental*|alma|cuerpo|vida',
        'muy|tan|estoy|siempre|me|siento|ando cansad*',
        'sin|ninguna|falta|faltan|tengo|quedan .. fuerzas|fuerza|energia|animo|ganas',
        'no doy|puedo abasto|con|mas',
        'cuidar|cuido|cuidando .. madre|padre|mama|papa|todos|casa|suegra|abuel*|marido|enferm*',
        'hago todo',
        'necesito|nunca|quisiera .. descansar|descanso',
        'doble|triple jornada|turno',
      ],
      hint: ['cansad*', 'estres*', 'energia|animo', 'descans*', 'demasiado'],
    },
    fear: {
      sure: [
        'ansiedad|ansios*|panico|miedo|miedos|pavor|asustad*|aterrad*|aterra|fobia*|temor|temo|' +
          'angusti*|insegur*|preocup*|paranoi*|nervios*|nervios',
        'corazon .. acelera*|dispara*|late',
        'falta el aire',
      ],
      hint: ['futuro|incertidumbre', 'pensamiento*', 'tens*|estres*', 'peligro*'],
    },
    doubt: {
      sure: [
        'fe .. perd*|debil|poca|acab*|seca|fria|crecer|mas|falta|fuerte|dud*|pequeña|tambale*|enfri*|flaque*',
        'perd*|debil|aumentar|sin|falta|crisis|tener|mas|fortalecer|poca|dud* .. fe',
        'dud* .. dios|fe|exist*|oracion|biblia',
        'dios .. silencio|lejos|callad*|calla|distante|escucha|oye|responde|existe|olvido|abandono|' +
          'permite|permit*|deja|ausente|siento|importo|importa',
        'donde|por .. dios',
        'no|sin|deje|cuesta|dificil|ganas|logro .. rezar|orar|rezo|oro|oracion|creer|creo',
        'lejos|alejad*|distante|aleje|acercarme|cerca .. dios|iglesia|jesus|señor|fe',
        'sequedad|desierto espiritual|espiritualmente',
        'espiritual*|sequedad',
        'oraciones|oracion .. no|respuesta*|vaci*|pared|techo',
      ],
      hint: ['creer'],
    },
    guidance: {
      sure: [
        'decision|decisiones|decidir|decido|decidirme|indecis*|eleccion|elegir|escoger|orientacion|' +
          'encrucijada|dilema|discern*|rumbo|vocacion',
        'debo|deberia .. aceptar|quedarme|irme|ir|mudarme|volver|salir|casarme|dejar|cambiar|seguir|' +
          'hacer|insistir|perdonar|esperar|estudiar',
        'deberia|debo',
        'no se .. que|cual|si|como|donde .. hacer|camino|seguir|decidir|elegir|quedarme|irme|acepto|' +
          'casarme|mudarme|esperar',
        'cual|que camino|decision|rumbo|direccion',
        'camino correcto|seguir|tomar',
        'proposito .. vida|dios|mi',
        'voluntad|plan|planes|proposito de dios',
        'entre dos|quedarme|irme',
      ],
      hint: ['camino|rumbo|proposito|señal', 'mudar*|cambio|cambiar', 'consejo', 'duda|dudas'],
    },
    thanks: {
      sure: [
        'dar|doy|mil|muchas|infinitas gracias',
        'agradec*|agradez*|gratitud|alabado|alabanza|aleluya|bendecid*',
        'bendicion|bendiciones',
        'gracias .. dios|señor|jesus|padre|diosito|virgen',
        'dios|señor|jesus gracias',
        'gloria a dios',
        'que alegria|feliz|felicidad|dicha|maravilla|bendicion',
        'muy|tan|inmensamente feliz|felices|dichos*',
        'consegui|aprobe|gane|dieron .. empleo|trabajo|examen|casa|universidad|beca',
        'todo|operacion|cirugia|prueba .. salio bien',
        'salio bien',
        'buena noticia|noticias',
      ],
      hint: ['alegre|alegria', 'festej*|celebr*', 'sano|nacio'],
    },
  },
  turns: ['pero|aunque', 'sin embargo', 'no obstante', 'a pesar', 'por favor', 'ayuda*|necesito|pido|oren'],
};
