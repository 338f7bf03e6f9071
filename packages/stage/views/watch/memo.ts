import { Component, type ComponentChild, type ComponentType } from 'preact';

/** Creates a component that is drawn again only when one of its properties has a new value. `draw` must not use hooks. */
export function memo<P extends object>(draw: (props: P) => ComponentChild): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const [old, now] = [this.props, next] as unknown as Readonly<Record<string, unknown>>[];
      return Object.keys({ ...old, ...now }).some(name => old![name] !== now![name]);
    }

    override render(): ComponentChild {
      return draw(this.props);
    }
  };
}
