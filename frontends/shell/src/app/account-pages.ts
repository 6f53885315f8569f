/** The pages of an account as downloads of their own, which Home does not pay for. */
export const openLoginPage = () => import('./routes/login.tsx');
export const openUserMessages = () => import('./routes/user-messages.tsx');
