import { accountsPt } from './accounts/pt.ts';
import { adsPt } from './ads/pt.ts';
import { offlinePt } from './offline/pt.ts';
import { supportPt } from './support/pt.ts';

/** Portuguese, the default language. Its keys are those of all languages. */
export const pt = {
  site: {
    title: '{{product}}. - Mensagens de Deus através dos Salmos',
    description: 'Um vídeo curto com um Salmo e uma mensagem pessoal para o momento que você está vivendo.',
    preview: 'O sol nasce sobre o mar em calma.',
    copyright: '© {{year}} {{product}}. Todos os direitos reservados.',
    skip: 'Ir para o conteúdo',
  },
  header: {
    navigation: 'Navegação principal',
    home: 'Início',
    admin: 'Admin',
    myMessages: 'Minhas mensagens',
    login: 'Entrar',
    logout: 'Sair',
    languages: 'Idioma',
    languageMenu: 'Idioma: {{language}}',
    profileMenu: 'Perfil',
    navigationMenu: 'Menu',
  },
  notifications: {
    area: 'Notificações ({hotkey})',
    each: 'Notificação',
    close: 'Fechar',
  },
  home: {
    title: 'Respire. Há um Salmo para este momento.',
    subtitle:
      'Mensagens de Deus através dos Salmos: um vídeo para ouvir com calma e uma palavra escrita para você.',
  },
  video: {
    region: 'Vídeo',
    loading: 'Buscando um Salmo para você…',
    slow: 'Está demorando mais do que o normal…',
    play: 'Reproduzir vídeo',
    reload: 'Recarregar vídeo',
    empty: 'Gire a roleta para ver um vídeo inspirador.',
    errorTitle: 'Erro ao carregar vídeo',
    errorText: 'Não foi possível reproduzir o vídeo selecionado.',
    notFoundText: 'Não conseguimos trazer um vídeo em português agora. Espere um instante e tente de novo.',
    retry: 'Tentar novamente',
    debug: 'Detalhes do vídeo',
    debugId: 'Id',
    debugFilename: 'Arquivo',
    debugLanguage: 'Idioma',
    debugNotes: 'Ocorrências',
  },
  wheel: {
    region: 'Roleta',
    title: 'Deixe a roleta escolher',
    hint: 'Cada giro traz outro Salmo, sem repetir até que você tenha visto todos.',
    spin: 'Girar a roleta',
    spinning: 'A roleta está girando…',
    choosing: 'Buscando o seu vídeo…',
    done: 'Pronto. Um novo vídeo está no lugar.',
    failed: 'A roleta parou, mas o vídeo não veio. Tente girar de novo.',
  },
  message: {
    title: 'Conte o que pesa no seu coração',
    intro:
      'Escreva com as suas palavras. Você recebe uma mensagem inspirada nos Salmos, feita para a sua situação.',
    name: 'Seu nome',
    question: 'Seu problema ou pergunta',
    placeholder: 'Por exemplo: estou com medo de uma cirurgia na semana que vem.',
    counter: '{{used}} de {{limit}} caracteres',
    starters: 'Não sabe como começar?',
    submit: 'Receber mensagem',
    generating: 'Escrevendo a sua mensagem…',
    replacedByHelp: 'A carta deu lugar a ajuda e a palavras escritas por pessoas.',
    automatic:
      'A mensagem é uma reflexão escrita automaticamente a partir dos Salmos. Não é uma voz vinda de Deus e não substitui a ajuda de alguém de confiança.',
    source: {
      model:
        'Uma inteligência artificial escreveu esta carta, e nenhuma pessoa a leu antes de você. Ela não substitui a ajuda de alguém de confiança.',
      composer:
        'Esta carta foi montada pelo site com frases escritas por pessoas, a partir dos Salmos. Não é uma voz vinda de Deus e não substitui a ajuda de alguém de confiança.',
      reviewed:
        'Estas palavras foram escritas e revisadas por pessoas para quem passa por um momento difícil. Elas não substituem a ajuda de alguém de confiança.',
    },
    answerTitle: 'Uma mensagem para {{name}}',
    reference: 'Salmo {{psalm}}',
    again: 'Fazer outra pergunta',
    save: 'Salvar mensagem',
    copy: 'Copiar',
    copied: 'Mensagem copiada',
    share: 'Compartilhar',
    notCopied: 'Não foi possível copiar. Selecione o texto e copie à mão.',
    errorTitle: 'A mensagem não veio',
    errorGeneratingMessage: 'Falha ao gerar mensagem',
    errorSavingTitle: 'A mensagem não foi salva',
    errorSavingMessage: 'Não foi possível salvar a mensagem. Tente de novo em instantes.',
    saved: 'Mensagem salva',
    loginRequired: 'Entre para salvar',
    loginRequiredText: 'Entre na sua conta para salvar a mensagem. Redirecionando…',
  },
  ...supportPt,
  ...adsPt,
  ...offlinePt,
  ...accountsPt,
  notFound: {
    text: 'A página que você procura não existe ou mudou de lugar.',
    home: 'Voltar ao início',
  },
  failure: {
    title: 'Esta página não abriu',
    remote: 'O módulo desta página não está respondendo. O restante do site continua funcionando.',
    broken: 'Algo saiu do lugar do nosso lado. O que você escreveu continua guardado nesta aba.',
    part: 'Esta parte não abriu. Verifique a conexão e tente de novo.',
    retry: 'Tentar novamente',
    loading: 'Abrindo…',
  },
} as const;

type Widen<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Widen<Tree[Key]> };

/** The texts of one language. A missing or superfluous key does not compile. */
export type ShellStrings = Widen<typeof pt>;
