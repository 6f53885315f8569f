function count(many: number, one: string, others: string): string {
  return many === 1 ? `1 ${one}` : `${many} ${others}`;
}

export const trashTexts = {
  title: 'Lixeira',
  intro: 'O que foi excluído fica aqui por 7 dias e depois é apagado para sempre.',
  loading: 'Carregando a lixeira…',
  failed: 'Não foi possível carregar a lixeira',
  loadingOthers: (items: number) =>
    `Carregando o que foi excluído antes… ${items.toLocaleString('pt-BR')} até agora.`,
  empty: 'A lixeira está vazia.',
  search: 'Buscar na lixeira',
  nothingFound: 'Nada na lixeira corresponde à busca.',
  columns: {
    video: 'Vídeo',
    language: 'Idioma',
    deleted: 'Excluído',
    expires: 'Apagado para sempre',
    actions: 'Ações',
  },
  expires: (when: string) => `apagado para sempre ${when}`,
  selectAll: 'Marcar tudo o que aparece',
  selectOne: (title: string) => `Marcar ${title}`,
  selected: (videos: number) => count(videos, 'vídeo marcado', 'vídeos marcados'),
  restore: 'Restaurar',
  restoreSelected: 'Restaurar marcados',
  restoring: 'Restaurando…',
  restored: (videos: number) => count(videos, 'vídeo restaurado', 'vídeos restaurados'),
  restoreFailed: 'Não foi possível restaurar',
  notRestored: 'O arquivo não está mais lá, ou já foi restaurado em outra aba.',
  remove: 'Excluir para sempre',
  removeSelected: 'Excluir marcados para sempre',
  emptyAll: 'Esvaziar a lixeira',
  removeTitle: (videos: number) => `Excluir ${count(videos, 'vídeo', 'vídeos')} para sempre?`,
  removeText: 'Isto não pode ser desfeito.',
  removing: 'Excluindo…',
  removed: (videos: number) => count(videos, 'vídeo excluído para sempre', 'vídeos excluídos para sempre'),
  removeFailed: 'Não foi possível excluir para sempre',
} as const;
