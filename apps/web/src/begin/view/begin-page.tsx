import type { VNode } from 'preact';
import type { PageProps } from '../../app/app.tsx';

export default function BeginPage({ route }: PageProps): VNode {
  return (
    <main>
      <h1>Begin</h1>
      <p>{route.path.join('/')}</p>
    </main>
  );
}
