import type { ErrorCode } from './error-codes.ts';
import type { Language } from './languages.ts';

/** The text for each code: what happened and, where possible, what to do. */
export const ERROR_MESSAGES: Readonly<Record<ErrorCode, Readonly<Record<Language, string>>>> = {
  invalid_input: {
    pt: 'Alguns dados não são válidos. Confira e tente de novo.',
    en: 'Some of the details are not valid. Please check them and try again.',
    es: 'Algunos datos no son válidos. Revísalos e inténtalo de nuevo.',
    fr: 'Certaines informations ne sont pas valides. Vérifiez-les et réessayez.',
  },
  malformed_body: {
    pt: 'Não conseguimos ler o que foi enviado.',
    en: 'We could not read what was sent.',
    es: 'No pudimos leer lo que se envió.',
    fr: "Nous n'avons pas pu lire ce qui a été envoyé.",
  },
  unsupported_language: {
    pt: 'Este idioma não está disponível. Escolha português, inglês, espanhol ou francês.',
    en: 'This language is not available. Choose Portuguese, English, Spanish or French.',
    es: 'Este idioma no está disponible. Elige portugués, inglés, español o francés.',
    fr: "Cette langue n'est pas disponible. Choisissez le portugais, l'anglais, l'espagnol ou le français.",
  },
  bulk_mismatch: {
    pt: 'Cada arquivo precisa de um idioma, na mesma ordem.',
    en: 'Each file needs one language, in the same order.',
    es: 'Cada archivo necesita un idioma, en el mismo orden.',
    fr: 'Chaque fichier doit avoir une langue, dans le même ordre.',
  },
  reset_token_invalid: {
    pt: 'Este link de recuperação não vale mais. Peça um novo.',
    en: 'This recovery link is no longer valid. Please ask for a new one.',
    es: 'Este enlace de recuperación ya no es válido. Pide uno nuevo.',
    fr: "Ce lien de récupération n'est plus valable. Demandez-en un nouveau.",
  },
  upload_damaged: {
    pt: 'O arquivo chegou diferente do original. Envie de novo.',
    en: 'The file arrived different from the original. Please send it again.',
    es: 'El archivo llegó distinto del original. Envíalo de nuevo.',
    fr: "Le fichier reçu diffère de l'original. Envoyez-le à nouveau.",
  },
  captions_invalid: {
    pt: 'Este arquivo não tem legendas que possamos usar. Envie um WebVTT ou SRT em UTF-8.',
    en: 'This file has no captions that we can use. Please send WebVTT or SRT in UTF-8.',
    es: 'Este archivo no tiene subtítulos que podamos usar. Envía un WebVTT o SRT en UTF-8.',
    fr: "Ce fichier n'a pas de sous-titres utilisables. Envoyez un WebVTT ou un SRT en UTF-8.",
  },
  psalter_unreadable: {
    pt: 'Não conseguimos ler este arquivo. Escolha um arquivo USFM, USX ou OSIS completo, em UTF-8.',
    en: 'We could not read this file. Choose a complete USFM, USX or OSIS file in UTF-8.',
    es: 'No pudimos leer este archivo. Elige un archivo USFM, USX u OSIS completo, en UTF-8.',
    fr: "Nous n'avons pas pu lire ce fichier. Choisissez un fichier USFM, USX ou OSIS complet, en UTF-8.",
  },
  psalter_without_psalms: {
    pt: 'Este arquivo não contém o livro dos Salmos.',
    en: 'This file does not contain the book of Psalms.',
    es: 'Este archivo no contiene el libro de los Salmos.',
    fr: 'Ce fichier ne contient pas le livre des Psaumes.',
  },
  psalter_psalm_missing: {
    pt: 'O arquivo está incompleto: falta o Salmo {psalm}. São necessários os 150 Salmos.',
    en: 'The file is incomplete: Psalm {psalm} is missing. All 150 Psalms are needed.',
    es: 'El archivo está incompleto: falta el Salmo {psalm}. Se necesitan los 150 Salmos.',
    fr: 'Le fichier est incomplet : le Psaume {psalm} manque. Il faut les 150 Psaumes.',
  },
  psalter_verse_damaged: {
    pt: 'O arquivo está danificado no Salmo {psalm}: o versículo {verse} falta, está vazio, se repete ou está ilegível.',
    en: 'The file is damaged in Psalm {psalm}: verse {verse} is missing, empty, repeated or unreadable.',
    es: 'El archivo está dañado en el Salmo {psalm}: el versículo {verse} falta, está vacío, se repite o es ilegible.',
    fr: 'Le fichier est endommagé au Psaume {psalm} : le verset {verse} manque, est vide, se répète ou est illisible.',
  },
  psalter_count_differs: {
    pt: 'O Salmo {psalm} tem {found} versículos neste arquivo, e deveria ter {expected}. O arquivo está incompleto ou conta os versículos de um modo que não conhecemos.',
    en: 'Psalm {psalm} has {found} verses in this file and should have {expected}. The file is incomplete, or it counts verses in a way that we do not know.',
    es: 'El Salmo {psalm} tiene {found} versículos en este archivo y debería tener {expected}. El archivo está incompleto o cuenta los versículos de un modo que no conocemos.',
    fr: "Le Psaume {psalm} a {found} versets dans ce fichier et devrait en avoir {expected}. Le fichier est incomplet, ou compte les versets d'une façon que nous ne connaissons pas.",
  },
  psalter_other_language: {
    pt: 'Este arquivo parece estar em outro idioma. Escolha o idioma em que os Salmos estão escritos.',
    en: 'This file seems to be in another language. Choose the language in which the Psalms are written.',
    es: 'Este archivo parece estar en otro idioma. Elige el idioma en que están escritos los Salmos.',
    fr: 'Ce fichier semble être dans une autre langue. Choisissez la langue dans laquelle les Psaumes sont écrits.',
  },
  unauthenticated: {
    pt: 'Entre na sua conta para continuar.',
    en: 'Please log in to continue.',
    es: 'Inicia sesión para continuar.',
    fr: 'Connectez-vous pour continuer.',
  },
  bad_credentials: {
    pt: 'Credenciais inválidas',
    en: 'Login failed. Check your credentials.',
    es: 'Credenciales no válidas',
    fr: 'Identifiants incorrects',
  },
  session_expired: {
    pt: 'Sessão expirada',
    en: 'Your session has expired',
    es: 'Tu sesión expiró',
    fr: 'Votre session a expiré',
  },
  forbidden: {
    pt: 'Você não tem acesso a isto.',
    en: 'You do not have access to this.',
    es: 'No tienes acceso a esto.',
    fr: "Vous n'avez pas accès à cela.",
  },
  wrong_password: {
    pt: 'A senha atual não confere.',
    en: 'The current password is not right.',
    es: 'La contraseña actual no es correcta.',
    fr: "Le mot de passe actuel n'est pas le bon.",
  },
  cross_origin: {
    pt: 'Este pedido não veio do nosso site e foi recusado.',
    en: 'This request did not come from our site and was refused.',
    es: 'Esta solicitud no vino de nuestro sitio y fue rechazada.',
    fr: 'Cette demande ne vient pas de notre site et a été refusée.',
  },
  not_found: {
    pt: 'Não encontramos o que você procura.',
    en: 'We could not find what you are looking for.',
    es: 'No encontramos lo que buscas.',
    fr: "Nous n'avons pas trouvé ce que vous cherchez.",
  },
  video_not_found: {
    pt: 'Este vídeo não existe mais.',
    en: 'This video no longer exists.',
    es: 'Este video ya no existe.',
    fr: "Cette vidéo n'existe plus.",
  },
  video_file_missing: {
    pt: 'O arquivo deste vídeo não está mais em lugar nenhum. Envie o vídeo de novo.',
    en: 'The file of this video is not anywhere any more. Please upload the video again.',
    es: 'El archivo de este video ya no está en ninguna parte. Sube el video de nuevo.',
    fr: "Le fichier de cette vidéo n'est plus nulle part. Envoyez la vidéo à nouveau.",
  },
  no_video_in_language: {
    pt: 'Ainda não há vídeos em português.',
    en: 'There are no videos in English yet.',
    es: 'Todavía no hay videos en español.',
    fr: "Il n'y a pas encore de vidéos en français.",
  },
  user_not_found: {
    pt: 'Esta conta não existe.',
    en: 'This account does not exist.',
    es: 'Esta cuenta no existe.',
    fr: "Ce compte n'existe pas.",
  },
  message_not_found: {
    pt: 'Esta mensagem não existe mais.',
    en: 'This message no longer exists.',
    es: 'Este mensaje ya no existe.',
    fr: "Ce message n'existe plus.",
  },
  upload_not_found: {
    pt: 'Este envio não existe mais. Escolha o arquivo e envie de novo.',
    en: 'This upload no longer exists. Choose the file and send it again.',
    es: 'Este envío ya no existe. Elige el archivo y envíalo de nuevo.',
    fr: "Cet envoi n'existe plus. Choisissez le fichier et envoyez-le à nouveau.",
  },
  psalter_not_found: {
    pt: 'Ainda não há Salmos neste idioma.',
    en: 'There are no Psalms in this language yet.',
    es: 'Todavía no hay Salmos en este idioma.',
    fr: "Il n'y a pas encore de Psaumes dans cette langue.",
  },
  verse_not_found: {
    pt: 'Este versículo não existe nesta edição dos Salmos.',
    en: 'This verse does not exist in this edition of the Psalms.',
    es: 'Este versículo no existe en esta edición de los Salmos.',
    fr: "Ce verset n'existe pas dans cette édition des Psaumes.",
  },
  method_not_allowed: {
    pt: 'Esta ação não é possível aqui.',
    en: 'This action is not possible here.',
    es: 'Esta acción no es posible aquí.',
    fr: "Cette action n'est pas possible ici.",
  },
  request_timeout: {
    pt: 'O envio demorou demais. Tente de novo.',
    en: 'Sending took too long. Please try again.',
    es: 'El envío tardó demasiado. Inténtalo de nuevo.',
    fr: "L'envoi a pris trop de temps. Réessayez.",
  },
  email_taken: {
    pt: 'Este e-mail já está cadastrado.',
    en: 'This e-mail is already registered.',
    es: 'Este correo ya está registrado.',
    fr: 'Cet e-mail est déjà enregistré.',
  },
  filename_taken: {
    pt: 'Já existe um vídeo com este arquivo.',
    en: 'A video with this file already exists.',
    es: 'Ya existe un video con este archivo.',
    fr: 'Une vidéo avec ce fichier existe déjà.',
  },
  conflict: {
    pt: 'Isto mudou enquanto você trabalhava. Atualize a página e tente de novo.',
    en: 'This changed while you were working. Refresh the page and try again.',
    es: 'Esto cambió mientras trabajabas. Actualiza la página e inténtalo de nuevo.',
    fr: 'Cela a changé pendant votre travail. Actualisez la page et réessayez.',
  },
  changed_meanwhile: {
    pt: 'Isto mudou enquanto você editava. Veja como está agora e salve de novo.',
    en: 'This changed while you were editing. See how it is now and save again.',
    es: 'Esto cambió mientras lo editabas. Mira cómo está ahora y guarda de nuevo.',
    fr: 'Ceci a changé pendant votre modification. Voyez son état actuel et enregistrez à nouveau.',
  },
  upload_unfinished: {
    pt: 'O arquivo ainda não chegou inteiro. Continue o envio e tente de novo.',
    en: 'The file has not arrived whole yet. Continue the upload and try again.',
    es: 'El archivo aún no llegó completo. Continúa el envío e inténtalo de nuevo.',
    fr: "Le fichier n'est pas encore arrivé en entier. Poursuivez l'envoi et réessayez.",
  },
  file_in_use: {
    pt: 'Um vídeo já usa este arquivo.',
    en: 'A video already uses this file.',
    es: 'Un video ya usa este archivo.',
    fr: 'Une vidéo utilise déjà ce fichier.',
  },
  tus_version: {
    pt: 'Este programa de envio não é compatível com o site.',
    en: 'This upload program does not work with the site.',
    es: 'Este programa de envío no es compatible con el sitio.',
    fr: "Ce programme d'envoi n'est pas compatible avec le site.",
  },
  body_too_large: {
    pt: 'O texto enviado é grande demais.',
    en: 'What was sent is too large.',
    es: 'Lo que se envió es demasiado grande.',
    fr: 'Ce qui a été envoyé est trop volumineux.',
  },
  file_too_large: {
    pt: 'O arquivo é grande demais. O limite é de {maxMegabytes} MB.',
    en: 'The file is too large. The limit is {maxMegabytes} MB.',
    es: 'El archivo es demasiado grande. El límite es de {maxMegabytes} MB.',
    fr: 'Le fichier est trop volumineux. La limite est de {maxMegabytes} Mo.',
  },
  too_many_files: {
    pt: 'São arquivos demais de uma vez. O limite é de {maxFiles}.',
    en: 'That is too many files at once. The limit is {maxFiles}.',
    es: 'Son demasiados archivos a la vez. El límite es de {maxFiles}.',
    fr: "Cela fait trop de fichiers d'un coup. La limite est de {maxFiles}.",
  },
  uri_too_long: {
    pt: 'O endereço é longo demais.',
    en: 'The address is too long.',
    es: 'La dirección es demasiado larga.',
    fr: "L'adresse est trop longue.",
  },
  unsupported_media_type: {
    pt: 'Este formato não é aceito aqui.',
    en: 'This format is not accepted here.',
    es: 'Este formato no se acepta aquí.',
    fr: "Ce format n'est pas accepté ici.",
  },
  unplayable_file: {
    pt: 'Este arquivo não é um vídeo que possamos usar. Envie um MP4, MOV ou WebM.',
    en: 'This file is not a video that we can use. Please send an MP4, MOV or WebM.',
    es: 'Este archivo no es un video que podamos usar. Envía un MP4, MOV o WebM.',
    fr: "Ce fichier n'est pas une vidéo utilisable. Envoyez un MP4, MOV ou WebM.",
  },
  range_not_satisfiable: {
    pt: 'Este trecho do vídeo não existe.',
    en: 'This part of the video does not exist.',
    es: 'Esta parte del video no existe.',
    fr: "Cette partie de la vidéo n'existe pas.",
  },
  upload_busy: {
    pt: 'Este envio já está em andamento em outro lugar. Tente de novo em instantes.',
    en: 'This upload is already under way elsewhere. Please try again in a moment.',
    es: 'Este envío ya está en curso en otro lugar. Inténtalo de nuevo en un momento.',
    fr: 'Cet envoi est déjà en cours ailleurs. Réessayez dans un instant.',
  },
  rate_limited: {
    pt: 'Muitos pedidos em pouco tempo. Respire um instante e tente de novo em {seconds} s.',
    en: 'Many requests in a short time. Take a breath and try again in {seconds} s.',
    es: 'Muchas solicitudes en poco tiempo. Respira un momento e inténtalo de nuevo en {seconds} s.',
    fr: 'Beaucoup de demandes en peu de temps. Respirez un instant et réessayez dans {seconds} s.',
  },
  headers_too_large: {
    pt: 'O navegador enviou informação demais. Limpe os cookies deste site e tente de novo.',
    en: 'Your browser sent too much information. Clear the cookies of this site and try again.',
    es: 'El navegador envió demasiada información. Borra las cookies de este sitio e inténtalo de nuevo.',
    fr: "Le navigateur a envoyé trop d'informations. Effacez les cookies de ce site et réessayez.",
  },
  internal: {
    pt: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
    en: 'Something went wrong on our side. Please try again in a moment.',
    es: 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.',
    fr: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
  },
  unavailable: {
    pt: 'O serviço está se recuperando. Tente de novo em instantes.',
    en: 'The service is recovering. Please try again in a moment.',
    es: 'El servicio se está recuperando. Inténtalo de nuevo en un momento.',
    fr: 'Le service se rétablit. Réessayez dans un instant.',
  },
  storage_full: {
    pt: 'O servidor está sem espaço e não guardou isto. Nada do que já estava guardado se perdeu. Tente de novo mais tarde.',
    en: 'The server has run out of space and did not save this. Nothing saved before is lost. Please try again later.',
    es: 'El servidor se quedó sin espacio y no guardó esto. No se perdió nada de lo ya guardado. Inténtalo más tarde.',
    fr: "Le serveur n'a plus d'espace et n'a pas enregistré ceci. Rien de ce qui l'était déjà n'est perdu. Réessayez plus tard.",
  },
  too_many_saved_messages: {
    pt: 'Você já guardou {max} mensagens. Apague uma das antigas para guardar esta.',
    en: 'You have already saved {max} messages. Delete an old one to save this one.',
    es: 'Ya guardaste {max} mensajes. Borra uno antiguo para guardar este.',
    fr: 'Vous avez déjà enregistré {max} messages. Supprimez-en un ancien pour enregistrer celui-ci.',
  },
  disk_full: {
    pt: 'Faltam {missing} no disco do servidor para este arquivo. Esvazie a lixeira ou peça mais espaço.',
    en: 'The disk of the server lacks {missing} for this file. Empty the trash or ask for more space.',
    es: 'Faltan {missing} en el disco del servidor para este archivo. Vacía la papelera o pide más espacio.',
    fr: 'Il manque {missing} sur le disque du serveur pour ce fichier. Videz la corbeille ou demandez plus d’espace.',
  },
};

/** The text for a code, with its `{placeholders}` replaced by `params`. */
export function errorMessage(
  code: ErrorCode,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return ERROR_MESSAGES[code][language].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  );
}
