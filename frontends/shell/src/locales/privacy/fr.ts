import type { PrivacyTexts } from './pt.ts';

export const privacyFr: PrivacyTexts = {
  intro: 'Ce qui est conservé, où et combien de temps, en termes simples.',
  parts: [
    {
      title: 'Dans ce navigateur',
      text: 'La langue, les vidéos déjà vues, le fichier de la dernière que vous avez regardée et votre choix sur les publicités restent sur cet appareil. Ce que vous écrivez et le message que vous avez reçu restent dans cet onglet seulement et disparaissent à sa fermeture ; seule une question que vous essayez d’envoyer hors ligne attend sur cet appareil, une semaine au plus, jusqu’à ce que vous l’envoyiez, l’effaciez ou vous déconnectiez. Si vous vous connectez, votre nom et votre e-mail sont aussi conservés ici jusqu’à votre déconnexion.',
    },
    {
      title: 'Ce que vous nous confiez',
      text: 'Votre nom et votre question servent à écrire le message et ne sont pas conservés sur le serveur, sauf si vous enregistrez le message dans votre compte. Pour l’écrire, nous pouvons utiliser un service d’intelligence artificielle, qui reçoit alors le nom, la question et la langue. Quand nous reconnaissons un danger dans ce que vous écrivez, rien n’est envoyé à ce service.',
    },
    {
      title: 'Sur le serveur',
      text: 'Nous comptons les visites, les tours de roue, les vidéos et les questions sans savoir de qui ils viennent. Les journaux techniques ne contiennent pas ce que vous écrivez. D’un compte, nous gardons le nom, l’e-mail, le mot de passe sous une forme irréversible et les messages enregistrés ; vous pouvez tout supprimer dans « Mes messages ».',
    },
    {
      title: 'Publicités',
      text: 'Elles ne sont chargées que si vous acceptez, et fonctionnent isolées : elles ne lisent ni cette page ni ce que vous écrivez. Ceux qui les fournissent reçoivent l’adresse internet de votre appareil et peuvent reconnaître votre navigateur. À côté d’une offre d’aide, il n’y a jamais de publicité.',
    },
  ],
};
