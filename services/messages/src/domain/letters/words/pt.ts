import type { LanguageWords } from './language-words.ts';
import { circumstances } from './pt/circumstances.ts';
import { persons } from './pt/persons.ts';
import { things } from './pt/things.ts';
import { times } from './pt/times.ts';

export const pt: LanguageWords = {
  groups: {
    monthday: '1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31',
    gone: 'morreu|faleceu|partiu|morreram|faleceram|descansou|desencarnou|se_foi|nos_deixou|nao_resistiu|perdeu_a_vida|virou_estrela|fez_a_passagem',
    number:
      '2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|18|20|25|30|40|50|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta',
  },
  persons,
  things,
  times,
  circumstances,
  asked: {
    psalm: {
      says: [
        'qual|que|quais o? salmo|salmos',
        'salmo|salmos .. ler|rezar|orar|indica|recomenda|para',
        'indica|indique|indicar|recomenda|sugere|sugira|manda|mande|passa .. salmo',
        'um|algum|quero|queria|preciso|procuro .. salmo',
      ],
      leads: [
        'Para isso, leia o {psalm}.',
        'Leia o {psalm}, devagar, em voz baixa.',
        'Um Salmo para isso: o {psalm}.',
      ],
    },
    pray: {
      says: [
        'ora|ore|orem|oreis|reza|reze|rezem|orar|rezar por|pela|pelo|pelos|pelas|comigo',
        'oracao|oracoes|prece por|pela|pelo|pelos|pelas|favor|para',
        'peco|pedir|pedindo|preciso|quero|queria .. oracao|oracoes|prece',
        'interceda|intercedam|intercessao|oremos|rezem|orem',
        'peco|pedindo|rogo|suplico|imploro luz|sabedoria|protecao|forca|forcas|serenidade|livramento|misericordia|discernimento',
      ],
      leads: [
        'Aqui vai uma oração {por who}: “Senhor, fica perto {de my} hoje. Guarda o que a gente não consegue guardar, e dá descanso a quem está cansado. Amém.”',
        'Aqui vai uma oração para dizer agora: “Senhor, tu vês o que eu carrego. Fica comigo nisto e firma os meus passos. Amém.”',
        'Uma oração, para dizer quantas vezes quiser: “Deus, ponho também isto nas tuas mãos. Não te afastes de mim hoje. Amém.”',
      ],
    },
    bless: {
      says: [
        'abencoe|abencoa|abencoar|abencoai|abencoem',
        'bencao|bencaos|bencoes para|sobre|pra|na|no|do|de',
        'quero|peco|preciso|pedir .. bencao',
      ],
      leads: [
        'Que Deus abençoe {who} e guarde {who~o dia dele|o dia dela|os dias deles|os dias delas}.',
        'Que Deus abençoe você nisto, e quem você leva junto.',
        'Que a bênção de Deus esteja nisto, hoje e nos próximos dias.',
      ],
    },
  },
  prayingVerbs: ['ore|orem|orar|oro|orando|oracao|oracoes|orei', 'reze|rezem|rezar|rezo|rezando|rezei|prece'],
  honest: {
    heard: {
      any: [
        'O que você escreveu chegou, e importa. Quem leu foi um programa, e ele não entendeu o bastante para responder como você merece.',
        'O que você escreveu merece uma resposta de verdade. Só que quem leu foi um programa, e ele não entendeu o suficiente para falar disso.',
      ],
      sorrow: [
        'Sinto muito que esteja pesado assim. O que você escreveu merece uma resposta de verdade, mas quem leu foi um programa, e ele não entendeu o bastante para dizer mais sem adivinhar.',
        'Dá para ouvir que isso pesa, e você fez bem em escrever. O que aconteceu ao certo, o programa que leu não entendeu o suficiente para falar.',
      ],
      joy: [
        'Que alegria receber uma coisa boa! O programa que leu percebeu o contentamento, mas não entendeu o bastante para festejar com você do jeito certo.',
        'Tem coisa boa no que você escreveu, e que bom que quis contar. Só que quem leu foi um programa, e ele não entendeu o suficiente para falar disso direito.',
      ],
    },
    psalms: {
      '62:8':
        'Enquanto isso, o {psalm}: ele diz que se pode derramar o coração diante de Deus, e não põe limite ao que cabe ali.',
      '139:1-4':
        'Enquanto isso, o {psalm}: ele fala com um Deus que conhece a palavra antes que ela chegue à língua. Com ele, nada precisa ser explicado primeiro.',
    },
    wishes: [
      'Dois toques aqui embaixo bastam para uma carta que acerte mais: de quem se trata, e o que você deseja.',
      'Se quiser, marque aqui embaixo de quem se trata e o que você deseja, e a próxima carta chega mais perto.',
    ],
  },
  greeting: { withName: '{name},', without: 'Olá,' },
  titles: 'dona|seu|sr|sra|dr|dra|irmã|irmão|padre|pastor|pastora|tia|tio|vó|vô',
  disclaimer: 'Esta carta foi montada por um programa; ela não fala em nome de Deus.',
  reference: 'Salmo {chapter}:{verses}',
};
