import type { grief as plan } from '../plan/loss.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const grief: ThemeTexts<keyof typeof plan> = {
  groups: {
    died: 'mort|morte|decede|decedee|parti|partie|eteint|eteinte|deces|disparu|disparue',
    death: 'mort|deces|deuil|perte|depart|enterrement|obseques|disparition',
    spouse: 'mari|femme|epoux|epouse|compagnon|compagne|conjoint',
    pet: 'chien|chienne|chat|chatte|chiot|chaton|lapin|cheval|perroquet|toutou',
    offspring: 'fils|fille|enfant|bebe|garcon',
    recent:
      'hier|aujourd|semaine|jours|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|recemment|vient|viens|matin|nuit',
  },
  situations: {
    grief: {
      says: [
        'quelqu un que j aime .. mort|morte|parti|partie',
        'en deuil',
        '<who> est mort|morte|decede|decedee',
        'dieu a repris',
        '<who> .. au ciel',
        'maman|papa .. au ciel',
        '<who> .. est|a .. $died',
        '<who> nous a quittes|quitte',
        'nous a quittes|quitte',
        'perdu mon|ma|mes|notre|un|une .. <who>',
        '$death de|du mon|ma|mes|notre .. <who>',
        'deuil|veuf|veuve|endeuille|endeuillee',
        'chaise|place vide',
        '<who> n est plus',
        '<who> decede|decedee|mort|morte',
      ],
      not: [
        'quitte sans',
        'foi m a',
        '<who> .. fait ses cartons',
        'perdu .. travail|emploi|contact|patience',
        '$pet',
        'failli mourir',
        'mort de rire|fatigue|peur|inquietude',
        'parti|partie en|au|a|vivre|avec|faire',
      ],
      heard: [
        'Toutes mes condoléances pour la mort {de who}[, {ago}].',
        'Toutes mes pensées pour ce deuil. Quand quelqu’un de cher meurt, même la maison sonne autrement.',
        'Quelle triste nouvelle, la mort {de who}[, {ago}].',
      ],
      psalms: [
        'Le {psalm} dit que Dieu est proche des cœurs brisés ; il ne demande pas au deuil d’aller vite.',
        'Le {psalm} imagine Dieu recueillant chaque larme, comme pour n’en perdre aucune.',
      ],
      steps: [
        'Écrivez aujourd’hui trois lignes sur un moment avec cette personne que vous ne voulez pas oublier, et rangez le papier en lieu sûr.',
        'Racontez aujourd’hui à quelqu’un une histoire d’elle ou de lui, au téléphone ou par message, comme elle vient.',
        'Choisissez une photo et posez-la là où vous passez chaque jour, jusqu’au moment de la ranger.',
      ],
      wishes: [
        'Que le souvenir {de who} vienne avec un peu de paix.',
        'Qu’il y ait quelqu’un à qui parler quand le manque est le plus fort.',
      ],
      also: 'Et il y a ce deuil, qui se lit aussi dans vos mots ; toutes mes condoléances.',
    },
    'grief-recent': {
      says: [
        '<who> vient de mourir|deceder|partir',
        '<who> vient de nous quitter',
        '<who> .. mort|morte hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine',
        '<who> .. $died & $recent',
        '$recent .. $died .. <who>',
        'perdu mon|ma|mes|notre .. <who> & $recent',
        'vient|viens|venons de .. perdre|mourir|deceder .. <who>',
        '<who> vient de mourir|deceder|nous quitter|partir',
        'enterre|enterrer .. <who> & $recent',
        '<who> .. $died .. il y a & jours|semaine|semaines|mois',
      ],
      not: ['$pet', 'ans|annees|annee', 'travail|emploi', 'parti|partie en|au|vivre'],
      heard: [
        'Toutes mes condoléances : {who}[, {ago}]. Tout est si récent, et il n’y a pas de bonne manière de traverser ces jours.',
        'Quelle perte, et si proche encore. Recevez toutes mes condoléances.',
        'La mort {de who}[, {ago}], et vous avez trouvé la force d’écrire. Mes sincères condoléances.',
      ],
      psalms: [
        'Le {psalm} dit que Dieu est près de ceux qui ont le cœur brisé. Près, et sans hâte.',
        'Dans le {psalm}, quelqu’un dit à Dieu, sans ornement, que ses yeux et son corps s’usent de chagrin. C’est une prière permise ces jours-là.',
      ],
      steps: [
        'Laissez quelqu’un d’autre se charger aujourd’hui d’une seule chose : le repas, un appel, un papier. Dites laquelle, pour qu’on sache comment aider.',
        {
          text: 'Écrivez à quelqu’un qui connaissait aussi cette personne et demandez-lui un souvenir. De loin, cela compte aussi.',
          if: ['far'],
        },
        'Les papiers et les vêtements peuvent attendre. Aujourd’hui, il suffit de manger un peu et de dormir là où il y a quelqu’un, si c’est possible.',
      ],
      wishes: [
        'Que ces premiers jours amènent des gens qui sachent se taire à vos côtés.',
        'Que la nuit qui vient soit un peu moins longue.',
      ],
      also: 'Et la mort {de who}[, {ago},] est dans tout cela ; mes condoléances.',
    },
    'grief-years': {
      says: [
        'chaque annee & cimetiere|tombe|toussaint',
        'aurait soixante|cinquante|quarante|trente|60|50|70|80 ans',
        '<who> .. mort|morte|parti|partie .. ans',
        '<who> .. $died & ans|annees|annee|an',
        'ans|annees|an que|sans|depuis .. <who>',
        'anniversaire de sa mort|deces',
        'anniversaire du|de .. deces|mort',
        'me manque|manquent .. mon|ma|mes|me <who>',
        '<who> .. me manque',
        'premier noel|anniversaire sans .. <who>',
        'aurait eu|fete .. ans|aujourd|anniversaire',
        'perdu .. <who> && ans|annees|enfant|petit|petite',
      ],
      not: ['$pet', 'loin|etranger|vit|habite|pays|ex|copain|copine|parti|separation'],
      heard: [
        'Le manque {de who} continue, et le temps passé[, {ago},] ne rétrécit pas la place vide.',
        'Il y a des absences sans date de fin. Celle {de who} est de celles-là.',
        'Cette absence continue, et certaines dates ramènent tout d’un coup.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un dit que les larmes sont son pain jour et nuit, et personne dans la Bible ne lui ordonne d’arrêter.',
        'Le {psalm} connaît des soirs de larmes, et il connaît des matins qui arrivent ; il ne dit pas quand.',
      ],
      steps: [
        'Faites aujourd’hui une chose à sa manière : la recette, la chanson, la façon de mettre la table. Le manque a ainsi sa place.',
        'Écrivez une courte lettre à la personne partie, et racontez-lui ce qui s’est passé depuis. Elle n’a besoin d’aller nulle part.',
        {
          text: 'Notez dans l’agenda un appel pour la prochaine date difficile[ ({when})], avec quelqu’un à qui elle manque aussi.',
          unless: ['alone'],
        },
      ],
      wishes: [
        'Que le souvenir {de who} vienne aujourd’hui par son plus beau côté.',
        'Que le manque ait une chaise, sans occuper toute la pièce.',
      ],
      also: 'Et le manque {de who} traverse tout cela.',
    },
    'grief-spouse': {
      says: [
        'mon|ma <who=$spouse> .. est|a .. $died',
        'mon|ma <who=$spouse> decede|decedee|mort|morte',
        'perdu mon|ma <who=$spouse>',
        '$death de mon|ma <who=$spouse>',
        'veuf|veuve|veuvage',
      ],
      not: ['parti|partie avec|pour', 'quitte pour', 'divorc*|separ*|trompe'],
      heard: [
        'La mort {de who}[, {ago}] : toutes mes condoléances. Quand s’en va celui ou celle qui partageait la maison, même les heures sonnent autrement.',
        'Toutes mes condoléances. Perdre la personne qui marchait à vos côtés change le pas de toute chose, et nul ne l’apprend en un jour.',
        'Quel vide laisse {who}[, {ago}]. Mes condoléances les plus sincères.',
      ],
      psalms: [
        'Le {psalm} appelle Dieu défenseur des veuves, et dit qu’il donne une maison à qui n’a plus personne.',
        'Le {psalm} parle d’un Dieu qui panse les blessures, comme quelqu’un qui s’assied au bord du lit.',
      ],
      steps: [
        'Choisissez l’heure la plus dure de la journée, le dîner peut-être, et convenez aujourd’hui avec quelqu’un d’un appel juste à cette heure-là.',
        'Il y avait une tâche qui était toujours la sienne : les comptes, la voiture, le jardin. Demandez à une personne de la faire une fois avec vous cette semaine.',
        'Laissez ses affaires où elles sont pour l’instant. Un tiroir, un jour, quand vous voudrez et pas avant.',
      ],
      wishes: [
        'Que les soirées raccourcissent, et qu’il y ait une voix au bout du fil.',
        'Que l’amour vécu avec {who} reste le vôtre.',
      ],
      also: 'Et il y a l’absence {de who}, dans la maison et partout ; mes condoléances.',
    },
    'grief-child': {
      says: [
        'mon|ma|notre petit|petite|bebe|fils|fille .. mort|morte',
        'dieu a repris mon|ma|notre',
        'mere .. perdu son enfant',
        'mon|ma|notre|nos <who=$offspring> .. est|a .. mort|morte|decede|decedee|parti|partie',
        'perdu mon|ma|notre|un .. <who=$offspring>',
        '$death de mon|ma|notre <who=$offspring>',
        'enterre|enterrer mon|ma|notre <who=$offspring>',
      ],
      not: ['grossesse|fausse|semaines|enceinte|ventre', 'garde', 'parti|partie vivre|en|au|a'],
      heard: [
        'La mort {de who}[, {ago}] : il n’y a pas de mots à cette mesure, et ceux-ci ne feront pas semblant. Toutes mes condoléances.',
        'Perdre {who} est une douleur sans mesure. Toutes mes condoléances.',
        'Aucune mère, aucun père ne devrait avoir à écrire ce que vous avez écrit. Mes condoléances, du fond du cœur.',
      ],
      psalms: [
        'Le {psalm} imagine Dieu recueillant chaque larme et en tenant le compte. Aucune des vôtres n’est de trop.',
        'Le {psalm} commence par « jusques à quand, Seigneur ? », et la Bible garde cette question sans corriger celui qui la pose.',
      ],
      steps: [
        'Dites aujourd’hui son prénom à voix haute devant quelqu’un qui l’aime aussi. L’entendre fait partie du soin.',
        'Cherchez un groupe de parents qui ont perdu un enfant ; les hôpitaux et les paroisses en connaissent souvent un. Aujourd’hui, il suffit de demander.',
        'Rassemblez trois objets dans une boîte. Ouvrez-la quand vous voulez, refermez-la quand il le faut.',
      ],
      wishes: [
        'Qu’il y ait près de vous des gens que cette douleur n’effraie pas.',
        'Que le prénom {de who} soit toujours dit avec amour.',
      ],
      also: 'Et il y a la mort {de who}, plus grande que tout le reste ; mes condoléances.',
    },
    'grief-pregnancy': {
      says: [
        'plus de battement|battements',
        'nee|ne sans vie',
        'berceau & perdu|pleure|battement',
        'fausse couche',
        'perdu .. bebe|grossesse & semaines|mois|enceinte|grossesse|ventre',
        'perdu le|notre|mon|un bebe',
        'mort ne|nee',
        'coeur .. arrete|bat plus',
        'grossesse .. arretee|extra',
        'interruption medicale',
      ],
      not: ['peur .. fausse|perdre'],
      heard: [
        'Toutes mes pensées pour votre bébé[, {ago}]. Un enfant attendu était déjà aimé, si tôt que ce soit.',
        'Une grossesse qui s’arrête ainsi[, {ago},] emporte tout un avenir qui avait déjà commencé. Mes condoléances.',
        'Quelle triste perte[, {ago}]. Mes pensées pour votre bébé et pour tout ce qui se préparait déjà.',
      ],
      psalms: [
        'Le {psalm} dit que Dieu tisse une vie dans le ventre et l’y connaît. Votre bébé aussi.',
        'Le {psalm} dit que Dieu se tient près des cœurs brisés, même quand presque personne n’a su.',
      ],
      steps: [
        'Donnez une place à votre bébé : un prénom, une date écrite, une fleur. Une perte qui a sa place fait mal moins en secret.',
        'Appelez la sage-femme ou le médecin et demandez une consultation après la perte ; le corps aussi a besoin de soin.',
        {
          text: 'Dites à une personne, par message, ce qui s’est passé et ce que vous ne voulez pas entendre. Cela aide ceux qui veulent aider.',
          unless: ['secret'],
        },
      ],
      wishes: [
        'Que personne ne presse ce deuil.',
        'Qu’il y ait des bras autour de vous, là où les vôtres sont vides.',
      ],
      also: 'Et il y a le bébé perdu ; mes condoléances.',
    },
    'grief-pet': {
      says: [
        'faire piquer',
        'gamelle|panier vide',
        'fait|faire piquer|endormir|euthanasier .. mon|ma|notre|notre <who=$pet>',
        '<who=$pet> .. mort|morte|parti|partie|decede|decedee|euthanasie|euthanasier|piquer|ecrase|endormir',
        'perdu mon|ma|notre .. <who=$pet>',
        'mort|perte|deces de mon|ma|notre <who=$pet>',
        '<who=$pet> .. manque',
        'euthanasie|euthanasier|piquer & <who=$pet>',
      ],
      not: ['enfui|fugue|disparu depuis|perdu .. retrouver'],
      heard: [
        'Quelle tristesse, la mort {de who}[, {ago}]. Quand manque celui ou celle qui attendait à la porte, la maison est bien silencieuse.',
        'Perdre {who}[, {ago}], c’est un vrai deuil ; qui a vécu avec un animal le sait.',
        'Une présence de tous les jours manque dans chaque recoin. C’est un vrai chagrin.',
      ],
      psalms: [
        'Le {psalm} dit que la tendresse de Dieu s’étend à tout ce qu’il a fait. Les animaux que nous aimons y ont leur place.',
        'Le {psalm} dit que Dieu prend soin des humains et des bêtes. Le vôtre était dans ce soin.',
      ],
      steps: [
        'Envoyez votre plus belle photo {de who} à quelqu’un qui l’aimait aussi, avec la plus grosse bêtise à raconter.',
        'Rangez au même endroit le collier, la gamelle ou le jouet, et laissez le reste pour un autre jour.',
        {
          text: 'S’il y a des enfants à la maison, employez aujourd’hui le mot simple : mort. Les enfants comprennent mieux les mots simples.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que la joie apportée par {who} dure plus longtemps que la peine.',
        'Que personne ne dise devant vous que ce n’était qu’une bête.',
      ],
      also: 'Et {who} vous manque ; c’est un deuil aussi.',
    },
    'grief-dying': {
      says: [
        'question de jours',
        'va mourir',
        'arrete les traitements',
        '<who> .. va mourir|partir bientot',
        '<who> .. mourir|mourant|mourante|palliatif|palliatifs|terminale|condamne|condamnee|fin de vie|agonise',
        '<who> & palliatif|palliatifs|mourant|mourante|terminale|condamne|condamnee',
        'fin de vie',
        'soins palliatifs',
        'medecins|medecin .. plus rien',
        'dire adieu|au revoir .. <who>',
        '<who> .. en a plus pour|derniers|derniere',
        '<who> s en va|eteint doucement',
      ],
      not: ['mourir de rire|faim|envie', 'gare|aeroport'],
      heard: [
        'Accompagner {who} en ces jours est un amour qui ne s’enfuit pas. De tout cœur avec vous.',
        'Les médecins ne peuvent plus grand-chose pour {who}, et il reste tant à donner : une main, une voix, une présence.',
        'Être auprès de quelqu’un qui quitte la vie est l’une des choses les plus difficiles, et les plus vraies.',
      ],
      psalms: [
        'Le {psalm} parle d’une vallée sombre où personne ne marche sans compagnie. On peut le lire tout bas, près du lit.',
        'Le {psalm} dit que le corps et le cœur peuvent défaillir, et que Dieu reste le sol. C’est une phrase pour le lit et pour la chaise d’à côté.',
      ],
      steps: [
        {
          text: 'Dites aujourd’hui l’une de ces phrases, celle qui est vraie : « merci », « pardonne-moi », « tout est pardonné », « je t’aime ». Pas besoin des quatre.',
          unless: ['far'],
        },
        {
          text: 'Enregistrez aujourd’hui un court message : un souvenir et un « je t’aime ». Quelqu’un sur place peut le faire entendre tout près.',
          if: ['far'],
        },
        'Demandez à l’équipe : qu’est-ce qui soulage maintenant, et qui appelle-t-on à trois heures du matin ? Affichez les deux réponses.',
      ],
      wishes: [
        'Qu’il y ait de la paix dans la chambre {de who}, et quelqu’un qui veille aussi sur vous.',
        'Que les mots qui comptent trouvent leur heure.',
      ],
      also: 'Et {who} est en train de quitter la vie ; mes pensées vous accompagnent.',
    },
    'grief-funeral': {
      says: [
        'enterrement|obseques|funerailles|inhumation|cremation|veillee .. demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|aujourd|matin|apres|semaine',
        'demain|lundi|mardi|mercredi|jeudi|vendredi|samedi .. enterrement|obseques|funerailles|enterre|enterrons|inhumation|cremation',
        'enterrement|obseques|funerailles de|du .. <who>',
        'enterrer|enterrons|inhumer .. <who>',
        'discours|texte|hommage .. enterrement|obseques|funerailles',
      ],
      not: ['ans|annees', 'etait'],
      heard: [
        'L’adieu {à who} a lieu[ {when}], et dire adieu devant tous demande de la force. Toutes mes condoléances.',
        'Toutes mes condoléances pour {who}.[ {day} sera celle de l’adieu.]',
        'Les jours d’obsèques passent comme dans le brouillard ; rien n’a besoin d’y être parfait. Mes condoléances.',
      ],
      psalms: [
        'Le {psalm} accompagne les enterrements depuis des siècles : même dans la vallée la plus sombre, on ne marche pas sans personne. On peut l’y lire à voix haute.',
        'Le {psalm} convient à un adieu parce qu’il promet peu : Dieu est près du cœur brisé.',
      ],
      steps: [
        'Choisissez une personne qui restera près de vous ce jour-là et dites-le-lui dès maintenant : « reste avec moi, et ramène-moi quand je te le demanderai ».',
        {
          text: 'Si vous ne pouvez pas y être, allumez une bougie à la même heure et lisez le psaume ; dites à la famille que vous le ferez.',
          if: ['far'],
        },
        'Écrivez une phrase d’adieu sur un petit papier et gardez-le en poche. On peut la lire, ou seulement la porter.',
      ],
      wishes: [
        'Que cet adieu[, {when},] ait plus d’étreintes que de paroles.',
        'Que le repos vienne après, sans culpabilité.',
      ],
      also: 'Et il y a l’adieu {à who}[, {when}] ; mes condoléances.',
    },
  },
};
