import type { ShellStrings } from '../pt.ts';

export const supportFr: Pick<ShellStrings, 'support'> = {
  support: {
    link: 'Besoin d’aide maintenant ?',
    title: 'Il y a quelqu’un pour vous',
    text: 'Ce que vous vivez compte, et des personnes sont prêtes à vous écouter maintenant, sans vous juger. S’il y a un danger en ce moment, appelez d’abord les urgences.',
    nearby: 'Si vous le pouvez, demandez à une personne de confiance de rester près de vous.',
    announcement:
      'Des personnes peuvent vous écouter maintenant. Les numéros sont à côté de ce que vous avez écrit.',
    region: 'Numéros pour',
    chooseRegion: 'Choisissez votre pays',
    anotherRegion: 'Autre pays',
    site: 'Ouvrir le site : {{name}}',
    hide: 'Masquer',
    withoutList:
      'La liste des numéros n’a pas pu s’ouvrir. En France, appelez le 3114 pour parler, ou le 15 ou le 112 en cas d’urgence. En Belgique, appelez le 0800 32 123, ou le 112 en cas d’urgence.',
  },
};
