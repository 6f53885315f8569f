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
  cookiesNeeded:
    'O navegador não guarda os cookies que mantêm você na sua conta. Permita os cookies deste site e entre de novo.',
  badCredentials: 'Credenciais inválidas',
} as const;
