import type { VNode } from 'preact';
import type { PageProps } from '../../app/app.tsx';

export default function WatchPage({ route }: PageProps): VNode {
  return (
    <main>
      <h1>Watch</h1>
      <p>{route.path.join('/')}</p>
    </main>
  );
}
