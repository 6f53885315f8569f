import { accountsFr } from './accounts/fr.ts';
import { adsFr } from './ads/fr.ts';
import { offlineFr } from './offline/fr.ts';
import type { ShellStrings } from './pt.ts';
import { supportFr } from './support/fr.ts';

export const fr: ShellStrings = {
  site: {
    title: '{{product}}. - Messages de Dieu à travers les Psaumes',
    description: 'Une courte vidéo avec un Psaume et un message personnel pour le moment que vous traversez.',
    preview: 'Le soleil se lève sur une mer calme.',
    copyright: '© {{year}} {{product}}. Tous droits réservés.',
    skip: 'Aller au contenu',
  },
  header: {
    navigation: 'Navigation principale',
    home: 'Accueil',
    admin: 'Admin',
    myMessages: 'Mes messages',
    login: 'Se connecter',
    logout: 'Se déconnecter',
    languages: 'Langue',
    languageMenu: 'Langue : {{language}}',
    profileMenu: 'Profil',
    navigationMenu: 'Menu',
  },
  notifications: {
    area: 'Notifications ({hotkey})',
    each: 'Notification',
    close: 'Fermer',
  },
  home: {
    title: 'Respirez. Il y a un Psaume pour ce moment.',
    subtitle:
      'Messages de Dieu à travers les Psaumes : une vidéo à écouter au calme et quelques mots écrits pour vous.',
  },
  video: {
    region: 'Vidéo',
    loading: 'Nous cherchons un Psaume pour vous…',
    slow: 'Cela prend plus de temps que d’habitude…',
    play: 'Lire la vidéo',
    reload: 'Recharger la vidéo',
    empty: 'Tournez la roue pour voir une vidéo inspirante.',
    errorTitle: 'Erreur de chargement de la vidéo',
    errorText: 'La vidéo choisie n’a pas pu être lue.',
    notFoundText: 'Nous n’avons pas pu obtenir de vidéo en français. Patientez un instant et réessayez.',
    retry: 'Réessayer',
    debug: 'Détails de la vidéo',
    debugId: 'Id',
    debugFilename: 'Fichier',
    debugLanguage: 'Langue',
    debugNotes: 'Incidents',
  },
  wheel: {
    region: 'Roue',
    title: 'Laissez la roue choisir',
    hint: 'Chaque tour apporte un autre Psaume ; aucun ne revient avant que vous les ayez tous vus.',
    spin: 'Tourner la roue',
    spinning: 'La roue tourne…',
    choosing: 'Nous cherchons votre vidéo…',
    done: 'Voilà. Une nouvelle vidéo est en place.',
    failed: 'La roue s’est arrêtée, mais la vidéo n’est pas venue. Essayez un autre tour.',
  },
  message: {
    title: 'Dites ce qui pèse sur votre cœur',
    intro: 'Écrivez avec vos mots. Vous recevrez un message inspiré des Psaumes, fait pour votre situation.',
    name: 'Votre prénom',
    question: 'Votre problème ou votre question',
    placeholder: 'Par exemple : j’ai peur d’une opération la semaine prochaine.',
    counter: '{{used}} caractères sur {{limit}}',
    starters: 'Vous ne savez pas comment commencer ?',
    submit: 'Recevoir un message',
    generating: 'Nous écrivons votre message…',
    replacedByHelp: 'La lettre a laissé la place à de l’aide et à des mots écrits par des personnes.',
    automatic:
      'Le message est une réflexion écrite automatiquement à partir des Psaumes. Ce n’est pas une voix venue de Dieu et il ne remplace pas l’aide d’une personne de confiance.',
    source: {
      model:
        'Une intelligence artificielle a écrit cette lettre, et personne ne l’a lue avant vous. Elle ne remplace pas l’aide d’une personne de confiance.',
      composer:
        'Cette lettre a été composée par le site avec des phrases écrites par des personnes, à partir des Psaumes. Ce n’est pas une voix venue de Dieu et elle ne remplace pas l’aide d’une personne de confiance.',
      reviewed:
        'Ces mots ont été écrits et relus par des personnes, pour qui traverse un moment difficile. Ils ne remplacent pas l’aide d’une personne de confiance.',
    },
    answerTitle: 'Un message pour {{name}}',
    reference: 'Psaume {{psalm}}',
    again: 'Poser une autre question',
    save: 'Enregistrer le message',
    copy: 'Copier',
    copied: 'Message copié',
    share: 'Partager',
    notCopied: 'La copie n’a pas fonctionné. Sélectionnez le texte et copiez-le à la main.',
    errorTitle: 'Le message n’est pas venu',
    errorGeneratingMessage: 'Le message n’a pas pu être écrit',
    errorSavingTitle: 'Le message n’a pas été enregistré',
    errorSavingMessage: 'Le message n’a pas pu être enregistré. Réessayez dans un instant.',
    saved: 'Message enregistré',
    loginRequired: 'Connectez-vous pour enregistrer',
    loginRequiredText: 'Connectez-vous pour enregistrer votre message. Redirection…',
  },
  ...supportFr,
  ...adsFr,
  ...offlineFr,
  ...accountsFr,
  notFound: {
    text: 'La page que vous cherchez n’existe pas ou a changé de place.',
    home: 'Retour à l’accueil',
  },
  failure: {
    title: 'Cette page ne s’est pas ouverte',
    remote: 'Le module de cette page ne répond pas. Le reste du site continue de fonctionner.',
    broken:
      'Quelque chose s’est mal passé de notre côté. Ce que vous avez écrit reste gardé dans cet onglet.',
    part: 'Cette partie ne s’est pas ouverte. Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
    loading: 'Ouverture…',
  },
};
