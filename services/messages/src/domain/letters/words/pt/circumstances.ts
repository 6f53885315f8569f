import type { LanguageWords } from '../language-words.ts';

export const circumstances: LanguageWords['circumstances'] = {
  far: {
    says: [
      'mora|moram|moro|vive|vivem|vivo|esta|estao|foi|fica .. longe|exterior',
      'estou longe',
      'longe de mim|casa|todos|dele|dela|voces',
      'outro|outra cidade|estado|pais|continente',
      'la|aqui em|no|nos portugal|japao|eua|estados|exterior|europa|italia',
    ],
    also: 'E a distância deixa tudo mais difícil.',
  },
  alone: { says: ['nao tenho ninguem|amigos|familia', 'sem ninguem', 'moro|vivo|estou sozinho|sozinha|so'] },
  secret: {
    says: [
      'ninguem sabe',
      'nao|nunca contei|falei|disse|consigo|sei .. ninguem|familia|marido|esposa|mulher|mae|pai|pais|contar',
      'segredo|escondido|escondida|escondendo|escondo',
      'sem ninguem saber',
    ],
    also: 'Carregar isso sem contar a ninguém pesa ainda mais.',
  },
  hospital: {
    says: [
      'hospital|internado|internada|internados|uti|cti|internacao|enfermaria|coma|entubado|entubada|intubado|intubada|leito|emergencia|pronto_socorro',
    ],
  },
  'no-money': {
    says: [
      'sem|falta dinheiro|grana',
      'nao tenho|tem|temos|ha dinheiro|grana|condicoes|como',
      'dinheiro nao da|chega',
      'dinheiro|grana|orcamento|salario .. apertado|apertada|curto|curta',
      'to|estou|tou|ando duro|dura',
    ],
    also: 'E o dinheiro curto aperta ainda mais.',
  },
  'no-food': {
    says: [
      'sem|falta|faltando comida|alimento|comer',
      'nao tenho|tem|temos .. comer|comida',
      'passando|passar fome',
      'geladeira|despensa|armario vazia|vazio',
    ],
  },
  sleepless: {
    says: [
      'nao|nem durmo|consigo|dormi|tenho|estou .. dormir|dormido|dormindo|durmo',
      'nao durmo',
      'sem dormir',
      'insonia',
      'noites|noite em claro',
      'perdi|tirando o? sono',
    ],
    also: 'E dormir mal deixa tudo mais difícil.',
  },
  tears: { says: ['choro|chorar|chorando|chorei|lagrimas'], also: 'As lágrimas também têm lugar aqui.' },
  children: {
    says: [
      'meus|nossos|dois|tres|2|3|4|quatro filhos|filhas|criancas|meninos',
      'filhos pequenos',
      'com|tenho filhos',
    ],
  },
  faith: {
    says: [
      'deus|senhor|jesus|orar|oro|orando|oracao|rezar|rezo|rezando|igreja|fe|biblia|salmo*|santo|pastor|padre',
    ],
  },
  old: {
    says: [
      'tenho 70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90',
      'minha idade',
      'sou idoso|idosa|velho|velha',
    ],
  },
};
