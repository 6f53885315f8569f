/** The saved messages as a download of their own, which Home does not pay for. */
export const loadUserMessages = () => import('./user-messages.tsx');
