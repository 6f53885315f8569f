/**
 * Why a file could not be processed, and what the administrator can do. In Portuguese only, like the
 * administrator's pages.
 */
export const FAILURE_MESSAGES = {
  empty: 'O arquivo está vazio. Exporte o vídeo de novo e envie outra vez.',
  not_a_video:
    'Este arquivo não é um vídeo MP4, MOV, MKV ou WebM. Se for um vídeo de outro tipo, exporte como MP4 (H.264) e envie de novo.',
  playlist:
    'Este arquivo é uma lista de reprodução, não o vídeo. Baixe o vídeo de verdade e envie o arquivo MP4, MOV, MKV ou WebM.',
  no_picture: 'Este arquivo só tem som, sem imagem. Envie um arquivo que tenha vídeo.',
  unknown_codec:
    'A imagem ou o som usa um formato que não conseguimos abrir. Exporte como MP4 (H.264, som AAC) e envie de novo.',
  picture_too_large: 'A imagem do vídeo é grande demais. Exporte em 4K ou menos e envie de novo.',
  index_missing:
    'O arquivo está incompleto: a gravação ou a cópia foi interrompida antes do fim. Copie ou exporte o vídeo de novo.',
  truncated: 'O vídeo termina antes da hora: falta uma parte do arquivo. Copie ou exporte o vídeo de novo.',
  protected: 'O vídeo está protegido contra cópia. Envie uma versão sem proteção.',
  unreadable: 'O arquivo está danificado e não pode ser lido. Exporte o vídeo de novo e envie outra vez.',
  too_demanding:
    'O vídeo é pesado demais para ser preparado aqui. Exporte mais curto ou em 1080p e envie de novo.',
  file_missing: 'O arquivo deste vídeo não está mais no servidor. Envie o arquivo de novo.',
  gave_up:
    'A preparação do vídeo falhou várias vezes. Tente de novo ou exporte como MP4 (H.264) e envie outra vez.',
} as const;

export type FailureCode = keyof typeof FAILURE_MESSAGES;

export const FAILURE_CODES = Object.keys(FAILURE_MESSAGES) as [FailureCode, ...FailureCode[]];
