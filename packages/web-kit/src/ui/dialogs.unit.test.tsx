import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AlertDialog } from './alert-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

const field = <input aria-label="Palavra" />;

describe.each([
  [
    'a dialog',
    (onClose: () => void) => (
      <Dialog open onOpenChange={onClose} title="Título" closeLabel="Fechar">
        {field}
      </Dialog>
    ),
  ],
  [
    'a question with fields',
    (onClose: () => void) => (
      <ConfirmDialog
        open
        title="Título"
        text="Texto"
        confirmLabel="Sim"
        cancelLabel="Não"
        isPending={false}
        onClose={onClose}
        onConfirm={() => {}}
      >
        {field}
      </ConfirmDialog>
    ),
  ],
  [
    'a question',
    (onClose: () => void) => (
      <AlertDialog open onOpenChange={onClose} title="Título" text="Texto" confirmLabel="Sim" />
    ),
  ],
])('Escape in %s', (_what, draw) => {
  it.each([
    ['while a word is composed', { isComposing: true }],
    ['while a word is composed in Safari, which says so by the key code alone', { keyCode: 229 }],
  ])('%s ends the word and leaves the dialog open', (_when, keys) => {
    const close = jest.fn();
    render(draw(close));
    fireEvent.keyDown(screen.queryByLabelText('Palavra') ?? screen.getByRole('alertdialog'), {
      key: 'Escape',
      ...keys,
    });
    expect(close).not.toHaveBeenCalled();
  });

  it('closes it otherwise', () => {
    const close = jest.fn();
    render(draw(close));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 27 });
    expect(close).toHaveBeenCalledTimes(1);
  });
});
