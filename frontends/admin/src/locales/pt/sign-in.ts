export const signInTexts = {
  intro: 'Entre para cuidar dos vídeos, das estatísticas e dos anúncios.',
  expired: 'Sua sessão terminou. Entre de novo: o que você escreveu continua na página.',
  username: 'Usuário',
  password: 'Senha',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  submit: 'Entrar',
  submitting: 'Entrando…',
  loggedInAs: (username: string) => `Conectado como ${username}`,
  failed: 'Não foi possível entrar',
  badCredentials: 'Credenciais inválidas',
} as const;
