import type { love as plan } from '../plan/love.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const love: ThemeTexts<keyof typeof plan> = {
  groups: {
    partner:
      'mari|femme|copain|copine|compagnon|compagne|conjoint|conjointe|fiance|fiancee|epoux|epouse|ami|amie',
  },
  situations: {
    heartbreak: {
      says: [
        'coeur saigne',
        'amour me fait mal',
        'a cause d un|une homme|femme|garcon|fille',
        'coeur brise|dechire|casse|meurtri',
        'chagrin|peine d amour',
        'chagrin|chagrins d amour',
        'aime .. ne m aime|m aime pas|plus',
        'pas reciproque',
        'amoureux|amoureuse',
        'oublier .. <who=ex|copain|copine>|lui|elle',
        'deception amoureuse',
        'mon ex',
      ],
      not: ['fils|fille .. coeur brise', 'amoureux de dieu'],
      heard: [
        'Un amour qui fait mal à ce point[, {span},] ne se soigne pas avec des conseils.',
        'Ce qui est arrivé à votre cœur est une perte aussi : un amour parti, ou resté sans réponse.',
        'Vous parlez d’un amour qui a blessé[, {ago}].',
      ],
      psalms: [
        'Le {psalm} parle d’un Dieu qui soigne les cœurs brisés, comme on panse sans serrer.',
        'Le {psalm} invite à épancher son cœur sans le ranger d’abord. Aujourd’hui il peut sortir comme il est.',
      ],
      steps: [
        'Écrivez en entier le message que vous n’enverrez pas, et effacez-le demain. Aujourd’hui il a juste besoin d’être dehors.',
        'Laissez le téléphone dans une autre pièce de vingt et une à vingt-deux heures, l’heure où l’on cherche le plus un nom.',
        {
          text: 'Racontez tout une seule fois à une personne, et demandez-lui de ne pas conseiller.',
          unless: ['secret', 'alone'],
        },
      ],
      wishes: [
        'Que votre cœur trouve aujourd’hui une demi-heure de calme.',
        'Que ce que vous avez à donner trouve qui le reçoive avec joie.',
      ],
      also: 'Et il y a aussi cet amour qui fait mal.',
    },
    breakup: {
      says: [
        'fait ses cartons|valises',
        'quitte apres',
        '<who=$partner> m a quitte|quittee',
        '<who=$partner> m a quitte|quittee|laisse|laissee|largue|larguee',
        'm a quitte|quittee|largue|larguee|plaque|plaquee|laissee',
        'rupture|separation|divorce|divorcer|divorcee|divorcons',
        'nous|on .. separes|separe|separons|quittes|rompu',
        '<who=$partner> .. parti|partie avec|pour|sans|de la maison',
        'fin de mon|notre couple|histoire|relation|mariage',
        'me separe|separer',
        'me manque .. ex|copain|copine',
        'tourner la page',
        'veut|demande .. divorcer|divorce',
      ],
      not: ['mort|morte|decede|decedee|deces', 'parents .. separ*|divorc*', 'parti|partie au ciel'],
      heard: [
        'C’est fini[, {ago}]. Quand quelqu’un s’en va, les projets partent aussi, et jusqu’aux dimanches.',
        'Cette histoire s’est arrêtée[, {ago}], et ce qui était à deux reste entre vos mains.',
        'Une séparation entre partout : dans la maison, chez les amis, dans le calendrier.',
      ],
      psalms: [
        'Le {psalm} dit Dieu tout proche des cœurs brisés. Proche, aussi les soirs où le téléphone se tait.',
        'Le {psalm} parle de blessures pansées avec soin. Personne n’enlève le pansement le deuxième jour.',
      ],
      steps: [
        'Mettez en sourdine, pour une semaine, les publications et messages de cette personne. Ce n’est pas la guerre ; c’est un pansement.',
        'Trouvez l’heure la plus vide de votre journée et mettez-y quelque chose avec quelqu’un ou ailleurs, ne serait-ce que le pain acheté plus loin.',
        {
          text: 'S’il y a des enfants, dites-leur aujourd’hui juste ceci : « ce n’est pas votre faute, et nous restons tous les deux vos parents ».',
          if: ['children'],
        },
      ],
      wishes: [
        'Que le prochain matin ne commence pas par ce souvenir.',
        'Que votre valeur ne tienne jamais à qui reste ou s’en va.',
      ],
      also: 'Et il y a la fin de cette histoire, qui fait encore mal.',
    },
    cheated: {
      says: [
        'deuxieme bureau',
        'photos dans son telephone',
        'autre femme|homme',
        'trompe|trompee|infidele|infidelite|maitresse|amant|adultere|trahison',
        '<who=$partner> .. une autre|un autre|quelqu un',
        'decouvert|trouve .. messages|photos .. <who=$partner>',
        'double vie',
      ],
      not: ['j ai trompe', 'me suis trompe|trompee', 'maitresse .. ecole|classe', 'ami|amie .. trahi'],
      heard: [
        'Cette infidélité[, {ago},] change jusqu’aux bons souvenirs.',
        'Une confiance brisée ainsi[, {ago},] n’est pas la faute de celui ou celle qui a fait confiance.',
        'Ce qu’a fait {who} parle de ses choix, et ne dit rien de ce que vous valez.',
      ],
      psalms: [
        'Le {psalm} vient de quelqu’un que n’a pas blessé un ennemi, mais un proche. La Bible connaît cette douleur par son nom.',
        'Le {psalm} laisse tout s’épancher devant Dieu : la colère, les questions, le dégoût. Rien n’a besoin d’être rangé d’abord.',
      ],
      steps: [
        'Ne décidez pas aujourd’hui de rester ou de partir. Décidez seulement où dormir cette nuit et à qui parler demain.',
        'Écrivez sur une feuille les questions qui demandent une réponse, et sur une autre celles qui ne font que blesser. N’emportez que la première.',
        {
          text: 'Prenez un simple rendez-vous de santé avec les examens habituels ; prendre soin de votre corps est votre droit, sans honte.',
          unless: ['no-money'],
        },
      ],
      wishes: [
        'Que la vérité vienne entière, et que vous n’ayez pas à la porter sans compagnie.',
        'Que le sommeil revienne avant les réponses.',
      ],
      also: 'Et il y a cette trahison, qui brise la confiance.',
    },
    'marriage-crisis': {
      says: [
        'priez pour mon foyer|couple|menage',
        'rentre tard',
        'lit .. frontiere',
        'mon foyer',
        'couple|mariage .. crise|mal|difficile|froid|sauver|difficultes|problemes|bat|probleme|tensions|use',
        'crise|problemes|difficultes|tensions .. couple|conjugale|conjugaux|mariage|menage|<who=$partner>',
        'sauver .. couple|mariage',
        'dispute|disputes|disputons|dispute|engueule|engueulons .. <who=$partner>|tout|tous|sans|toujours|souvent',
        '<who=$partner> .. ne me .. parle|ecoute|regarde|touche|comprend|aide',
        '<who=$partner> .. distant|distante|froid|froide|change|absent|absente',
        'mon|ma <who=$partner> et moi .. disput*|parlons|crise|eloign*|plus',
        'chambre a part',
        'ne nous? parlons|parle plus .. couple|mari|femme|soir',
      ],
      not: ['famille', 'trompe|infidele|maitresse|amant', 'parents .. disputent', 'divorce'],
      heard: [
        'Entre vous et {who}, la parole est devenue dispute ou silence[, {span}]. Cela use les deux.',
        'Un couple en difficulté, cela se sent dans chaque pièce de la maison.',
        'Les choses se sont refroidies avec {who}[, {span}], et vous ne voulez pas faire semblant de ne pas le voir.',
      ],
      psalms: [
        'Le {psalm} chante comme il est bon de vivre en paix sous un même toit. Il ne dit pas que c’est facile ; il dit que cela vaut d’être désiré.',
        'Le {psalm} demande une garde à la porte des lèvres. Avant la prochaine conversation, c’est une prière utile.',
      ],
      steps: [
        'Dites aujourd’hui une chose que vous avez remarquée et qui mérite un merci, petite et vraie, sans « mais » derrière.',
        'Convenez de vingt minutes à une heure calme, sans téléphone : l’un parle cinq minutes, l’autre répète seulement ce qu’il a entendu, puis on échange.',
        {
          text: 'Avant la prochaine conversation, écrivez une phrase qui commence par « ce qui me manque… », et apportez celle-là plutôt que la liste.',
          unless: ['far'],
        },
      ],
      wishes: [
        'Que la prochaine conversation entre vous finisse mieux qu’elle n’aura commencé.',
        'Qu’il y ait chez vous un soir sans guerre et sans glace.',
      ],
      also: 'Et votre couple demande du soin, lui aussi.',
    },
    single: {
      says: [
        'envoie moi un|une',
        'sites de rencontre',
        'manque quelqu un',
        'celibataire',
        'celibataire|celibat',
        'trouver|rencontrer|cherche|voudrais|aimerais|attends|desire .. amour|quelqu|mari|femme|ame|compagnon|compagne|conjoint|epoux|epouse',
        'me marier|fonder une famille',
        'jamais eu de .. copain|copine|relation',
        'tous|toutes|autour .. se marient|maries|couple',
        'quelqu un .. partager .. vie',
      ],
      not: ['mere celibataire|seule', 'travail|emploi', 'mon ex'],
      heard: [
        'Vouloir partager sa vie avec quelqu’un est un bon désir[, et vous le gardez {span}].',
        'Vous cherchez un amour pour la vie. L’attendre sans date au calendrier n’est pas peu de chose.',
        'Le souhait de rencontrer quelqu’un est tout clair dans vos mots.',
      ],
      psalms: [
        'Le {psalm} parle d’un Dieu qui donne une maison à ceux qui n’ont personne. Une maison, c’est-à-dire du monde.',
        'Le {psalm} conseille de remettre à Dieu le désir et le chemin, les deux ensemble. Aucun n’a besoin d’être caché.',
      ],
      steps: [
        'Choisissez un lieu qui vous plaît déjà, une chorale, un cours, une équipe, et retournez-y cette semaine ; on se rencontre en faisant.',
        'Écrivez les trois qualités que vous aimeriez le plus trouver, et demandez à vos amis qui leur y fait penser.',
        'Prévoyez pour ce week-end quelque chose que vous gardiez pour quand vous seriez deux.',
      ],
      wishes: [
        'Que vienne quelqu’un qui rie des mêmes choses.',
        'Que l’attente n’éteigne pas ce qui est déjà bon dans votre vie.',
      ],
      also: 'Et il y a le souhait de rencontrer quelqu’un.',
    },
    wedding: {
      says: [
        '<who> epouse',
        'ma|mon <who> .. epouse|marie',
        'genou a terre',
        'dot & mariage|familles',
        'j ai dit oui',
        'je me|nous|on se marie|marions|marier',
        'mon|notre mariage',
        'mon|ma <who> .. se marie|marier|fiance|fiancee',
        'mariage de mon|ma <who>',
        'fiances|fiancailles',
        'demande .. en mariage',
        'vient|viens|venons de .. marier|fiancer',
        'anniversaire de mariage',
        'ans de mariage',
        'noces',
      ],
      not: [
        'crise|sauver|difficult*|divorc*|separ*|trompe|infid*|disput*|problemes',
        'peur|doute|dois',
        'tous|toutes .. se marient',
        'veuve|veuf|mort|decede',
      ],
      heard: [
        'Félicitations pour ce mariage[, {when}] ! Quelle belle nouvelle.',
        'Quelle joie : un mariage[, {when}] ! Félicitations à ceux qui vont dire oui.',
        'Félicitations ! Deux vies qui se promettent l’une à l’autre méritent une fête.',
      ],
      psalms: [
        'Le {psalm} décrit le bonheur simple d’une maison : le travail des mains et la table mise. Un bon psaume pour commencer.',
        'Le {psalm} entre à la fête par la grande porte, en rendant grâce : sa bonté dure d’âge en âge.',
      ],
      steps: [
        'Au milieu des préparatifs, gardez aujourd’hui un quart d’heure rien que pour le couple, sans liste ni facture sur la table.',
        'Écrivez une phrase à relire dans dix ans et glissez-la dans une enveloppe avec le faire-part.',
        {
          text: 'Pour ceux qui ne peuvent pas venir, demandez dès maintenant à quelqu’un de tenir un téléphone.',
          if: ['far'],
        },
      ],
      wishes: [
        'Que la fête[, {when},] soit légère, et la vie après elle aussi.',
        'Que la nouvelle maison ait des rires, du pain et de la patience.',
      ],
      also: 'Et félicitations pour le mariage !',
    },
  },
};
