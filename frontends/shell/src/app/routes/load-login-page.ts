/** The login page as a download of its own, which Home does not pay for. */
export const openLoginPage = () => import('./login.tsx');
