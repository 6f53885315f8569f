import type { PrivacyPageTexts } from './texts.ts';

export const privacyPageFr: PrivacyPageTexts = {
  title: 'Votre vie privée',
  description:
    'Ce que ce site conserve, combien de temps, avec qui il communique, et comment télécharger ou effacer ce qui est à vous.',
  first:
    'Vous n’avez pas besoin de dire qui vous êtes. Ce que vous écrivez n’est pas conservé sur le serveur, sauf si vous choisissez d’enregistrer le message dans votre compte.',
  server: {
    title: 'Ce qui est sur le serveur, et combien de temps',
    kept: [
      { what: 'Le nom et la question que vous écrivez', howLong: 'Non conservés' },
      {
        what: 'Un message que vous enregistrez, avec le nom et la question',
        howLong: 'Jusqu’à ce que vous le supprimiez',
      },
      {
        what: 'Votre compte : nom, e-mail et mot de passe, que personne ne peut lire',
        howLong: 'Jusqu’à ce que vous le supprimiez',
      },
      {
        what: 'Que vous êtes connecté à votre compte (un cookie)',
        howLong: '{{sessionIdleDays}} jours sans utilisation, {{sessionDays}} au plus',
      },
      {
        what: 'Que ce navigateur s’est déjà connecté (un cookie, contre ceux qui devinent des mots de passe)',
        howLong: '{{knownBrowserDays}} jours',
      },
      {
        what: 'L’adresse internet de votre appareil, pour limiter les abus',
        howLong: '{{addressHours}} heures au plus',
      },
      {
        what: 'Combien de visites, de tours de roue, de vidéos et de questions par jour, sans savoir de qui',
        howLong: 'Toujours',
      },
      {
        what: 'L’avis qu’un compte a été supprimé : un numéro seulement, sans nom',
        howLong: 'L’avis, {{eventDays}} jours ; le numéro, toujours, pour que rien du compte ne revienne',
      },
      {
        what: 'Des sauvegardes, s’il y en a, avec les comptes et les messages du jour',
        howLong:
          'Celles de {{backupDays}} jours, {{backupWeeks}} semaines et {{backupMonths}} mois sont gardées',
      },
      {
        what: 'Qui se connecte à l’administration du site, ou essaie, et ce qu’il y change, avec l’adresse internet',
        howLong: '{{auditDays}} jours',
      },
    ],
    readers:
      'Les journaux techniques ne contiennent ni votre adresse ni ce que vous écrivez. Les pages d’administration ne montrent pas vos messages ; seules les personnes qui gèrent le serveur pourraient lire ceux que vous avez enregistrés.',
  },
  device: {
    title: 'Ce qui est sur votre appareil',
    keys: {
      language: 'La langue que vous avez choisie.',
      siteUser: 'Votre nom et votre e-mail, jusqu’à votre déconnexion.',
      seenVideos: 'Les vidéos déjà vues, pour que la roue en apporte d’autres.',
      cachedVideo: 'La dernière vidéo, pour les moments sans internet.',
      offlineQuestion:
        'Une question que vous avez essayé d’envoyer hors ligne, {{offlineQuestionDays}} jours au plus.',
      adConsent: 'Votre choix sur les publicités.',
    },
    tab: 'Ce que vous écrivez et le message que vous avez reçu restent dans cet onglet seulement et disparaissent à sa fermeture.',
    files: 'Les fichiers de la page, pour qu’elle s’ouvre vite, et aussi hors ligne.',
    erase: 'Pour tout effacer, supprimez les données de ce site dans les réglages du navigateur.',
  },
  contacts: {
    title: 'Avec qui ce site communique',
    intro: 'Cette liste vient de la configuration du site au moment où vous avez ouvert la page.',
    on: {
      letters:
        '{{host}} écrit les messages. Il reçoit le nom, la question et la langue, rien d’autre. Quand nous reconnaissons un danger dans le texte, il ne reçoit rien.',
      mail: '{{host}} achemine les e-mails vers les personnes qui gèrent le site. Il ne reçoit rien de vous.',
      cloud: '{{host}} garde des copies des vidéos. Il ne reçoit rien de vous.',
      films:
        '{{host}} fournit les vidéos : votre navigateur les demande là-bas. Il reçoit l’adresse de votre appareil et quelle vidéo vous regardez, rien de ce que vous écrivez.',
      backups:
        '{{host}} garde des sauvegardes de tout ce qui est sur ce site, y compris les comptes et les messages enregistrés, pour que rien ne se perde si un disque tombe en panne.',
      traces:
        '{{host}} mesure la vitesse du site. Il ne reçoit ni noms, ni adresses, ni ce que vous écrivez.',
      database: '{{host}} garde les données du site : les comptes et les messages enregistrés.',
      events: '{{host}} porte des avis entre les parties du site : des comptes et des numéros, sans textes.',
      cache: '{{host}} garde peu de temps les connexions aux comptes et les comptages contre les abus.',
    },
    lettersOwn:
      'Les messages sont écrits par une intelligence artificielle qui tourne sur les ordinateurs de ce site. Ce que vous écrivez ne va à aucune autre entreprise.',
    lettersOff:
      'Les messages sont écrits par un programme de ce site. Ce que vous écrivez ne va à aucune autre entreprise.',
    unknown:
      'Une partie du site n’a pas répondu à l’instant, et la liste est peut-être incomplète. Revenez dans quelques minutes.',
    browserTitle: 'Et votre navigateur',
    browser: [
      'Les publicités ne sont demandées à ceux qui les fournissent que si vous acceptez. Ils reçoivent alors l’adresse de votre appareil.',
      'Une vidéo peut se trouver sur un autre site ; quand vous la lancez, votre navigateur la demande là-bas.',
      'WhatsApp et le téléphone, seulement quand vous les touchez.',
    ],
  },
  export: {
    title: 'Télécharger ce qui est à vous',
    text: 'Connectez-vous, ouvrez « {{page}} » et touchez « {{export}} ».',
  },
  delete: {
    title: 'Effacer ce qui est à vous',
    one: 'Un message : dans « {{page}} », touchez « {{deleteOne}} ».',
    all: 'Tout : dans « {{page}} », touchez « {{delete}} ».',
    none: 'Sans compte, rien de vous n’est sur le serveur.',
  },
  myMessages: 'Ouvrir « {{page}} »',
  care: 'Comment nous prenons soin des personnes en danger',
};
