import type { VNode } from 'preact';
import type { PageProps } from '../../app/app.tsx';

export default function PlayPage({ route }: PageProps): VNode {
  return (
    <main>
      <h1>Play</h1>
      <p>{route.path.join('/')}</p>
    </main>
  );
}
