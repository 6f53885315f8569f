import type { money as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const money: ThemeTexts<keyof typeof plan> = {
  groups: {},
  situations: {
    money: {
      says: ['plata|dinero .. acaba|acabo','cuento monedas','ya no hallo .. recortar','dinero .. no alcanza|alcanza|falta|poco|problema|problemas|preocup*|escaso','falta|sin|poco|necesito|problema|problemas|apuro|apuros|dificultad|dificultades|crisis .. dinero|economico|economicos|economica|economicas|financiera|financieros|plata','situacion economica|financiera','economia .. mal|dificil|casa|familiar','no me|nos .. alcanza','no tengo|puedo|podemos .. pagar|dinero|plata','cuentas|recibos|facturas .. pagar|atrasadas|vencidas|acumul*','sueldo|salario .. no|poco|alcanza|atrasado','descompuso|daño|arreglar|arreglo|reparar|reparacion .. <thing=carro|coche|refrigerador|lavadora|techo|moto|estufa>','colegiatura|matricula|utiles & pagar|dinero|alcanza','sin|un|ni peso|pesos|centavo|plata|quinto|sol|dinero|lana|mango|guita','llego|llegamos a fin|quincena|mes & no|apenas','no llego|llegamos','no me|nos|le alcanza|alcanzo|rinde|da','aprieto|aprietos|estrechez|escasez|ruina|bancarrota|quiebra|apretados|apretada|apretado','provision|provee|proveedor|provea','dinero|plata|lana & acabo|acaba|falta|no|escasea|debo|angustia|preocupa','cuenta|cuentas|recibo|recibos|factura|facturas|luz|agua|gas|colegio & pagar|impagable|cortaron|cortan|vence|vencido|vencidas|debo|cara|caro|carisimo','cortaron|cortan|cortar .. luz|agua|gas','economia|economica|economico|economicamente|financier* & mal|dificil|ayud*|problema*|crisis|situacion|apuro*','no se .. pagar','quincena & no|alcanza|dura|mas','prestado|fiado|empeñe|empeñar|empeño & comida|luz|pagar|anillo|mes','aumento|subio|subieron .. precio|precios|todo|comida|gas',],
      not: ['apost*|apuesta|apuestas|casino|tragamonedas','robaron|estafa|estafaron','el dinero no es','me prestan|deben','robaron|entraron','perdi el','gracias señor .. pude','despues de dinero','celular|gluten','no llego a|no llegue','no llego al','hospital no','cuerpo','tiempo no|no_me alcanza','no me alcanza .. tiempo|vida|cuerpo',],
      heard: [
        'El dinero no está alcanzando[, {span}], y las cuentas no esperan.',
        'Cuando el fin de mes llega a mitad del mes[, {span},] ninguna casa tiene sosiego.',
        'Que falte el dinero[, {span},] es hacer cuentas hasta en sueños.',
      ],
      psalms: [
        'El {psalm} es de alguien mayor que mira atrás y no vio al justo abandonado. No promete riqueza; recuerda haber sido ayudado.',
        'El {psalm} habla de una mano que se abre y da el alimento a su hora. Pide el de hoy; el de mañana, mañana.',
      ],
      steps: [
        'Escribe tres columnas: lo que entra, lo que no puede faltar (comida, renta, luz, medicinas), lo que puede esperar. Paga en ese orden.',
        'Pregunta en servicios sociales o en el municipio qué apoyos te corresponden; mucha gente nunca pide lo que es suyo.',
        'Llama hoy a una de las cuentas atrasadas, antes de que te llamen, y pregunta solo esto: “¿cuál es el pago más chico que aceptan?”.',
      ],
      wishes: [
        'Que esta semana no falte lo principal.',
        'Que aparezca trabajo, plazo o ayuda, lo que llegue primero.',
      ],
      also: 'Y el dinero no alcanza.',
    },
    debt: {
      says: ['tengo deudas','debo .. tarjetas','estoy|muy|tan endeudado|endeudada','tengo|muchas|mis|nuestras|pagar|ahogado|ahogada|lleno|llena|salir|hasta .. <thing=deudas|deuda>','deudas|deuda|endeudado|endeudada|endeudados','debo|debemos .. dinero|banco|tarjeta|prestamista|mil|pesos|renta|agiotista|soles|dolares','tarjeta|tarjetas .. credito|topada|intereses|deuda|pagar|debo','prestamo|prestamos|credito .. pagar|pago|banco|intereses|atrasado','cobradores|cobrador|acreedores|embargo|embargar|embargan|cobran','deudas|deuda|endeudada|endeudado|endeudados|prestamista|acreedor|usurero|gota_a_gota|cobranza|cobranzas|buro','debo|debemos .. .. mil|millones|pesos|soles|banco|tarjeta|tarjetas|plata|dinero|dolares|coppel|tienda','prestamo|prestamos|credito|creditos & ahoga|pagar|debo|no|intereses|atras*','me cobran|llaman .. banco|todo|cobrar','saque .. prestamo|credito','fiador|aval',],
      not: ['debo decidir|hacer|aceptar|perdonar|irme|quedarme','pague mis|liquide|salde','me deben|debe','presto|preste|prestar|prestarle|preste_a','le preste','termine de pagar','deuda .. dios','salde|libre',],
      heard: [
        'Las deudas[, {span},] suenan en el teléfono, en la puerta y en la almohada.',
        'Deber dinero[, {span},] es llevar un número en la cabeza todo el día.',
        'Hay deudas que pagar, y los intereses caminan más rápido que el sueldo. Qué apuro.',
      ],
      psalms: [
        'El {psalm} cuenta de alguien sacado de un pozo de lodo, un pie y luego el otro. De las deudas también se sale así.',
        'El {psalm} invita a echar el peso sobre Dios. Después la calculadora sigue en la mesa, pero ya hay compañía.',
      ],
      steps: [
        'Haz hoy la lista completa: a quién, cuánto, con qué interés. Pon primero el interés más alto; por ahí se empieza.',
        'Busca en la defensoría del consumidor asesoría gratuita sobre deudas, y no le pagues a nadie que prometa borrarlas.',
        'Llama a un acreedor y no aceptes la primera oferta; pídela por escrito y duerme una noche antes de firmar.',
      ],
      wishes: ['Que la lista se acorte cada mes.', 'Que el teléfono deje de asustar.'],
      also: 'Y las deudas no dejan la cabeza en paz.',
    },
    rent: {
      says: ['quitar la casa','aviso del banco|juzgado','<thing=renta|alquiler|arriendo|hipoteca> .. pagar|debo|atrasada|atrasado|vence|meses|alcanza|subio|no','pagar|debo|debemos|atrasado|atrasada|completar|completo .. <thing=renta|alquiler|arriendo|hipoteca>','desalojo|desalojar|desalojan|desahucio|lanzamiento','perder|perdiendo|quitar|quitan|quedarnos|quedarme|quitarnos .. casa|sin casa|calle|departamento|techo','no tengo|tenemos|sin donde|adonde|lugar .. vivir|ir|dormir','dueño|dueña|casero|casera|arrendador .. pidio|pide|quiere|echa|saca|corre|desocup*','me|nos corren|echan|sacan de la? casa|departamento|cuarto','casero|casera|arrendador|arrendadora|dueño|dueña|señora_del_cuarto .. .. plazo|desocup*|saca|echa|corre|pide|pidio|candado|fuera|salir|subio','plazo .. desocupar|salir|dejar','renta|alquiler|arriendo|hipoteca & debo|atras*|pagar|alcanza|subio|subieron|doble|vence|meses|llego|completo|completar|adonde','adonde|donde vamos|voy|llevar|ir|iremos|dormir & renta|alquiler|casa|cuarto|calle|domingo|colchon|hijos','no se .. donde .. llevar|ir|dormir|meter|vivir','candado .. && cuarto|domingo|renta|señora','nos|me dio|dieron hasta|plazo .. domingo|mes|fin|hoy|mañana|lunes|martes|miercoles|jueves|viernes|sabado|domingo','en la calle & quedar*|dejan|hijos|echaron|vamos|dormir','desalojo|desalojan|desalojar|desocupar|desahucio','nos|me .. quitan|quitar|embargan|rematan|rematar .. casa|terreno|departamento',],
      not: ['casa propia','lejos de casa','viaj*','calle .. hijo|peligro','salir de la ciudad','tesis|entrega',],
      heard: [
        'La renta[ que vence {when}] tiene en peligro tu techo[, {span}]. Pocas cosas mueven tanto el piso.',
        'No saber si el mes que viene sigue siendo tu casa le quita el sueño a cualquiera. Qué aprieto.',
        'Es el techo lo que está en riesgo, y eso es un miedo con número y fecha.',
      ],
      psalms: [
        'El {psalm} pide vivir en un refugio, bajo unas alas. Es la oración de quien sabe lo que es necesitar techo.',
        'El {psalm} llama a Dios refugio muy cercano en el aprieto, aunque tiemble la tierra.',
      ],
      steps: [
        'Escríbele hoy a quien te renta: cuánto puedes pagar, qué día, y pide pagar lo demás en partes. Guarda la respuesta.',
        'Busca asesoría legal gratuita (defensoría, consultorio de una universidad): nadie puede ser sacado sin orden de un juez, y hay plazos para responder.',
        'Pregunta hoy en servicios sociales por apoyo de emergencia para vivienda, y lleva el contrato y los documentos de todos.',
      ],
      wishes: [
        'Que el techo siga sobre tu cabeza, y la noche pase sin que toquen la puerta.',
        'Que quien renta acepte conversar.',
      ],
      also: 'Y la renta tiene en peligro el techo.',
    },
    'no-food': {
      says: ['arroz con sal','falta la comida','no tengo|tenemos|hay|sin|falta|alcanza .. comida|comer|alimento|alimentos|leche|despensa','pasando|pasamos|paso|con hambre','refrigerador|refri|despensa|alacena|nevera vacio|vacia','nada que|de|para comer','dar|darles de comer','que|nada comer|cenar|desayunar & hijos|hay|tengo|tenemos|niños|casa|darles','pan de cada dia & literal|falta|queda|harina|hambre','queda|quedan .. media|bolsa|paquete|poco|ultimo|puñado|lata|solo .. harina|arroz|fideos|frijoles|frijol|avena|huevos|pasta','despensa|refri|alacena|nevera|refrigerador|heladera|olla & vacia|vacio|queda|nada|no|paquete','no hay nada|comida|pan|leche .. refri|nevera|casa|alacena|hijos|bebe|heladera','hambre & hijos|niños|tengo|tenemos|pasamos|pasando|casa|acost*','hijos|niños & acuestan|acostaron|duermen .. comer|cenar|hambre','ya comi & alcance|hijos|ellos','comemos|come|como una vez','leche|pañales|formula .. bebe|niña|niño & no|falta|comprar|alcanza|sin','fiado .. comida|tienda|arroz','saltarme|salto .. comida|cena',],
      not: ['hambre de dios|justicia','ganas de comer','no puedo comer','de hambre .. dios|justicia','puedo comer','adelgaz*|flaca','dice no tengo hambre','comiendo casi','papilla',],
      heard: [
        'En tu casa falta comida[, {span}]. Eso va antes que cualquier otra cosa; lo siento.',
        'Lo siento: no tener qué poner en la mesa no es culpa de quien cocina.',
        'Escribes con la alacena vacía. Primero, entonces, lo que puede ayudar.',
      ],
      psalms: [
        'El {psalm} dice que Dios da pan a los hambrientos, y suele llegar por manos de gente. Pídeselo a las manos que están cerca.',
        'En el {psalm} alguien dice sin vergüenza: “soy pobre y necesito ayuda; no tardes”. Pedir no achica a nadie.',
      ],
      steps: [
        'Ve hoy al banco de alimentos o comedor comunitario más cercano y dilo así: “en casa no tenemos comida”. Si piden un papel, pregunta ahí mismo quién lo da.',
        'Toca la puerta de una parroquia, iglesia o centro comunitario y pide una despensa o un plato; no preguntan en qué crees.',
        {
          text: 'Habla con la escuela de los niños: el desayuno escolar está para esto, y muchas tienen lista de familias para despensas.',
          if: ['children'],
        },
      ],
      wishes: ['Que hoy todavía haya platos llenos en tu casa.', 'Que la ayuda llegue con respeto.'],
      also: 'Y falta comida en casa, y eso va primero: un comedor o banco de alimentos cercano puede ayudar hoy.',
    },
  },
};
