import { Component, Fragment, type ReactNode } from 'react';
import { typedFields } from '../browser/typed-fields.ts';

/** Errors that follow each other faster are a loop. Milliseconds. */
const LOOP_MS = 1_000;
const MOST_IN_A_LOOP = 5;

interface RedrawState {
  readonly error: unknown;
  /** How often the part was redrawn. */
  readonly turn: number;
  readonly lastAt: number;
  readonly inLoop: number;
}

/**
 * Redraws its children when a node of theirs is no longer where React left it: translators and extensions
 * wrap, move and remove nodes of pages. What was typed and chosen in the part stays; its other state starts
 * anew. All other errors, and a part that fails again and again, are left to the error boundary around it.
 */
export class Redraw extends Component<{ readonly children: ReactNode }, RedrawState> {
  override state: RedrawState = { error: undefined, turn: 0, lastAt: 0, inLoop: 0 };

  static getDerivedStateFromError(error: unknown): Partial<RedrawState> {
    return { error };
  }

  static getDerivedStateFromProps(_: unknown, state: RedrawState): Partial<RedrawState> | null {
    if (!isLostNode(state.error)) return null;
    const now = Date.now();
    const inLoop = now - state.lastAt < LOOP_MS ? state.inLoop + 1 : 1;
    if (inLoop > MOST_IN_A_LOOP) return null;
    return { error: undefined, turn: state.turn + 1, lastAt: now, inLoop };
  }

  override getSnapshotBeforeUpdate(_: unknown, { turn }: RedrawState): (() => void) | null {
    return turn === this.state.turn ? null : typedFields();
  }

  override componentDidUpdate(_: unknown, __: RedrawState, restoreTyped: (() => void) | null): void {
    restoreTyped?.();
  }

  override render() {
    if (this.state.error !== undefined) throw this.state.error;
    return <Fragment key={this.state.turn}>{this.props.children}</Fragment>;
  }
}

/**
 * What `insertBefore` and `removeChild` throw (DOM standard, "ensure pre-insert validity" and "pre-remove").
 */
function isLostNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
