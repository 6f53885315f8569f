import type { body as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const body: ThemeTexts<keyof typeof plan> = {
  groups: {
    tired: 'cansado|cansada|agotado|agotada|exhausto|exhausta|cansancio|agotamiento|rendido|rendida|fatiga',
  },
  situations: {
    sleepless: {
      says: ['noches .. en vela','sueño .. visite|venga|llegue','no puedo|logro|consigo|he .. dormir|dormido|conciliar','no|casi no duermo|dormi','insomnio|desvelo|desvelos','quita|quitan|perdi|robado el? sueño','despierto|desperto|despierta .. madrugada|2|3|4|dos|tres|cuatro|noche','doy|dando vueltas en la? cama','duermo mal|poco','noches en vela','no pego|pegue|pegar|he_pegado .. ojo|ojos|pestaña','sin dormir|conciliar|pegar','madrugada|3am|4am|2am|3|4|2 & dormir|desvelada|desvelado|despierta|despierto|techo','veo|mirando|miro|contando|cuento|viendo|oigo .. techo|horas|reloj|ovejas & noche|acuesto|reloj|cama|dormir|sueño|horas','me acuesto & nada|vueltas|duermo|despierta|despierto|techo|celular','desvelada|desvelado','el sueño .. no|huye|fue|llega|llegue|venga|visite','quiero|necesito|poder|ayudame|ayudenme .. dormir|descansar .. noche|bien|tranquila|tranquilo|corrido|una','vueltas .. cama','doy vueltas y vueltas','no he|logro dormido|dormir',],
      not: ['<who> no duerme','bebe no duerme','bebe|pecho|pañal','pastillas .. recetas|doctores','salmo|salmos','hijos|pesadill*','no duermo pensando|porque|del','interv*|examen|parciales',],
      heard: [
        'Las noches sin dormir[, {span},] vuelven de vidrio el día siguiente.',
        'El sueño no llega[, {span}], y a las tres de la mañana todo parece más grande de lo que es.',
        'Escribes desde noches que no descansan[, {span}].',
      ],
      psalms: [
        'El {psalm} es una oración de la noche: acostarse en paz y dejarle la guardia a Dios. Di solo esa línea, despacio, sin exigirle al sueño que obedezca.',
        'En el {psalm} alguien está despierto en su cama y pasa las horas recordando la bondad de Dios. También despierto se puede estar acompañado.',
      ],
      steps: [
        'Una hora antes de acostarte, escribe en una hoja lo que da vueltas y déjala en la cocina. Ahí puede esperar a la mañana.',
        'Si en veinte minutos no llega el sueño, levántate, con poca luz y una lectura aburrida, y vuelve cuando pesen los ojos.',
        'Si esto ya lleva semanas, cuéntaselo a un médico; el sueño se trata, y no solo con pastillas.',
      ],
      wishes: ['Que esta noche sea más corta.', 'Que la almohada reciba hoy una cabeza más tranquila.'],
      also: 'Y las noches sin dormir pesan encima de todo.',
    },
    weary: {
      says: ['agotada|agotado|cansado|cansada','cansancio','sin pilas|energia|energias','celular en','estoy|me siento|siento|ando|tan|muy|mucho $tired','$tired de todo|luchar|intentar|fingir|cargar|vivir|ser|la','no puedo mas .. trabajo|rutina|cansancio|con','ya no tengo|sin fuerzas|energia|energias','necesito .. descanso|descansar|respiro|pausa','hijos|casa|trabajo & $tired','no me quedan|queda|tengo fuerzas|fuerza|energia|energias','arrastro los pies','todo me pesa|cuesta','no doy mas|abasto','sin fuerzas|fuerza|aliento|bateria','alma|cuerpo .. cansada|cansado|agotada|agotado|rendido','necesito|quiero|quisiera descansar|descanso|parar|sentarme','exhausta|exhausto|rendida|rendido|molida|molido|fundida|fundido|quemada|quemado','acaban|acabaron|acabo|agotaron .. fuerzas','estoy|ando|me_siento .. cansada|cansado|agotada|agotado|rendida|rendido|exhausta|exhausto','no puedo mas',],
      not: ['mi <who> .. $tired','cuido|cuidar','$tired de esperar|buscar|deudas','pañal|pañales','derrame','cansado|cansada de .. que|su|sus','frontera','esposa|mujer esta .. cansada','tratamientos|quimio|oncologo',],
      heard: [
        'Cuánto cansancio cabe en lo que escribiste[, y viene {span}].',
        'Estás en el fondo de tus fuerzas, y lo dijiste sin adornos.',
        'Un cansancio así[, {span},] no se va con una sola noche.',
      ],
      psalms: [
        'El {psalm} cuenta de un pastor que hace descansar a la oveja junto al agua quieta. Acostarse va antes que cualquier otra orden.',
        'En el {psalm} alguien dice que el alma se le derrite de cansancio y pide que lo levanten. Es un pedido corto; puede ser el tuyo.',
      ],
      steps: [
        'Mira la lista de hoy y tacha una cosa que nadie va a notar mañana. Ese rato es tuyo, sin explicación.',
        {
          text: 'Dile hoy a quien vive contigo cuál tarea ya no puedes hacer sin ayuda, por su nombre: “los platos”, “el baño de los niños”.',
          if: ['children'],
        },
        'Elige la hora en que vas a parar hoy y ponle alarma: no para empezar algo, sino para soltarlo.',
      ],
      wishes: [
        'Que alguien te quite hoy una cosa de las manos.',
        'Que el descanso llegue antes de tener que ganárselo.',
      ],
      also: 'Y el cansancio se suma a todo esto.',
    },
  },
};
