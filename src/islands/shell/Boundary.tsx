import { Component, type ReactNode } from 'react';
import { ErrorBox } from './ErrorBox.tsx';

/** An island that breaks says so in its place; the rest of the page stays (X4). */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <ErrorBox message="Cette partie de la page n’a pas pu s’afficher. Rechargez la page." />;
  }
}
