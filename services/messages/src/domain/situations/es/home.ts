import type { justice as justicePlan, home as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const home: ThemeTexts<keyof typeof plan> = {
  groups: {},
  situations: {
    papers: {
      says: [
        'sin papeles',
        'cita de asilo',
        'permiso de permanencia|trabajo|residencia',
        'tramite no avanza',
        '<thing=visa|papeles|pasaporte|asilo|residencia|ciudadania|refugio|documentos> .. espero|esperando|aprueben|aprobada|negaron|negada|tramite|salga|sale|tarda|entrevista|cita|meses',
        'espero|esperando|pedi|solicite|aprueben|den|tramite|consulado|embajada|migracion .. <thing=visa|papeles|pasaporte|asilo|residencia|ciudadania|refugio|documentos>',
        'migracion|deportar|deportacion|deportado|deportaron|indocumentado|indocumentada|inmigracion',
        'pension|jubilacion|subsidio|beneficio & espero|esperando|tramite|negaron|tarda',
      ],
      heard: [
        'Esperas {thing}[, {span}][, y {day} está marcado]. Tener la vida parada en el cajón de otro es difícil.',
        'Un papel que no sale[, {span},] detiene el trabajo, la casa y los planes.',
        'Mientras no llegue la respuesta, todo queda a medias.',
      ],
      psalms: [
        'El {psalm} dice que Dios guarda al extranjero y sostiene a quien no tiene quien hable por él.',
        'El {psalm} es para quien espera y no puede apurar nada: “espera, ten valor”.',
      ],
      steps: [
        'Anota el número del trámite, la fecha y el nombre de quien atendió; pide por escrito cuál es el siguiente paso y el plazo.',
        'Busca la asesoría para migrantes de una iglesia o universidad, o la defensoría: orientan gratis y saben dónde se atoran los papeles.',
        'Junta copias de todo en una carpeta y fotos en el teléfono, con una hoja de lo que falta. El día que llamen, solo abres la carpeta.',
      ],
      wishes: [
        'Que la respuesta[ {when}] sea un “aprobado”.',
        'Que la espera no te cierre las otras puertas.',
      ],
      also: 'Y sigue la espera por los papeles.',
    },
    travel: {
      says: [
        'viajo en|a|por',
        'emprendo',
        '<who> .. maneja|manejando .. hasta|frontera|carretera',
        'peregrin*',
        'viajo|viajamos|viajaremos|viajare|viaja|viajar|viaje|vuelo|salgo|salimos .. mañana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|mes|diciembre|proteccion|proteja|cuide|bien|dios|con bien',
        'proteccion|proteja|cuide|cuidanos|bendiga|guarde .. viaje|camino|carretera|vuelo|viajar',
        'mi <who> .. viaja|viajara|viajando|viaje|carretera|ruta|trailero',
        'miedo .. avion|volar|viajar|carretera|vuelo',
        'voy|vamos de viaje',
        'emprender .. viaje',
      ],
      not: ['trailer se llevo', 'servicio militar', 'dinero .. viaje', 'quisiera viajar'],
      heard: [
        'Para el viaje[ {when}], un pedido del {psalm}: que Dios guarde a quien sale, desde la puerta hasta la vuelta.',
        'Para el viaje[ {when}] hay una bendición antigua en el {psalm}: cuidado en la ida y en el regreso.',
        '¡Buen viaje[, {when}]! El {psalm} es lo que mucha gente lee antes de salir.',
      ],
      psalms: [
        'El {psalm} nombra la salida y la entrada, las dos. Dilo en voz alta con la mano en la puerta y la llave afuera.',
        'El {psalm} habla de ángeles que cuidan en todos los caminos. Dura lo que tarda en abrocharse un cinturón.',
      ],
      steps: [
        'Acuerda con alguien solo dos mensajes: “ya salí” y “ya llegué”. Quien se queda duerme mejor, y quien va también.',
        'Revisa hoy documentos, medicinas y cargador, y anota en papel un teléfono de emergencia, por si se acaba la batería.',
        'Si quien maneja tiene sueño, paren veinte minutos. Ninguna hora de llegada vale más que eso.',
      ],
      wishes: [
        'Que el camino[ {when}] sea tranquilo y la llegada, alegre.',
        'Que todos vuelvan con una buena historia.',
      ],
      also: 'Y buen viaje[, {when}].',
    },
  },
};

export const justice: ThemeTexts<keyof typeof justicePlan> = {
  groups: {},
  situations: {
    injustice: {
      says: [
        'clamo justicia',
        'salieron con la suya',
        'atropello',
        'me hizo daño .. tranquilo|rie',
        'injusticia|injusto|injusta|injustamente',
        'juicio|audiencia|juez|demanda|tribunal|abogado|custodia|proceso & esper*|miedo|mañana|lunes|martes|miercoles|jueves|viernes|ganar|favor|perder|semana|sentencia|pido|salga',
        'calumnia|calumnias|difamacion|difamaron|acusan|acusado|acusada|acusaron|culpan|chismes|mentiras sobre|de|mi|falsamente',
        'robaron|asaltaron|asalto|robo|estafa|estafaron|estafado|estafada|fraude',
        'vecino|vecina|vecinos & ruido|pleito|problema|problemas|amenaza|molesta|musica|pelea',
        'discriminacion|discriminan|racismo',
      ],
      not: ['dios injusto'],
      heard: [
        'Lo que hicieron no fue justo, y no tienes que fingir que sí.',
        'La falta de otros cayó sobre tus hombros[, {span}]. Lo siento.',
        'Siento esa injusticia[, {ago}]. Cansa dos veces: por el daño y por esperar que alguien lo repare.',
      ],
      psalms: [
        'El {psalm} dice que Dios ve el dolor y la pena y no aparta la mirada. Es un Salmo que llama a las cosas por su nombre.',
        'El {psalm} pide: “hazme justicia, defiende mi causa”. Puedes pedirlo sin suavizarlo.',
      ],
      steps: [
        'Escribe hoy los hechos en orden, con fechas, nombres y pruebas, en una sola página y sin adjetivos. Esa hoja abre todas las puertas.',
        'Pregunta en la defensoría, en el ministerio público o en la oficina del consumidor, según el caso, solo por el primer paso y su plazo.',
        'Elige a una persona para contárselo todo una vez, hasta el final; después acuerden hablar de otra cosa por una hora.',
      ],
      wishes: [
        'Que aparezca alguien que quiera oír a las dos partes.',
        'Que la verdad salga, y que la espera no te amargue los días.',
      ],
      also: 'Y la injusticia que hicieron sigue doliendo.',
    },
  },
};
