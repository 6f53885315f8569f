import type { LanguageWords } from '../language-words.ts';

export const circumstances: LanguageWords['circumstances'] = {
  far: {
    says: [
      'vive|viven|vivo|esta|estan|estoy|fue .. lejos|extranjero',
      'lejos de mi|casa|todos|ellos|ella',
      'otro|otra pais|ciudad|estado|continente',
      'en|a estados|españa|usa|europa|canada|extranjero',
    ],
    also: 'Y con la distancia de por medio todo cuesta más.',
  },
  alone: {
    says: [
      'no tengo a? nadie|amigos|familia',
      'sin nadie',
      'vivo|estoy solo|sola',
      'completamente|muy solo|sola',
    ],
  },
  secret: {
    says: [
      'nadie sabe|lo',
      'no|nunca le? he|se|puedo dicho|contado|decirle|contarle|decirles|contarles|decir|contar',
      'en|guardo|es secreto',
      'escondido|escondidas|oculto|ocultando',
      'no saben|sabe .. mi|mis',
    ],
    also: 'Y callarlo hace que pese todavía más.',
  },
  hospital: { says: ['hospital|internado|internada|hospitalizado|hospitalizada|uci|terapia'] },
  'no-money': {
    says: [
      'sin|falta|falto dinero|plata',
      'no tengo|tenemos|hay|alcanza dinero|plata|recursos',
      'dinero no|me alcanza',
      'no me|nos alcanza',
    ],
    also: 'Y siento que además falte el dinero.',
  },
  'no-food': {
    says: [
      'sin|falta comida',
      'no tengo|tenemos|hay .. comer|comida',
      'pasando|pasamos hambre',
      'refrigerador|despensa|alacena vacio|vacia',
    ],
  },
  sleepless: {
    says: [
      'no puedo|logro|consigo|he dormir|dormido',
      'no|casi duermo|duermo',
      'sin dormir',
      'insomnio|desvelo|desvelada|desvelado',
      'me quita el sueño',
    ],
    also: 'Y encima sin poder dormir; lo siento.',
  },
  tears: {
    says: ['lloro|llorar|llorando|lagrimas|llore'],
    also: 'Y está bien llorar.',
  },
  children: {
    says: ['mis|tres|dos|2|3|4|cuatro hijos|hijas|niños', 'hijos pequeños|chicos', 'con|tengo hijos'],
  },
  faith: {
    says: ['dios|señor|jesus|orar|oro|oracion|oraciones|rezar|rezo|iglesia|fe|biblia|salmo*|virgen|santo'],
  },
  old: {
    says: [
      'tengo 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90',
      'a mi edad',
      'ya estoy viejo|vieja|mayor',
    ],
  },
};
