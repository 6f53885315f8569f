import type { expecting as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const expecting: ThemeTexts<keyof typeof plan> = {
  groups: {
    newborn: 'bebe|fils|fille|garcon|enfant|jumeaux|jumelles',
    grand: 'neveu|niece|filleul|filleule',
    born: 'ne|nee|nes|arrive|arrivee|naissance',
  },
  situations: {
    'pregnant-worry': {
      says: [
        'alitee depuis',
        'clarte nucale',
        'semaine & alitee|enceinte|bebe|saignements|contractions',
        'saignements & bebe|semaines|priez',
        'enceinte & tension|declencher|medecins|risque',
        'enceinte|grossesse & peur|inquiete|risque|saignements|angoisse|accouchement|stress|perdre|complications',
        'grossesse a risque',
        'peur .. accouchement|accoucher|perdre .. bebe|fausse',
        'ma|mon <who=femme|fille|soeur|amie|compagne|belle-fille> .. enceinte & peur|inquiet|risque|saignements|bien',
        'echographie|echo & bebe & peur|inquiete|probleme',
        'accoucher|accouchement & peur|stress|angoisse|inquiete',
      ],
      not: ['perdu', 'tomber|essaie|arrive .. enceinte', 'est nee|ne'],
      heard: [
        'Une grossesse avec la peur à côté[, et {day} devant soi] : chaque jour se compte autrement.',
        'Attendre un enfant[, {when},] et craindre pour lui, c’est déjà en prendre soin.',
        'Un bébé est en route, et avec lui une inquiétude qui ne lâche pas.',
      ],
      psalms: [
        'Le {psalm} dit que Dieu tisse la vie dans le ventre. Là où personne n’atteint, il y a déjà du soin.',
        'Le {psalm} demande que Dieu garde qui part et qui arrive. Il va bien à une naissance.',
      ],
      steps: [
        'Écrivez maintenant ce qui fait peur, en phrases courtes, et apportez-le à la sage-femme ; demandez quels signes exigent de venir tout de suite.',
        'En cas de saignement, de forte douleur ou si le bébé bouge moins, il faut aller à la maternité aujourd’hui même.',
        {
          text: 'Décidez aujourd’hui qui conduit et qui garde les autres enfants, et affichez les deux numéros.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que les mois qui restent soient calmes et que l’enfant arrive bien.',
        'Que la prochaine échographie[, {when},] montre un cœur qui bat fort.',
      ],
      also: 'Et il y a la grossesse, avec ses soucis.',
    },
    'birth-child': {
      says: [
        'fous|folle|fou de bonheur & nee|ne|arrivee|bebe',
        'elle|il est arrivee|ne|nee & taxi|hopital|kilos|bonheur|maman|papa',
        'notre fille|fils|bebe est la|arrive|arrivee|ne|nee',
        'je suis papa|maman depuis',
        'mon bebe est la',
        'bebe .. dans mes bras',
        's appelle .. kilos|kg',
        'mon|ma|notre|nos <who=$newborn> .. est|sont $born',
        'naissance de mon|ma|notre|nos <who=$newborn>',
        'je suis|suis|devenu|devenue|sommes .. maman|papa|mere|pere|parents & premiere|hier|semaine|bebe|jours|enfin',
        'accouche .. hier|semaine|matin|fille|garcon|bebe',
        'jeunes parents',
        'petit|petite .. est nee|ne & notre|mon|ma',
      ],
      not: [
        '$grand|petit-fils|petite-fille',
        'mort|morte',
        'prematures|prematuree|couveuse',
        'y a .. ans',
        'depuis la naissance',
        'malade',
      ],
      heard: [
        'Félicitations pour l’arrivée {de who}[, {ago}] ! Quelle joie de lire cela.',
        'Une naissance ! Félicitations pour cette vie nouvelle dans votre maison[, {ago}].',
        'Quel bonheur : {who} est là[, {ago}] ! Toutes mes félicitations.',
      ],
      psalms: [
        'Le {psalm} appelle les enfants un don remis entre nos mains. Aujourd’hui le don a un poids et une voix.',
        'Le {psalm} parle de Dieu présent dès le sein de la mère, avant toute parole. Un beau premier psaume près d’un berceau.',
      ],
      steps: [
        'Notez avant que le sommeil ne les efface trois choses du premier jour : l’heure, qui était là, la première phrase dite.',
        'Dites oui à la première aide proposée, si petite soit-elle : « oui, apporte-nous à manger ».',
        {
          text: 'Envoyez à ceux qui sont loin dix secondes de sa respiration. Pas besoin de plus.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que la maison ait santé, lait et patience.',
        'Que {who} grandisse parmi des gens qui chantent le soir.',
      ],
      also: 'Et félicitations pour la naissance !',
    },
    'birth-grandchild': {
      says: [
        'vu le jour',
        'c est une fille|un garcon & mon|ma fils|fille',
        'enfant de mon fils|ma fille',
        '<who=$grand> .. est $born',
        'petit|petite|petits fils|fille|enfant|enfants .. $born',
        'suis|devenu|devenue|devenir|sommes .. grand mere|pere|parents',
        'suis|devenu|devenue|sommes .. mamie|papi|papy|mamy|tata|tonton|tante|oncle|marraine|parrain|grands',
        'naissance de mon|ma .. petit|petite|neveu|niece|filleul|filleule',
        'ma|mon <who=fille|fils|soeur|frere|amie> .. accouche|a eu .. bebe|garcon|fille|petit|petite',
      ],
      not: ['prematures|prematuree|couveuse|malade|hopital', 'ne vois|voir plus'],
      heard: [
        'Félicitations ! Un enfant est né[, {ago}], et la famille s’est agrandie.',
        'Quelle belle nouvelle que cette naissance[, {ago}] ! Félicitations à vous tous.',
        'Félicitations pour ce petit être de plus dans la famille[, {ago}] !',
      ],
      psalms: [
        'Le {psalm} souhaite à quelqu’un une bénédiction très concrète : voir les enfants de ses enfants. Aujourd’hui vous la voyez.',
        'Le {psalm} dit qu’une génération raconte à l’autre les bontés de Dieu. C’est maintenant votre tour de raconter.',
      ],
      steps: [
        'Écrivez une courte lettre à lire à quinze ans : ce qui s’est passé le jour de la naissance, et qui a pleuré le premier.',
        {
          text: 'De loin, convenez avec les parents d’un court appel vidéo par semaine, toujours à la même heure, pour que votre voix soit vite connue.',
          if: ['far'],
        },
        {
          text: 'Apportez aux parents un plat prêt à manger, et restez juste le temps de tenir le bébé et de faire la vaisselle.',
          unless: ['far', 'no-money'],
        },
      ],
      wishes: [
        'Que cet enfant grandisse en bonne santé et connaisse votre voix.',
        'Que la joie de cette naissance fasse le tour de la famille.',
      ],
      also: 'Et félicitations pour cet enfant dans la famille !',
    },
  },
};
