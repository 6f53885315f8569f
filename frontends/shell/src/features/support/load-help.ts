/** Downloads the help dialog and the phone lines when help is offered or requested. */
export const loadHelpContent = async () => (await import('./components/help-content.tsx')).HelpContent;
export const loadHelpDialog = async () => (await import('./components/help-dialog.tsx')).HelpDialog;
