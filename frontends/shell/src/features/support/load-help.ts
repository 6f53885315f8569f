/** The numbers and what shows them, downloaded when help is offered, or when somebody reaches for it. */
export const helpContent = () => import('./components/help-content.tsx');
export const helpDialog = () => import('./components/help-dialog.tsx');
