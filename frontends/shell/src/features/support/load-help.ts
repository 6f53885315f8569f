/** The numbers and what shows them, downloaded when help is offered, or when the visitor reaches for it. */
export const loadHelpContent = async () => (await import('./components/help-content.tsx')).HelpContent;
export const loadHelpDialog = async () => (await import('./components/help-dialog.tsx')).HelpDialog;
