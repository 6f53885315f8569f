import type { Language } from '@selah/shared/contracts/language-list';

interface VerseCardTexts {
  readonly title: string;
  readonly colours: string;
  readonly themes: Readonly<Record<'light' | 'dark', string>>;
  readonly name: string;
  readonly nameHint: string;
  readonly share: string;
  readonly download: string;
  readonly failed: string;
}

/** Texts of the dialog that makes a picture of a verse, downloaded with it. */
export const VERSE_CARD: Readonly<Record<Language, VerseCardTexts>> = {
  pt: {
    title: 'Um cartão para enviar',
    colours: 'Cores',
    themes: { light: 'Amanhecer', dark: 'Noite' },
    name: 'Nome no cartão (opcional)',
    nameHint: 'O que você escreveu na pergunta nunca aparece aqui.',
    share: 'Compartilhar',
    download: 'Baixar imagem',
    failed: 'Não foi possível fazer a imagem neste aparelho.',
  },
  en: {
    title: 'A card to send',
    colours: 'Colours',
    themes: { light: 'Dawn', dark: 'Night' },
    name: 'Name on the card (optional)',
    nameHint: 'What you wrote in your question never appears here.',
    share: 'Share',
    download: 'Download picture',
    failed: 'The picture could not be made on this device.',
  },
  es: {
    title: 'Una tarjeta para enviar',
    colours: 'Colores',
    themes: { light: 'Amanecer', dark: 'Noche' },
    name: 'Nombre en la tarjeta (opcional)',
    nameHint: 'Lo que escribiste en tu pregunta nunca aparece aquí.',
    share: 'Compartir',
    download: 'Descargar imagen',
    failed: 'No se pudo hacer la imagen en este dispositivo.',
  },
  fr: {
    title: 'Une carte à envoyer',
    colours: 'Couleurs',
    themes: { light: 'Aube', dark: 'Nuit' },
    name: 'Nom sur la carte (facultatif)',
    nameHint: 'Ce que vous avez écrit dans votre question n’y figure jamais.',
    share: 'Partager',
    download: 'Télécharger l’image',
    failed: 'L’image n’a pas pu être faite sur cet appareil.',
  },
};
