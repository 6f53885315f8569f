import type { work as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const work: ThemeTexts<keyof typeof plan> = {
  groups: {
    job: 'trabajo|empleo|chamba|puesto|laburo|vacante',
    fired:
      'despidieron|desempleado|desempleada|corrieron|echaron|cesaron|desocupado|desocupada|liquidaron|cesante',
    boss: 'jefe|jefa|patron|patrona|gerente|supervisor|supervisora|encargado|encargada',
    mean: 'humilla|humillacion|grita|acosa|acoso|maltrata|injusto|injusta|amenaza|explota|insulta|desprecia|sobrecarga|regaña|ofende|hostiga|discrimina',
  },
  situations: {
    work: {
      says: ['trabajo .. animo|piso|paz|mal|tiene','asuntos laborales','chamba .. paz|mal|quitando','problema|problemas|presion|estres|estresado|estresada|infeliz|cansado|cansada|agobiado|agobiada .. $job','$job .. dificil|pesado|estresante|presion|insoportable|agotador|mal ambiente|estres|agobia','odio|detesto|no me gusta|no aguanto|soporto .. $job|trabajar','trabajo|trabajando demasiado|mucho|tanto|doble|horas|sin','empiezo|comienzo|empece .. $job .. nuevo','trabajo nuevo & nerv*|miedo|ansi*','burnout|sobrecarga','cosas|asunto|asuntos|tema|temas|lo|cuestiones del|de_la|de|laborales trabajo|oficina|chamba|laburo|planta|fabrica','lo de la oficina','oficina|planta|fabrica|turno|taller|chamba & angustia|angustio|peso|pesa|cansa|estres|ansiedad|llorar|agobia|preocupa|ganas|paz|presion','domingo .. noche .. angusti*','trabajo .. me|nos .. consume|mata|enferma|agota|quita|pesa|angustia|estresa|preocupa|ahoga','no quiero|soporto|aguanto .. ir|volver .. trabajo|oficina|trabajar','voy .. trabajo .. llorando|miedo|sin ganas','trabajo & paz|estres|presion|agobio|angustia|infeliz|animo|rutina','mi trabajo .. no|ya me|nos gusta|llena|motiva','nuevo|nueva trabajo|empleo|chamba & nervios|miedo|primer|empiezo',],
      not: ['busco|buscando|necesito|sin|perdi $job','entrevista','debo|acepto|aceptar|cambiar|dejar .. $job','renunci*','despid*|corrieron|liquidaron','cuidar|cuido','adiccion|vicio|trago','infiel|engaño','desde casa','robo','ya no tengo trabajo','consegui|contrat*',],
      heard: [
        'El trabajo está pesando[, {span}], y ocupa la mayor parte de las horas despiertas.',
        'Hay algo del trabajo que no se queda allá cuando vuelves a casa.',
        'Escribes del trabajo y de lo que te quita[, {span}].',
      ],
      psalms: [
        'El {psalm} pide que la obra de nuestras manos quede firme. Vale para cualquier oficio, también para el que nadie agradece.',
        'El {psalm} invita a entregar el peso. Se puede decir en el bus, antes de que empiece el día.',
      ],
      steps: [
        'Haz dos columnas: lo que en el trabajo depende de ti y lo que no. Para mañana elige una sola línea de la primera.',
        'Decide hoy a qué hora se calla el teléfono del trabajo, y díselo a una persona.',
        'Cuéntale la situación en dos frases a un colega de confianza y pregunta: “¿es solo a mí?”.',
      ],
      wishes: [
        'Que mañana el trabajo tenga un buen momento.',
        'Que el cansancio se quede en la puerta, y la casa sea casa.',
      ],
      also: 'Y el trabajo también pesa.',
    },
    'job-lost': {
      says: ['fui cesado|cesada|removido','perdi|perdimos .. $job','me|nos .. $fired','estoy|quede|quedamos|fui .. $fired|sin trabajo|empleo','$fired','empresa|fabrica|tienda|negocio .. cerro|quebro|recorto|despidio','sin $job','recorte de personal','me|nos .. despidieron|corrieron|echaron|botaron|liquidaron|cesaron|cortaron|despiden','fui|estoy|quede despedido|despedida|desempleado|desempleada|cesante|desocupado','me quede sin trabajo|empleo|chamba|nada|laburo','perdi|perdimos .. .. trabajo|empleo|chamba|puesto|laburo','empresa|fabrica|tienda|negocio|local|planta .. .. cerro|quebro|recorto|cerraron','caja de carton','dieron .. gracias & fabrica|empresa|oficina|carton|años','no me renovaron|renuevan','prescindieron|finiquito','mi contrato .. termino|no|vencio','ya no tengo .. trabajo|empleo|chamba',],
      not: ['mi <who> .. perdio|despid*|desemplead*|sin trabajo|echaron','miedo .. perder|$fired','a mi <who> lo|la|le .. $fired','despido a','gracias .. por','marido|esposo .. .. cerraron','salgo|finjo|parque|biblioteca','perdi ya',],
      heard: [
        'Siento mucho que se acabara tu trabajo[, {ago}]. Se van con él el sueldo, la rutina y la respuesta a “¿a qué te dedicas?”.',
        'Perder el empleo[, {ago},] es un golpe, y no dice cuánto vales.',
        'Estás sin trabajo[, {span}], y cada cuenta lo repite. Lo siento.',
      ],
      psalms: [
        'El {psalm} habla de pasos que se afirman, y dice que quien tropieza no queda en el suelo, porque alguien lo sostiene de la mano.',
        'El {psalm} invita a poner la carga en manos de Dios. No quita la cuenta de la mesa; reparte el peso de mirarla.',
      ],
      steps: [
        'Revisa hoy lo que te corresponde: liquidación, finiquito, seguro de desempleo, y el plazo de cada uno. La oficina de trabajo orienta gratis.',
        'Mándales a cinco personas el mismo mensaje corto: qué haces bien y qué buscas. Mucho trabajo viaja de boca en boca.',
        {
          text: 'Haz la lista de lo que entra y de lo que no puede atrasarse este mes (renta, luz, comida) y llama hoy a un acreedor antes de que te llame.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que la próxima puerta no te haga esperar mucho.',
        'Que nadie, ni tú, confunda lo que vales con un gafete.',
      ],
      also: 'Y el trabajo que se acabó aprieta todo lo demás.',
    },
    'job-lost-secret': {
      says: ['siguen pensando que trabajo','confesarle|confesar .. liquidaron|despidieron|trabajo','$fired & no|nadie|verguenza .. he dicho|dicho|contado|sabe|saben|decirle|contarle|decirles|cuento|digo|finjo|fingiendo','perdi .. $job & no|nadie|verguenza .. he dicho|dicho|contado|sabe|saben|decirle|contarle|decirles','perdi .. $job && no|nadie .. dicho|contado|sabe|saben|decirle|contarle|decirles|decir','finjo|fingiendo|hago como .. trabajo|trabajar|oficina','$fired|finiquito|liquidaron && cree|piensa|creen|piensan|mentira|finjo|biblioteca|parque','salgo|saludo .. casa & parque|biblioteca|plaza|siempre|como_si|trabajo','ya no tengo trabajo|empleo && siempre|salgo|parque|ella|sabe|creen','cree|creen|piensa|piensan .. sigo|trabajo|trabajando|oficina & mujer|esposa|esposo|familia|hijos|mama|papa|ella','corbata|uniforme|oficina && mentira|biblioteca|parque|finiquito','desempleado|desempleada|sin_trabajo && no_saben|no_sabe|nadie_sabe|escondidas|verguenza_decir','$fired && no|nadie le|les|lo|se|he .. dicho|contado|sabe|saben|decirle|contarle|decirles|decir','$fired|perdi .. .. && no se como decirle|contarle|decirselo|decirles',],
      not: ['no se que hacer','despido a','juicio',],
      heard: [
        'Tu trabajo se acabó[, {ago}], y {who} todavía no lo sabe. Son dos pesos: la pérdida y el secreto.',
        'Salir de casa como si nada hubiera cambiado y volver con el secreto cansa más que cualquier búsqueda. Siento mucho lo de tu trabajo[, {ago}].',
        'Perdiste el trabajo[, {ago},] y aún no lo cuentas. Siento las dos cosas.',
      ],
      psalms: [
        'En el {psalm} alguien dice que, mientras callaba, se le gastaban los huesos, y que hablar fue alivio. No es un regaño; es experiencia.',
        'El {psalm} deja derramar primero el corazón delante de Dios. Puede ser el ensayo de la conversación que falta en casa.',
      ],
      steps: [
        'Ensaya por escrito la primera frase: “tengo que contarte algo difícil: perdí el trabajo, y me dio miedo decirlo”. Solo la primera. Después elige la hora.',
        {
          text: 'Cuéntaselo antes a alguien de fuera, para que en casa no sea la primera vez que te oyes decirlo.',
          if: ['who'],
        },
        'Lleva a la conversación una hoja con tres líneas: lo que todavía entra, lo que vence primero, lo que ya hiciste para encontrar trabajo.',
      ],
      wishes: [
        'Que la conversación en casa[ {when}] sea más suave de lo que imaginas.',
        'Que mañana haya un solo peso, y compartido.',
      ],
      also: 'Y en casa todavía no saben lo del trabajo.',
    },
    'job-lost-relative': {
      says: ['corrieron|echaron|despidieron a mi .. <who>','<who> .. $fired','a mi <who> .. $fired','<who> .. perdio .. $job','<who> .. sin $job','<who> .. busca|buscando|encuentra|encuentre|consiga|necesita|consigue .. $job','$job para mi <who>','<who> .. .. perdio .. trabajo|empleo|chamba|puesto','<who> .. .. quedo|esta|anda|sigue .. sin trabajo|empleo|chamba','<who> .. .. despidieron|corrieron|echaron|botaron|liquidaron|desempleado|desempleada|cesante','cerraron|cerro .. taller|fabrica|empresa|tienda && <who=marido|esposo|papa|hijo|hermano|novio|esposa|mama>','trabajo|trabajito|empleo|chamba para mi|el .. <who>|esposo|marido|hijo','trabajito|trabajo digno|bueno para el|ella && <who=marido|esposo|papa|hijo|hermano|novio|mujer>','<who> .. .. busca|buscando|encuentra|consigue|consiga|encuentre .. trabajo|empleo|chamba',],
      not: ['perdi|me .. $fired|trabajo','encontro|consiguio','no lo sabe|saben','busco','me .. despidieron|corrieron|echaron','pedir una despensa','en mi casa .. <who> .. sabe','contadora','juegos',],
      heard: [
        'Lo siento: {who} está sin trabajo[, {span}], y toda la casa lo siente.',
        'Se acabó el trabajo {de who}[, {ago}], y buscas cómo ayudar sin pesar.',
        'Cuando alguien de casa se queda sin trabajo[, {span}], todos hacen cuentas en silencio.',
      ],
      psalms: [
        'El {psalm} dice que quien tropieza no queda tirado, porque una mano lo sostiene. A veces es la mano de quien vive al lado.',
        'El {psalm} habla de los que son sostenidos cuando van a caer. Se puede leer entre dos.',
      ],
      steps: [
        'Acuerden en casa media hora fija al día para hablar de trabajo y dinero, y dejen el resto del día libre del tema.',
        'Pregunta a tres conocidos si saben de alguna vacante, y pasa el nombre con una frase sobre lo que hace bien.',
        {
          text: 'Siéntense hoy con lo que les corresponde y con las cuentas que pueden esperar; los números en la mesa asustan menos que en la cabeza.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que {who} oiga pronto un “empieza el lunes”.',
        'Que la falta de trabajo no se vuelva falta de cariño en casa.',
      ],
      also: 'Y {who} está sin trabajo.',
    },
    'job-search': {
      says: ['meses buscando','buscando trabajo|empleo','necesito .. empleo|trabajo','busco|buscando|encontrar|encuentro|conseguir|consigo|necesito|hallar|hallo|pido|quiero un|una .. $job','mando|mande|envio|envie|dejo|deje|entregado .. curriculum|curriculums|cv|solicitud|solicitudes|hojas|hoja','desempleado|desempleada|sin trabajo .. <n=$number> meses|años','oportunidad de trabajo|laboral|empleo','necesito trabajar','busco|buscando .. colocacion|trabajo|empleo|chamba|laburo|oportunidad','hojas de vida','curriculum|curriculums|cv|solicitudes','bolsa|feria de trabajo|empleo','repartiendo|dejando|mandando|enviando .. .. hojas|curriculum|cv|solicitudes|papeles','me .. abran|abre|abra|abrir puertas .. laborales|trabajo','no me .. llaman|contratan|contestan .. trabajo|entrevista|ningun|ninguna','dicen .. sobrecalificad*|experiencia|llamamos','quiero|ayudame|necesito .. trabajar|trabajo|empleo|chamba & conseguir|encontrar|urgente|dios|señor|hijos|pronto','un trabajo|empleo digno|estable|mejor|bueno|urgente','nadie .. contrata','puertas .. trabajo|laborales','no encuentro|consigo|sale|hay|llaman .. $job','toco puertas|puerta .. && trabajo|empleo|chamba',],
      not: ['mi <who> .. busca|necesita|encuentre|consiga|sin','encontre|consegui','perdi|despid*|echaron','entrevista .. mañana|lunes|martes|miercoles|jueves|viernes','sin volver|tocar puertas .. abrio','firme','se abrio','firmo','no hay nada en','pastor','taller cerr*','aqui no hay','mi marido|esposo',],
      heard: [
        'Buscas trabajo[, {span}], y cada solicitud sin respuesta pesa más que la anterior.',
        'Mandar solicitudes y esperar[, {span},] es un trabajo que nadie paga.',
        'La vacante todavía no llega[, {span}], y la búsqueda desgasta.',
      ],
      psalms: [
        'El {psalm} cuenta una espera larga con los pies en el lodo, y después suelo firme. Quien espera un trabajo conoce la primera parte.',
        'El {psalm} dice “espera” dos veces, y pone “valor” en medio.',
      ],
      steps: [
        'Toma una sola vacante y rehaz para ella el comienzo de tu hoja de vida: tres líneas con lo que piden y sabes hacer. Una así vale por diez iguales.',
        'Pregunta en la oficina de empleo de tu municipio por vacantes y cursos gratuitos; lleva tu identificación.',
        'Pídeles a dos personas que han trabajado contigo un audio de un minuto sobre lo que haces bien. Óyelo antes de la próxima entrevista.',
      ],
      wishes: [
        'Que la próxima respuesta diga “venga a vernos”.',
        'Que la espera no gaste la confianza que vas a necesitar ahí dentro.',
      ],
      also: 'Y la búsqueda de trabajo sigue.',
    },
    interview: {
      says: ['citado|citada a entrevista','entrevista para','tengo|tendre|voy|llamaron|citaron|mi|una .. <thing=entrevista>','<thing=entrevista> .. trabajo|mañana|hoy|lunes|martes|miercoles|jueves|viernes|semana|laboral','nervioso|nerviosa|miedo|ansioso|ansiosa|nervios .. <thing=entrevista>','<thing=entrevista> & banco|puesto|empresa|oficina|ingles|zoom|nervios|nerviosa|nervioso|manos|trabajo|empleo|gerente|hotel|vacante|vez|segunda|primera|hoy|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo','es|sera|tengo .. .. <thing=entrevista>','me .. llamaron|citaron|llaman .. .. entrevista','entrevista && trabe|nervios|puesto|aerolinea|empresa|trabajo',],
      not: ['visa|embajada|consulado|migracion|asilo|ciudadania','mi <who> .. entrevista','ningun|ninguna entrevista','tesis|entrevistas','radio|tele',],
      heard: [
        'La entrevista es[ {when}], y es normal que se seque la boca.',
        '{day} es la entrevista: te eligieron de entre un montón de papeles.',
        'Tienes una entrevista por delante[, {when}]. Ya pasaste la primera puerta.',
      ],
      psalms: [
        'El {psalm} pide que las palabras de la boca y lo que guarda el corazón sean buenas. Está hecho para los minutos antes de una conversación importante.',
        'El {psalm} pide firmeza para la obra de las manos. Las tuyas entran ahí con todo lo que han hecho.',
      ],
      steps: [
        'Prepara en voz alta tres historias de un minuto: un problema que resolviste, un error y lo que dejó, algo que te da orgullo.',
        'Revisa hoy la dirección, el transporte y la ropa, y sal media hora antes. Así la cabeza queda libre para conversar.',
        'Anota dos preguntas para hacerles al final. Una entrevista también es elegir.',
      ],
      wishes: ['Que tu voz salga firme[ {when}].', 'Que del otro lado de la mesa haya alguien que escuche.'],
      also: 'Y viene tu entrevista[, {when}].',
    },
    'boss-trouble': {
      says: ['capataz','hacen la vida imposible','hacen el feo','se rien cuando|de mi & trabajo|oficina|almacen','<who=$boss> .. $mean','$mean .. trabajo|oficina|empresa|laboral|jefe|jefa','acoso laboral','compañera|compañero|compañeras|compañeros|colegas .. $mean|chismes|hablan mal|envidia|trabajo','problema|problemas|conflicto .. <who=$boss>','mi <who=$boss> .. insoportable|dificil|odia|grosero|grosera|trata|hace la vida|imposible','ambiente laboral|trabajo toxico','toxico & trabajo|oficina|empresa','<who=$boss> .. .. $mean','mi <who=$boss> .. .. no me|nos .. paga|deja|respeta|valora|soporta|quiere','licenciada|licenciado|ingeniero|capataz|encargada|encargado & humilla|grita|insulta|falta|trata|quito|regaña','me quito|cambio .. clientes|escritorio|turno|puesto|comision & jefe|jefa|juntas|oficina|licenciada|caracter','juntas|reuniones & hablo|caracter|reloj|callan|humilla|ignoran','compañeros|compañeras|colegas .. .. imposible|burlan|rien|esconden|chismes|ignoran|critican|envidia|feo & trabajo|oficina|almacen|empresa|llegue|jefe','oficina|trabajo|empresa|almacen|planta & humilla|humillan|burlan|hablan_mal|maltrat*|insult*|grit*|acos*|imposible','aguanto por .. seguro|hijo|hijos|sueldo|necesidad',],
      not: ['escuela|maestra|colegio','exjefe','cole|colegio|salon|escuela|recreo','perdon*','padre de mi',],
      heard: [
        'La manera en que te trata {who}[, {span},] no es normal solo porque pase todos los días. Lo siento.',
        'Ir al trabajo sabiendo lo que espera ahí[, {span},] enferma. Lo siento.',
        'En el trabajo el respeto no es un favor. Siento que falte donde estás.',
      ],
      psalms: [
        'En el {psalm} alguien pide refugio hasta que pase la tormenta. No finge que no hay tormenta.',
        'El {psalm} dice que Dios no desprecia a quien es humillado ni le esconde el rostro.',
      ],
      steps: [
        'Empieza hoy un registro: fecha, hora, qué se dijo, quién lo oyó. Guarda los mensajes fuera de los equipos de la empresa.',
        'Pregunta en el sindicato, en recursos humanos o en la inspección del trabajo cómo se denuncia y cómo se protege a quien denuncia, antes de decidir.',
        'Elige a un colega que lo haya visto y pregúntale si lo pondría por escrito. Dos cambian una conversación.',
      ],
      wishes: [
        'Que alguien ahí dentro haga lo correcto.',
        'Que tu casa sea el lugar donde nadie levanta la voz.',
      ],
      also: 'Y en el trabajo falta respeto.',
    },
    'job-joy': {
      says: ['obtuvo la plaza','ascendieron a .. <who>','quede en','consegui|encontre|me dieron|obtuve|gane .. $job|ascenso|contrato|plaza|promocion','me|nos|le contrataron|ascendieron|promovieron|llamaron|aceptaron .. $job|empleo|puesto|empresa|plaza','me contrataron|ascendieron|promovieron','ascenso|plaza & gracias|feliz|alegria|dieron','nuevo trabajo|empleo & gracias|feliz|alegria|bendecid*|contento|contenta','trabajo nuevo & gracias|feliz|alegria|contento|contenta','firme .. contrato|indefinido|plaza','me contrataron|ascendieron|promovieron|aceptaron','me dieron|salio|salieron .. trabajo|empleo|plaza|puesto|chamba|ascenso|aumento','mi <who> .. .. consiguio|encontro|obtuvo|dieron|contrataron|ascendieron|salio .. trabajo|empleo|chamba|plaza|puesto','consiguio|encontro|contrataron|ascendieron & <who> & trabajo|empleo|chamba|puesto|plaza|feliz','trabajo|empleo|chamba & por fin|consegui|encontre|gracias|aleluya|bendito & consegui|dieron|salio|encontre|contrat*','empiezo .. trabajo & feliz|gracias|bendecida|contenta|contento|emocion*','subieron .. sueldo|puesto','soy|nombraron gerente|jefe|jefa|supervisor|directora & gracias|feliz|nuevo|nueva|hoy','me escogieron .. trabajo|puesto|plaza|entre|para|vacante',],
      not: ['no .. consegui|encontre|conseguir','quiero|necesito|ojala|para que|espero|pido','miedo|nerv*','puerta abierta','llevaron','perdio|perdi','nadie','casi',],
      heard: [
        '¡Felicidades! Qué buena noticia, ese trabajo[, {ago}].',
        '¡Felicidades por este logro[, {ago}]! Después de la espera, un “sí” suena muy bien.',
        'Qué alegría leer esto: ¡se dio! Felicidades.',
      ],
      psalms: [
        'El {psalm} pide que lo que hacen las manos quede firme. Empieza con él el primer día.',
        'El {psalm} dice sin rodeos que hubo cosas grandes, y que hay alegría. Hoy se puede decir igual.',
      ],
      steps: [
        'Cuéntaselo hoy a quienes te apoyaron, uno por uno y con su nombre: “tú fuiste parte”.',
        'Escribe una cosa que quieras llevarte de la época difícil, y una que quieras dejar allá.',
        'Antes del primer sueldo, decide en un papel la primera cuenta, el primer regalo y el primer ahorro.',
      ],
      wishes: [
        'Que los compañeros sean buenos, y el café también.',
        'Que ese trabajo traiga pan y sueño tranquilo.',
      ],
      also: 'Y ¡felicidades por el trabajo!',
    },
  },
};
