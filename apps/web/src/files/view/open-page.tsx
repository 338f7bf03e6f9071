import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../../app/lazy-page.tsx';
import { notices } from '../../app/notices.ts';
import { HOME } from '../../app/route.ts';
import { leadTo } from '../../app/use-route.ts';
import { createIntake } from '../intake.ts';
import { fetchOpenedFile, openedAddress } from '../opened-file.ts';

/**
 * Opens the file with which the program was called: `#/open?from=opened/NAME`. A replay is shown; any other file is offered for a new game.
 */
export default function OpenPage({ route }: PageProps): VNode {
  useEffect(() => {
    void open(route.query['from'] ?? '');
  }, [route]);
  return (
    <main>
      <p class="loading">Opening the file …</p>
    </main>
  );
}

async function open(from: string): Promise<void> {
  const address = openedAddress(from, location.href);
  const file = address.ok ? await fetchOpenedFile(address.value, fetch.bind(globalThis)) : address;
  if (!file.ok) notices.warn(file.errors[0]!);
  const intake = createIntake(game => leadTo({ page: 'watch', path: [game], query: {} }));
  const kept = file.ok ? await intake.take([file.value]) : [];
  if (!kept.some(({ kind }) => kind === 'replay')) leadTo(HOME);
}
