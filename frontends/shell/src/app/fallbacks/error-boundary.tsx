import { Redraw } from '@selah/web-kit/ui/redraw';
import { Component, type ReactNode } from 'react';
import { reportPageError } from '../page-errors.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in the place of the failed children; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** When it changes, the children are rendered again. Usually the address. */
  readonly resetKey?: string;
}

/** Catches and counts errors thrown while rendering, so that the other parts stay usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    reportPageError('render');
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return <Redraw>{this.props.children}</Redraw>;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
