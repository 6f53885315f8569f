import type { illness as plan } from '../plan/health.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const illness: ThemeTexts<keyof typeof plan> = {
  groups: {
    ill: 'malade|souffrant|souffrante|hopital|hospitalise|hospitalisee|hospitalises|reanimation|rea|alite|alitee|coma|urgences|clinique',
    sickness:
      'cancer|tumeur|leucemie|lymphome|avc|infarctus|pneumonie|covid|diabete|chimiotherapie|chimio|radiotherapie|rayons|dialyse|greffe|parkinson|lupus|sclerose|embolie|phlebite|cirrhose|hepatite|metastases|insuffisance|infection|tuberculose|epilepsie|fibromyalgie|arthrose|polyarthrite|migraines|hernie|maladie|asthme|paludisme|palu|drepanocytose|endometriose|bronchiolite',
    tests:
      'biopsie|scanner|irm|mammographie|resultats|resultat|analyses|coloscopie|echographie|radio|prise|fibroscopie|examens',
    surgery: 'operation|operer|opere|operee|operent|chirurgie|intervention|cesarienne|greffe|bloc|prothese',
    wait: 'attends|attend|attendons|attente|recevoir|connaitre|arrivent|tombent|aurai|aura|aurons',
    little: 'bebe|garcon|fillette|nourrisson|nouveau|prematuree|prematures|petit|petite',
  },
  situations: {
    illness: {
      says: [
        '$sickness',
        'maladie|sante|guerison|guerir',
        'medecin|docteur|hopital|traitement|medicaments',
        'souffre|souffrance|douleur|douleurs',
      ],
      not: [
        'prise|pris',
        'chagrin|amour',
        'etudes|fac|concours|examen de medecine',
        'gueri|guerie|remission',
      ],
      heard: [
        'Il y a une maladie au milieu de ce que vous écrivez[ : {thing}], et elle prend beaucoup de place.',
        'Quand la santé flanche, toute la journée se range autour, des repas jusqu’aux comptes.',
        'C’est {de thing} que vous parlez, et ce n’est pas rien.',
      ],
      psalms: [
        'Le {psalm} dit sans détour que le corps et le cœur peuvent défaillir, et que même alors il y a un sol.',
        'Celui qui parle dans le {psalm} lève les yeux et demande d’où viendra le secours. Cette question est aussi une prière.',
      ],
      steps: [
        'Notez aujourd’hui les trois questions les plus importantes pour le prochain rendez-vous et glissez le papier dans le dossier.',
        'Rassemblez au même endroit ordonnances, résultats et numéros de téléphone. À une heure difficile, cela épargne des forces.',
        'Si un symptôme nouveau ou plus fort apparaît, appelez aujourd’hui ceux qui soignent ; n’attendez pas le prochain rendez-vous.',
      ],
      wishes: [
        'Que le soulagement vienne, un peu chaque jour.',
        'Qu’il y ait toujours quelqu’un pour soigner, et quelqu’un pour expliquer.',
      ],
      also: 'Et la maladie, au milieu de tout, fatigue aussi.',
    },
    'illness-self': {
      says: [
        'je fais un|une .. diabete|depression|hepatite|pneumonie',
        'j ai .. cancer|diabete|hepatite|palu|paludisme|covid|grippe',
        'face a une maladie',
        'j ai un cancer',
        'atteint|atteinte d',
        'je suis malade',
        'on m a decouvert',
        'cardiologue',
        'mon coeur fatigue',
        'je suis|me sens|tombe|tombee .. $ill',
        'j ai|on m .. diagnostique|trouve|decouvert|annonce .. <thing=$sickness>',
        'j ai|je fais|souffre|atteint|atteinte .. <thing=$sickness>',
        'mon|ma <thing=$sickness>',
        'commence|debute|subis|sous|fais .. <thing=chimio|chimiotherapie|radiotherapie|rayons|dialyse|traitement>',
        'ma sante|maladie|guerison',
        'me guerir|guerisse',
        'on m a diagnostique',
      ],
      not: [
        'mon|ma <who> .. a|est|souffre|fait',
        'je suis gueri|guerie|remission',
        'malade d inquietude|amour',
      ],
      heard: [
        'Vous affrontez {thing}[, {span}][, et {day} approche]. Ce n’est pas une petite chose.',
        'La maladie est entrée dans votre vie[, {ago}]. Elle réorganise le corps et tout l’agenda.',
        'Voilà {thing} sur votre route.[ {day} a déjà sa date, alors on y pense, forcément.]',
      ],
      psalms: [
        'Le {psalm} imagine Dieu au chevet du malade, qui soutient la personne couchée.',
        'Dans le {psalm}, quelqu’un dit : « je suis à bout, mes os tremblent », et demande du soin. Vous pouvez le demander avec les mêmes mots.',
      ],
      steps: [
        'Notez les trois choses du traitement qui vous troublent le plus et emportez-les au prochain rendez-vous[ ({when})] ; demandez qu’on y réponde une par une.',
        {
          text: 'Demandez à une personne une chose concrète pour cette semaine : un trajet, un repas, une heure de compagnie.',
          unless: ['alone', 'secret'],
        },
        {
          text: 'Demandez à l’hôpital l’assistante sociale : transport, frais et médicaments font partie du soin.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que {day} soit moins lourd à vivre qu’à attendre.',
        'Que ceux qui vous soignent soient bons et patients.',
      ],
      also: 'Et votre santé demande du soin, elle aussi.',
    },
    'illness-relative': {
      says: [
        '<who> .. anemie|bronchite|tousse|fievre|tension|palu|crise',
        '<who> .. guerisse|retrouve|retrouver .. forces|sante',
        '<who> .. $ill',
        '<who> .. <thing=$sickness>',
        '<thing=$sickness> & <who>',
        '$ill & <who>',
        'guerison|sante|retablissement de|pour .. <who>',
        'guerisse|guerir|gueris .. <who>',
        '<who> .. ne va pas|bien & sante|hopital|medecin',
      ],
      not: [
        'gueri|guerie|remission|sorti|sortie|mieux',
        'dispute|disputes',
        'malade d amour',
        'j ai|je suis $ill|$sickness',
      ],
      heard: [
        'C’est {who} qui traverse cela[ : {thing}]. Voir ainsi quelqu’un des siens, c’est vouloir prendre sa place et ne pas pouvoir.',
        'Toutes mes pensées vont à {who}, et à vous qui restez à côté.',
        'Une personne proche est malade ; l’accompagner prend aussi des forces.',
      ],
      psalms: [
        'Le {psalm} parle de Dieu qui soutient celui qui est alité. Lisez-le avec un prénom au milieu.',
        'Le {psalm} regarde vers les montagnes et demande d’où vient le secours. La question peut porter un nom.',
      ],
      steps: [
        {
          text: 'Envoyez aujourd’hui un message qui ne demande pas de réponse : « je pense à toi, pas besoin de répondre ».',
          if: ['far'],
        },
        {
          text: 'Demandez quelle est la corvée de la semaine (les cachets, le linge, les papiers) et prenez celle-là.',
          unless: ['far', 'hospital'],
        },
        'Notez dans un seul cahier ce qu’ont dit les médecins et ce que la famille veut savoir ; à la prochaine visite, quelqu’un lit.',
      ],
      wishes: [
        'Que {who} ait aujourd’hui une heure sans douleur, et vous une heure sans peur.',
        'Que {who} trouve de bons médecins et une bonne compagnie.',
      ],
      also: 'Et il y a la maladie {de who}, que vous portez aussi.',
    },
    'results-self': {
      says: [
        'irm|scanner|biopsie|mammographie .. faite|mardi|attendre|reponse',
        'cliche de controle',
        'reponse & irm|scanner|biopsie|prise|analyse',
        'attends .. resultats|resultat',
        'resultats du|de la|de l scanner|irm|biopsie|analyses|prise|examen',
        'prise de sang',
        'laboratoire & telephone|attends|vendredi|lundi',
        'mes <thing=$tests> .. $wait|lundi|mardi|mercredi|jeudi|vendredi|demain',
        '$wait .. mes|les|le|la|des <thing=$tests>',
        'j ai|je fais|passe|passer .. <thing=biopsie|scanner|irm|mammographie|coloscopie|fibroscopie>',
        'on m a trouve .. boule|nodule|tache|masse|kyste|grosseur',
        'boule|nodule|grosseur & sein|cou|peur|biopsie',
      ],
      not: [
        'mon|ma <who> .. biopsie|scanner|irm|resultats|attend|passe',
        'bac|concours|examen|partiels|fac|permis|parcoursup',
        'bons|negatif|negatifs|benin|normal',
      ],
      heard: [
        'Attendre {thing}[ jusqu’à {day}] étire chaque heure.',
        'Toujours pas de réponse[, et {day} est encore loin] : attendre des résultats est une fatigue que personne ne voit.',
        'Vous attendez {thing}[, {when}], et d’ici là l’esprit va partout.',
      ],
      psalms: [
        'Le {psalm} parle d’un cœur qui ne craint pas les mauvaises nouvelles, parce qu’il s’appuie quelque part. On peut demander cet appui avant que le téléphone sonne.',
        'Le {psalm} dit deux fois « espère », et entre les deux : « courage ». On le dirait écrit pour les salles d’attente.',
      ],
      steps: [
        'Décidez aujourd’hui qui sera avec vous, sur place ou au téléphone, quand le résultat viendra[ ({when})], et convenez-en dès maintenant.',
        'Écrivez sur une carte deux questions pour le médecin : « qu’est-ce que cela veut dire ? » et « quelle est la prochaine étape ? ». Puis fermez les pages de recherche jusque-là.',
        {
          text: 'Tant que vous n’en parlez à personne, demandez comment et quand on vous préviendra, pour que cela ne dépende pas du hasard.',
          if: ['secret'],
        },
      ],
      wishes: [
        'Que la réponse[, {when},] soit claire, et que vous l’entendiez en bonne compagnie.',
        'Que les heures d’ici là passent plus vite qu’elles ne le promettent.',
      ],
      also: 'Et vous attendez encore {thing}[, {when}].',
    },
    'results-relative': {
      says: [
        'frottis|analyse|analyses|biopsie|scanner de|du ma|mon .. <who>',
        '<who> .. parti|partie en analyse',
        '<who> .. passe|passer|fait|eu|a .. <thing=biopsie|scanner|irm|mammographie|coloscopie|examens|analyses>',
        '$wait .. <thing=$tests> .. <who>',
        '$wait & <thing=biopsie|scanner|irm|resultats|resultat|analyses> & <who>',
        '<thing=$tests> de mon|ma|mes|notre <who>',
        '<who> .. boule|nodule|masse|tache|grosseur',
      ],
      not: ['bac|concours|brevet|fac|permis|ecole|parcoursup', 'bons|negatif|negatifs|benin|normal'],
      heard: [
        'Vous attendez {thing} {de who}[, et {day} est encore loin]. Attendre pour les siens est plus dur qu’attendre pour soi.',
        'Pas encore de réponse pour {who}[ avant {day}]. Cette attente est longue.',
        'Attendre des nouvelles de la santé d’un proche[, jusqu’à {day},] rend le téléphone lourd.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un attend comme les veilleurs attendent le matin : sans pouvoir le hâter, et sans s’en aller.',
        'Le {psalm} parle d’un cœur qui reste ferme devant de mauvaises nouvelles qui ne sont même pas venues. C’est pour les jours d’avant.',
      ],
      steps: [
        'Demandez aujourd’hui à la personne comment elle voudrait l’apprendre[, {when}] : avec qui, où, au téléphone ou face à face. Demander, c’est déjà prendre soin.',
        {
          text: 'De loin, fixez un appel juste après le résultat[ ({when})] ; savoir que quelqu’un attend au bout du fil aide.',
          if: ['far'],
        },
        'Faites une courte liste de ce que vous savez et de ce que vous ne savez pas encore. Seule la deuxième colonne va chez le médecin.',
      ],
      wishes: [
        'Que la nouvelle[, {when},] soit bonne, et que {who} ne l’apprenne pas sans personne.',
        'Que l’attente rapproche la famille au lieu de l’user.',
      ],
      also: 'Et vous attendez encore {thing} {de who}.',
    },
    'surgery-self': {
      says: [
        'operation du|de|au|a',
        'mon operation',
        'vais me faire operer',
        'dois .. operer',
        'on va me|m poser|opere|operer|enlever',
        'm enleve',
        'on m enleve',
        'anesthesie generale',
        'main du chirurgien',
        'je me fais|vais|dois|serai .. operer|opere|operee',
        'on m opere|operera',
        'mon|ma <thing=$surgery>',
        'je passe|subis|dois|vais .. <thing=$surgery>',
        '<thing=operation|intervention|chirurgie> .. demain|lundi|mardi|mercredi|jeudi|vendredi|semaine|mois|prevue',
        'peur|angoisse|stress .. <thing=operation|intervention|anesthesie>',
        'entre|rentre au bloc',
      ],
      not: ['mon|ma <who> .. opere|operer|operation|va|doit|subit', 'bien passee|reussie'],
      heard: [
        '{day} est celle de l’opération. Confier son corps à d’autres mains demande du courage, et le trac d’avant en fait partie.',
        'Devant vous : {thing}[, {when}]. D’ici là, chaque jour ressemble à une salle d’attente.',
        'Une opération devant soi[, {when},] change la façon de compter les jours.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un dit : « mes temps sont dans ta main ». C’est assez court pour l’emporter jusqu’au bloc.',
        'Le {psalm} est la prière de quelqu’un qui se couche en paix et laisse un autre veiller. C’est pour la nuit d’avant.',
      ],
      steps: [
        'Mettez aujourd’hui dans un sac les papiers, les examens et le nom de la personne à prévenir ; fermez-le et posez-le près de la porte.',
        'Écrivez la question qui vous tracasse le plus (la douleur ? l’anesthésie ? le retour ?) et posez-la avant qu’on commence. Y répondre fait partie de leur métier.',
        {
          text: 'Organisez avec quelqu’un votre premier jour à la maison : qui ouvre, qui cuisine, qui garde les enfants.',
          if: ['children'],
        },
      ],
      wishes: [
        'Que les mains qui opèrent[, {when},] soient sûres, et votre réveil tout doux.',
        'Que la convalescence soit patiente avec vous, et vous avec elle.',
      ],
      also: 'Et il reste {thing}[, {when}].',
    },
    'surgery-relative': {
      says: [
        '<who> se fait operer',
        '<who> va se faire operer',
        'operation de mon|ma|mes <who>',
        '<who> .. operer des|du|de',
        '<who> .. pontage|prothese|opere',
        '<who> .. sur la table',
        'passe sur la table|billard',
        '<who> .. operer|opere|operee|operent',
        '<who> .. va|doit|passe|subit|subir|a .. <thing=$surgery>',
        '<thing=$surgery> de mon|ma|notre|mes <who>',
        '<who> & <thing=operation|intervention|chirurgie> & demain|lundi|mardi|mercredi|jeudi|vendredi|semaine|aujourdhui',
        '<who> .. au|du bloc',
      ],
      not: ['bien passee', 'reussie', 'je me fais operer'],
      heard: [
        '{who} va passer par là : {thing}[, {when}]. Ceux qui attendent dehors y passent aussi, à leur façon.',
        '{day} est celle {de thing} pour {who}. Dans le couloir, l’horloge avance lentement.',
        'Quelqu’un de proche part au bloc[, {when}] ; c’est beaucoup quand on ne peut qu’attendre.',
      ],
      psalms: [
        'Le {psalm} dit que celui qui garde ne somnole pas. Pendant ces heures, on veille sur {who}.',
        'Dans le {psalm}, quelqu’un remet son temps entre les mains de Dieu. Vous pouvez y déposer les heures {de who}.',
      ],
      steps: [
        'Demandez aujourd’hui à l’équipe combien de temps cela dure d’habitude et qui donne des nouvelles ; notez le nom. Cela tient l’imagination en laisse.',
        {
          text: 'De loin, convenez avec quelqu’un sur place d’un seul message : « c’est fini ». Le reste peut venir après.',
          if: ['far'],
        },
        {
          text: 'Dites avant une phrase qui reste : « je serai là à ton réveil ».',
          unless: ['far', 'child'],
        },
      ],
      wishes: [
        'Que {who} se réveille bien[, {when}], et que le couloir soit court.',
        'Que les médecins {de who} aient une bonne journée de travail.',
      ],
      also: 'Et {who} va passer par là aussi : {thing}[, {when}].',
    },
    'child-ill': {
      says: [
        'gastro|bronchite|otite & mois|bebe|petit|petite|ans',
        'petit|petite|bebe & gastro|fievre|vomit|garde rien|tousse',
        'mon|notre bebe .. 38|39|40|fievre',
        '<who=$little> & crise|drepanocytose|fievre|vomit',
        'petit fils|fille & crise|fievre|malade|hopital',
        'mon|ma|notre <who=$little> .. $ill|fievre|toux|convulsions|leucemie|bronchiolite',
        '<who=$little> & $ill|fievre|pneumonie|reanimation|convulsions|leucemie|couveuse|bronchiolite',
        'mon|ma|notre fils|fille & ans|mois & $ill|fievre|hopital|leucemie|operer',
        'prematures|prematuree|couveuse|neonat|neonatalogie',
        'enfant malade',
        'petit|petite fils|fille .. $ill',
      ],
      not: ['gueri|guerie|mieux|sorti|sortie'],
      heard: [
        '{who} est malade[ : {thing}], et aucune fatigue ne ressemble à celle d’une maison qui veille sur un petit lit.',
        'Toutes mes pensées pour {who}. Quand un petit est malade, le monde rétrécit à la taille de sa chambre.',
        'Un enfant malade retire le sol sous n’importe quelle maison.',
      ],
      psalms: [
        'Le {psalm} demande que Dieu garde chaque départ et chaque retour. Dites-le, la main sur son front.',
        'Dans le {psalm}, quelqu’un demande à se cacher sous des ailes jusqu’à la fin de la tempête. Il y a là de la place pour deux.',
      ],
      steps: [
        {
          text: 'Notez sur une feuille les heures de fièvre, de médicament et de repas ; au médecin, cela sert plus qu’une mémoire fatiguée.',
          unless: ['hospital'],
        },
        {
          text: 'Demandez à l’équipe quelle part des soins d’aujourd’hui peut être la vôtre, le bain, l’histoire, les bras, et à quelle heure. Cela soigne aussi.',
          if: ['hospital'],
        },
        'Si l’enfant devient tout mou, ne boit plus ou respire avec peine, allez aux urgences maintenant, sans attendre le matin.',
      ],
      wishes: [
        'Que {who} dorme bien cette nuit, et vous aussi, à tour de rôle s’il le faut.',
        'Que la prochaine nouvelle {de who} soit bonne.',
      ],
      also: 'Et {who} est malade, ce qui remplit déjà la journée.',
    },
    dementia: {
      says: [
        'me prend pour',
        'oublie .. gaz|cles|noms|prenom|prenoms',
        '<who> & oublie & cles|noms|gaz|tout|prenoms',
        'esprit de .. <who>',
        'tete|memoire|esprit .. s en va',
        'alzheimer|demence|senile',
        '<who> .. ne me? reconnait|reconnaissent|souvient|rappelle',
        '<who> .. oublie|confond|memoire|repete|perd la',
        'perd|perdre la memoire & <who>',
      ],
      not: ['oublie mon anniversaire', 'en memoire de'],
      heard: [
        '{who} oublie peu à peu[, {span}], et celui qui se souvient porte pour deux.',
        'C’est un adieu par petits morceaux, voir s’en aller la mémoire {de who}.',
        'Cette maladie emporte d’abord les noms, et la tendresse en dernier.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un demande à Dieu de ne pas l’abandonner dans la vieillesse, quand les forces s’en vont. C’est la prière que {who} ne sait peut-être plus dire.',
        'Le {psalm} dit que Dieu connaît une personne entière, assise et debout. Ce que {who} oublie n’est pas perdu là.',
      ],
      steps: [
        {
          text: 'Ne corrigez pas aujourd’hui : entrez cinq minutes dans son histoire, comme on entre dans une pièce. L’agitation se calme souvent.',
          unless: ['far'],
        },
        {
          text: 'De loin, envoyez un message où vous chantez un air que vous connaissez tous les deux ; la musique reste le plus longtemps.',
          if: ['far'],
        },
        'Demandez au médecin ou à l’association Alzheimer un groupe pour les proches. Un appel est déjà un début.',
      ],
      wishes: [
        'Que {who} sente la tendresse, même sans en retrouver le nom.',
        'Que quelqu’un d’autre veille une heure cette semaine.',
      ],
      also: 'Et {who} oublie peu à peu, ce qui fait mal d’une manière à part.',
    },
    'chronic-pain': {
      says: [
        'sciatique',
        'douleur|douleurs|mal .. tous|toujours|chronique|chroniques|ans|annees|mois|constante|constantes|jour|permanence|insupportable',
        'vis|vivre|souffre avec|de|d .. <thing=douleurs|fibromyalgie|migraines|arthrose|polyarthrite|hernie|lupus|endometriose>',
        'fibromyalgie|migraines|endometriose|polyarthrite|arthrose',
        'mal au|aux|a dos|genou|genoux|tete|hanche|jambes|la',
        'douleurs chroniques',
      ],
      not: ['mon|ma <who> .. souffre|a|vit', 'douleur de perdre|perte', 'mal au coeur'],
      heard: [
        'Une douleur qui ne part pas[, {span},] fatigue même ce qui ne fait pas mal.',
        'Vous vivez avec {thing}[, {span}], et cela demande chaque jour un effort que les autres ne voient pas.',
        'Cette douleur reste[, {span}]. De l’extérieur, on ne voit que les bons jours.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un dit que tout son désir est devant Dieu et qu’aucun soupir n’est caché. Là, la douleur n’a pas à s’expliquer.',
        'Le {psalm} est la demande d’un corps épuisé : « jusqu’à quand ? ». On peut ne répéter que cette ligne.',
      ],
      steps: [
        'Notez pendant trois jours l’heure, l’endroit et la force de la douleur, de zéro à dix. Au rendez-vous, ces lignes parleront pour vous.',
        'Prenez la tâche du jour qui coûte le plus au corps et coupez-la en deux : une moitié aujourd’hui, l’autre demain ou pour quelqu’un d’autre.',
        {
          text: 'Demandez s’il existe près de chez vous un centre de la douleur ou un groupe d’entraide sans frais ; il y en a plus qu’on ne le dit.',
          if: ['no-money'],
        },
      ],
      wishes: [
        'Que la douleur vous laisse aujourd’hui quelques heures libres.',
        'Qu’on vous croie quand vous dites que cela fait mal.',
      ],
      also: 'Et il y a la douleur du corps[, {span}].',
    },
    'depression-self': {
      says: [
        'antidepresseurs',
        'tristesse .. sans raison',
        'tristesse qui',
        'je suis|fais|souffre|sors|tombe|tombee|fais .. depression|depressif|depressive|deprime|deprimee',
        'ma depression',
        'depression|deprime|deprimee',
        'tristesse|triste|vide .. sans raison|toujours|tout|rien|profonde|constamment|jours',
        'n ai|plus envie .. rien|de',
        'plus gout|envie|joie|gout',
        'n arrive .. lever|sortir du lit',
        'rien .. plaisir|interesse|amuse|fait envie',
        'moral .. bas|zero|chaussettes',
      ],
      not: ['mon|ma <who> .. depression|deprime|deprimee', 'mort|deces|rupture|divorce|quitte'],
      heard: [
        'Ce poids[, {span},] n’est ni de la paresse ni un mauvais caractère. C’est bien de l’avoir dit à voix haute.',
        'Il y a des jours où même les bonnes choses perdent leur couleur, et vous avez écrit du milieu de l’un d’eux. C’était déjà un pas.',
        'Ce que vous décrivez est lourd[, {span}]. Ce n’est pas votre faute.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un demande à sa propre âme : « pourquoi t’abattre ? ». Il n’en sait rien lui-même, et continue de parler à Dieu.',
        'Le {psalm} se souvient d’un long temps dans la boue, d’une attente, puis d’un rocher sous le pied. Il ne dit pas que ce fut rapide.',
      ],
      steps: [
        'Aujourd’hui, une seule petite chose à heure fixe : douche, tartine, fenêtre ouverte. Ensuite, la journée aura une chose faite.',
        'Prenez rendez-vous chez un médecin, ou demandez à quelqu’un de le prendre. Une tristesse qui dure des semaines mérite des gens qui s’y connaissent.',
        {
          text: 'Envoyez ceci à quelqu’un, tel quel : « je ne vais pas bien, tu m’appelles demain ? ». Pas besoin d’en dire plus.',
          unless: ['alone', 'secret'],
        },
      ],
      wishes: [
        'Que demain il y ait un peu plus de lumière à la fenêtre.',
        'Que quelqu’un s’asseye près de vous sans vous demander de sourire.',
      ],
      also: 'Et cette tristesse, par-dessus, prend des forces.',
    },
    caregiver: {
      says: [
        'je lave|porte|nourris|change .. <who>',
        'm occupe seule|seul de',
        'm occupe de ma|mon|mes',
        'handicape|handicapee & seul|seule|epuise|epuisee|occupe',
        'ceux qui s occupent',
        'je m occupe',
        'm occupe|occuper de mon|ma|mes|notre .. <who>',
        'aidant|aidante',
        'je soigne|garde|veille .. <who>',
        'prends|prendre soin de .. <who>',
        'personne .. aide .. <who>',
        'charge de mon|ma .. <who>',
      ],
      not: ['dieu .. prends soin', 'prenez soin de vous', 'm occupe de mes affaires|enfants'],
      heard: [
        'Vous vous occupez {de who}[, {span}], et à ceux qui s’occupent des autres on demande rarement : et vous ?',
        'S’occuper de quelqu’un jour et nuit est un travail sans congé, et ce travail, vous le faites[, {span}].',
        'La vie {de who} est aussi entre vos mains[, {span}]. S’en fatiguer n’est pas manquer d’amour.',
      ],
      psalms: [
        'Le {psalm} parle d’une âme qui s’apaise et n’a rien à prouver à personne. Cinq minutes de cela tiennent derrière une porte de salle de bains.',
        'Le {psalm} dit à sa propre âme : « retourne à ton repos ». C’est un ordre bienveillant, et il vaut aussi pour les aidants.',
      ],
      steps: [
        'Choisissez un morceau de cette charge et demandez-le à une personne précise, avec jour et heure : « pourrais-tu rester samedi de quatorze à seize heures ? ».',
        'Demandez au médecin ou à la mairie quelles solutions de répit existent chez vous, et dites clairement que vous faites cela sans aide.',
        {
          text: 'S’il n’y a personne autour, appelez une association d’aidants ou le service social et demandez ce qui existe.',
          if: ['alone'],
        },
      ],
      wishes: [
        'Que quelqu’un s’occupe de vous cette semaine, ne serait-ce qu’un après-midi.',
        'Que {who} passe une journée calme, pour que la vôtre le soit aussi.',
      ],
      also: 'Et s’occuper {de who} chaque jour fatigue aussi.',
    },
    'healed-thanks': {
      says: [
        'a marche & accident|mois|operation',
        'remarche',
        'sorti|sortie de l hopital',
        'va mieux & merci|gloire|dieu|seigneur',
        'biopsie|resultats|scanner|irm negative|negatif|bon|bons',
        'respire enfin',
        '<who> .. gueri|guerie|remission|sorti|sortie .. hopital|reanimation|cancer',
        '<who> est gueri|guerie|sauve|sauvee',
        'je suis|suis gueri|guerie|remission',
        'en remission',
        '$tests .. sont|est .. bons|bon|negatif|negatifs|normal|normaux|rassurants',
        'benin|benigne',
        'operation .. bien passee|reussie|reussi',
        'vaincu|battu .. cancer|maladie',
      ],
      not: ['pour que|afin|j espere|priez|je prie|demande', 'pas encore', 'attends'],
      heard: [
        'Quelle bonne nouvelle ![ Pour {who}, le pire est passé, et vous avez pris le temps de le dire.] C’est une joie à partager.',
        'Quelle joie : après l’attente, la bonne nouvelle[, {ago}] ! Bravo d’avoir traversé cela.',
        'Quel soulagement de lire cela. Une bonne nouvelle de santé mérite d’être dite à voix haute.',
      ],
      psalms: [
        'Dans le {psalm}, quelqu’un dit : « j’ai crié, et tu m’as guéri ». C’est court, et aujourd’hui on peut le dire en entier.',
        'Le {psalm} demande à l’âme de n’oublier aucun bienfait. Commencez la liste par celui-ci.',
      ],
      steps: [
        'Écrivez la date du jour et la bonne nouvelle sur un bout de papier et gardez-le dans votre portefeuille ; un jour difficile, vous aimerez le relire.',
        'Remerciez aujourd’hui une personne qui a aidé : l’infirmière, la voisine qui a cuisiné, celui qui a conduit. Un message suffit.',
        { text: 'Dites-le aussi à ceux qui ont attendu de loin ; ils méritent une bonne nuit.', if: ['far'] },
      ],
      wishes: [
        'Que la santé tienne, et la joie avec elle.',
        'Que le prochain contrôle amène le même sourire.',
      ],
      also: 'Et quelle bonne nouvelle pour la santé !',
    },
  },
};
