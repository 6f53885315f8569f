import type { Language } from '@selah/shared/contracts/language-list';

export interface FilmTexts {
  readonly share: string;
  readonly copy: string;
  readonly copied: string;
  /** The address follows as text. */
  readonly notCopied: string;
  readonly gone: string;
}

/** Texts of the row under the video, downloaded with it. */
export const FILM_TEXTS: Readonly<Record<Language, FilmTexts>> = {
  pt: {
    share: 'Compartilhar vídeo',
    copy: 'Copiar link',
    copied: 'Link do vídeo copiado',
    notCopied: 'Não foi possível copiar. Este é o link do vídeo:',
    gone: 'Este vídeo não está mais aqui. A roleta traz outro para você.',
  },
  en: {
    share: 'Share video',
    copy: 'Copy link',
    copied: 'Video link copied',
    notCopied: 'The link could not be copied. Here it is:',
    gone: 'This video is no longer here. The wheel brings you another one.',
  },
  es: {
    share: 'Compartir video',
    copy: 'Copiar enlace',
    copied: 'Enlace del video copiado',
    notCopied: 'No se pudo copiar. Este es el enlace del video:',
    gone: 'Este video ya no está aquí. La ruleta te trae otro.',
  },
  fr: {
    share: 'Partager la vidéo',
    copy: 'Copier le lien',
    copied: 'Lien de la vidéo copié',
    notCopied: 'La copie n’a pas marché. Voici le lien de la vidéo :',
    gone: 'Cette vidéo n’est plus ici. La roue vous en apporte une autre.',
  },
};
