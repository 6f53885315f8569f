import type { study as plan } from '../plan/living.ts';
import type { ThemeTexts } from '../situation-texts.ts';

export const study: ThemeTexts<keyof typeof plan> = {
  groups: {
    test: 'examen|examens|concours|bac|brevet|partiel|partiels|permis|oral|oraux|soutenance|controle|test|epreuve|epreuves|code|baccalaureat|rattrapages|expose|presentation|toefl',
    nervous:
      'stresse|stressee|stress|peur|angoisse|angoissee|trac|anxieux|anxieuse|inquiet|inquiete|panique|nerveux|nerveuse',
  },
  situations: {
    exam: {
      says: [
        'rien ne rentre',
        'je revise',
        'mes etudes me|m',
        'fac & dur|difficile|perdu|perdue|echoue',
        'mes etudes',
        'les examens me',
        'la prepa',
        'ecole d infirmieres',
        '$test & $nervous|difficile|reviser|reussir',
        'etudes|etudier|fac|universite|ecole|lycee|cours|prepa .. difficile|dur|abandonner|arreter|decrocher|echouer|pression|stress|concentrer|mal',
        'mal|n arrive|difficile .. etudier|etudes|concentrer|reviser|fac|cours',
        'notes .. mauvaises|basses|baissent|catastrophiques',
        'mauvaises notes',
        'memoire|these|thèse & finir|ecrire|avance|rendre|bloque|bloquee',
      ],
      not: ['examen .. sang|medical|medicaux', 'biopsie|medecin|hopital|scanner', 'test .. grossesse|covid'],
      heard: [
        'Les études pèsent[, {span}].',
        'Vous êtes au milieu des livres et des dates à tenir.',
        'Étudier sous cette pression[, {span},] fatigue plus que la matière elle-même.',
      ],
      psalms: [
        'Le {psalm} connaît une tête encombrée de soucis, et une consolation qui fait de la place entre eux.',
        'Le {psalm} demande que dure l’ouvrage des mains. Page après page, c’est aussi un ouvrage.',
      ],
      steps: [
        'Choisissez la matière qui fait le plus peur et donnez-lui vingt-cinq minutes aujourd’hui, le téléphone dans une autre pièce. Puis arrêtez, même au milieu.',
        'Expliquez un sujet à voix haute à quelqu’un, ou au mur, comme à une enfant curieuse. Là où ça coince, c’est ce qu’il faut revoir.',
        'Dormez : une nuit entière fixe plus que deux heures de plus sur la page.',
      ],
      wishes: ['Que ce que vous étudiez trouve sa place.', 'Que votre tête ait aussi un jour de congé.'],
      also: 'Et les études pèsent aussi.',
    },
    'exam-soon': {
      says: [
        'concours d infirmiere|medecine',
        'presente mon projet',
        'je passe .. <thing=$test>',
        'mon <thing=$test>',
        'mes examens',
        '<thing=$test> dans',
        'j ai|ai|passe|passer|passerai|presente|prepare|mon|mes .. <thing=$test>',
        'mon|mes|le|la <thing=$test> .. est|sont|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|semaine|mois|approche|approchent',
        '<thing=$test> .. demain|aujourdhui|lundi|mardi|mercredi|jeudi|vendredi|samedi|semaine|mois|prochain|prochaine|approche',
        'demain|lundi|mardi|mercredi|jeudi|vendredi|samedi .. <thing=$test>',
        'revise|revisions|reviser|etudie|prepare .. <thing=$test>',
        'reussir|reussisse .. <thing=$test>',
        'trou|blanc & <thing=$test>',
        '$nervous .. <thing=$test>',
      ],
      not: [
        'mon|ma|mes <who> .. passe|a|passer|prepare|presente .. $test',
        'reussi|obtenu|rate|echoue|eu mon|recu|recue',
        'sang|medical|medicaux|resultats|resultat|biopsie|medecin|hopital|grossesse|scanner',
        'permis de construire|sejour',
        'concours de circonstances',
      ],
      heard: [
        'C’est bientôt : {thing}[, {when}], et le cœur qui bat plus vite est bien naturel.',
        '[{when}, donc : ]{thing}. Ce que vous avez appris ne s’en va pas parce que les mains sont moites.',
        '{day} sera celle {de thing}. La veille est souvent pire que l’heure elle-même.',
      ],
      psalms: [
        'Le {psalm} connaît une foule de pensées inquiètes, et raconte une consolation qui s’est fait une place parmi elles. Lisez-le avant de partir.',
        'D’où viendra le secours ? C’est la question du {psalm}, et on peut la poser à la porte, avant d’entrer.',
      ],
      steps: [
        {
          text: 'Préparez tout ce soir : papiers, stylo, eau, adresse, heure. Puis arrêtez de repasser une demi-heure avant le lit ; ce que vous savez reste.',
          if: ['soon'],
        },
        {
          text: 'Écrivez sur une feuille les cinq choses que vous oubliez toujours. Le jour même, regardez cette feuille et rien d’autre.',
          unless: ['soon'],
        },
        'Faites-le une fois du début à la fin, à voix haute ou sur papier, montre en main, comme si c’était l’heure. Le corps reconnaît ce qu’il a déjà fait.',
      ],
      wishes: [
        'Que la tête soit claire[, {when},] et la main sûre.',
        'Que le début[, {when},] soit facile et vous porte.',
      ],
      also: 'Et il y a {thing}[, {when}], qui demande une tête claire.',
    },
    'exam-relative': {
      says: [
        '<who> compose|passe pour|le|son|l',
        'bepc|cepe|bfem',
        '<who> .. repasse|passe son|sa|le|un .. <thing=$test>',
        'mon|ma|mes <who> .. passe|passer|a|prepare|presente|revise|passent .. <thing=$test>',
        '<thing=$test> de mon|ma|mes <who>',
        '<who> .. <thing=$test> & demain|aujourdhui|lundi|mardi|mercredi|jeudi|vendredi|samedi|semaine|reussisse|stress',
        '<who> .. reussisse|reussir .. <thing=$test>',
      ],
      not: ['a reussi|obtenu|rate|echoue', 'sang|medical|hopital|biopsie|medecin|resultats|scanner'],
      heard: [
        '{who} y est presque : {thing}[, {when}]. Ceux qui encouragent du dehors n’ont plus d’ongles non plus.',
        '{day} sera celle {de thing} pour {who}. Encourager quelqu’un est une belle chose, et cela noue le ventre.',
        'Un examen attend quelqu’un des vôtres[, {when}].',
      ],
      psalms: [
        'Le {psalm} souhaite à quelqu’un d’autre que son cœur reçoive ce qu’il demande et que ses projets réussissent. C’est une bénédiction toute prête.',
        'Dans le {psalm}, le secours vient de celui qui a fait le ciel et la terre. Il peut se lire ensemble la veille, en une demi-minute.',
      ],
      steps: [
        {
          text: 'Demandez ce qui aide le plus d’ici là : le silence, un goûter, un trajet, ou que personne ne demande rien. Et faites exactement cela.',
          unless: ['far'],
        },
        {
          text: 'Envoyez la veille un court message vocal qui ne parle pas de l’examen : « je t’aime avec n’importe quelle note ».',
          if: ['far'],
        },
        'Occupez-vous aujourd’hui de l’intendance : papiers, réveil, vêtements, trajet. C’est une chose de moins à porter dans la salle.',
      ],
      wishes: [
        'Que {who} se souvienne de tout[, {when}].',
        'Que {who} ressorte de là[, {when},] avec faim et la tête haute.',
      ],
      also: 'Et il y a {thing} {de who}[, {when}].',
    },
    'exam-failed': {
      says: [
        'derniere chance',
        'lu la liste',
        'mon nom & liste',
        'rate|loupe|echoue .. <thing=$test>',
        'rate mon|ma|mes|le',
        'echoue|echec .. $test|annee|fac|medecine|etudes',
        'pas eu|reussi|obtenu|valide|passe .. $test|annee|semestre|diplome',
        'redouble|redoubler|recale|recalee',
        'pas ete? accepte|acceptee|pris|prise|admis|admise',
        'refuse|refusee .. parcoursup|fac|ecole|master|universite',
      ],
      not: ['peur .. rater|echouer', 'rate ma vie|mariage|bus|train'],
      heard: [
        'Ce n’était pas pour cette fois[, {ago}]. Après tant de travail, un tel résultat fait mal.',
        'Un échec[, {ago},] est une dure nouvelle, et ce n’est pas un portrait de vous.',
        'Ne pas trouver son nom sur une liste est un coup sec. C’est dommage, vraiment.',
      ],
      psalms: [
        'Le {psalm} dit que celui qui trébuche n’est pas abandonné par terre : une main tient la sienne. Trébucher, là, fait partie du chemin.',
        'Le {psalm} parle de gens relevés après une chute. Il ne dit pas en combien de jours.',
      ],
      steps: [
        'Ne décidez rien aujourd’hui d’un second essai. Demain, prenez la copie ou les notes et marquez seulement où sont partis les points.',
        {
          text: 'Dites le résultat à une personne avant que le secret ne pèse plus que la note.',
          unless: ['secret'],
        },
        'Cherchez la date de la prochaine chance et ce qu’elle demande ; écrivez-la et rangez le papier jusqu’à la semaine prochaine.',
      ],
      wishes: [
        'Que ce soit un jour une histoire racontée en riant.',
        'Que le prochain essai vienne sans culpabilité, avec le même talent.',
      ],
      also: 'Et le résultat de l’examen fait encore mal.',
    },
    'exam-passed': {
      says: [
        'admise|admis a|en|au',
        'est admise|admis|recue|recu',
        'j ai reussi|obtenu|eu mon|mes|le|la',
        'reussi|obtenu|eu .. <thing=$test>',
        'eu mon|son|le bac|permis|brevet|diplome|code|concours|master|bts',
        'j ai|elle a|il a reussi',
        'recu|recue|admis|admise|accepte|acceptee|pris|prise .. $test|ecole|fac|universite|medecine|master|concours|lycee',
        'diplome|diplomee|mention',
        'obtenu .. bourse|diplome|master|licence|bac',
        'mon|ma <who> .. a reussi|obtenu|eu .. $test|annee',
      ],
      not: [
        'n .. pas|jamais',
        'pour que|prie|priez|espere|reussisse|voudrais',
        'bac .. sable',
        'recu un|une|des',
      ],
      heard: [
        'Félicitations ! C’est derrière, et avec une bonne nouvelle[, {ago}].',
        'Bravo pour cette réussite aux études[, {ago}] ! Que d’heures de travail tiennent en un mot.',
        'Quelle joie, félicitations ! C’est réussi, et vous avez pris le temps de le dire.',
      ],
      psalms: [
        'Le {psalm} dit que de grandes choses ont été faites et qu’on est dans la joie. Court et sans fausse modestie : aujourd’hui, cela va bien.',
        'Le {psalm} reçoit ce jour comme un don et dit de s’en réjouir. Un ordre facile à suivre aujourd’hui.',
      ],
      steps: [
        'Remerciez aujourd’hui ceux qui ont aidé à arriver là : qui a prêté des livres, fait le café, tenu la maison. Par leur nom.',
        'Rangez la lettre ou la liste avec le nom dans un tiroir ; une année difficile, elle fera du bien.',
        'Prenez une journée entière de congé avant l’étape suivante. Fêter, c’est aussi terminer.',
      ],
      wishes: [
        'Que l’étape suivante commence avec le même sourire.',
        'Que la joie dure bien plus longtemps que la fête.',
      ],
      also: 'Et félicitations pour cette réussite !',
    },
  },
};
