import type { DangerWords } from './danger-words.ts';

export const pt: DangerWords = {
  despair: [
    'O que você escreveu é sério, e é bom que não tenha ficado guardado só aí dentro. Uma dor assim não deve ser carregada sem companhia, nem só por esta noite.',
    'Seja sobre você ou sobre alguém que você ama, uma dor tão grande merece uma pessoa de verdade por perto, agora. Que bom que você colocou isso em palavras.',
    'São palavras pesadas, e elas importam. Por mais escuro que esteja neste momento, há gente acordada que quer ouvir.',
  ],
  harm: [
    'O que você conta é grave, e a culpa não é sua. Ninguém tem o direito de machucar, ameaçar ou obrigar você a nada, seja quem for.',
    'Contar isso exige coragem. O que estão fazendo é errado, a culpa não é sua, e a sua segurança vem em primeiro lugar.',
    'O que você conta merece crédito. Ninguém deveria viver com esse medo, e nada do que você fez justifica isso.',
  ],
  alsoHarm: [
    'E o que outras pessoas fizeram com você não é culpa sua.',
    'O mal que fizeram a você não é culpa sua.',
  ],
  reachOut: [
    'Por favor, procure uma pessoa agora: ligue para um dos números que aparecem ao lado desta mensagem, ou vá até alguém de confiança e conte como escreveu aqui. Se houver perigo neste instante, afaste-se de tudo o que possa ferir e ligue para a emergência.',
    'Por favor, não fique a sós com isso. Nos números ao lado desta mensagem atende gente acostumada a ouvir exatamente isso, também se a sua preocupação é com outra pessoa. Se o perigo for imediato, afaste-se de tudo o que possa ferir e ligue primeiro para a emergência.',
  ],
  reachOutFromHarm: [
    'Se houver perigo agora, ligue para a emergência. Nos outros números ao lado desta mensagem há gente que sabe ajudar, em sigilo; escolha uma hora e um telefone seguros para você.',
    'Por favor, fale com alguém assim que for seguro: os números ao lado desta mensagem são de serviços que escutam e planejam com você. Se o perigo for imediato, ligue para a emergência.',
  ],
  psalm: ['Se ajudar, o {psalm} fica aqui ao seu lado.', 'Para quando você quiser, há o {psalm}.'],
  closing: [
    'Por favor, faça essa ligação agora.',
    'Fique perto de alguém. A sua vida importa.',
    'Você importa. Deixe alguém estar com você agora.',
  ],
  closingFromHarm: ['A sua segurança importa, e você também.', 'Você merece viver em segurança e ter ajuda.'],
  perhaps: [
    'Se o que você carrega for mais pesado do que coube aqui, os números ao lado desta mensagem são atendidos por gente que sabe ouvir.',
    'E, se por trás disso houver algo difícil de dizer, há pessoas para ouvir agora mesmo, nos números ao lado desta mensagem.',
  ],
};
