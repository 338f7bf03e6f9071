import './notices.css';
import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import { type Notices, notices } from './notices.ts';

/** Notices for the user, each with a button to dismiss it. Screen readers read new ones aloud. */
export function NoticeList({ model = notices }: { readonly model?: Notices }): VNode {
  const { list } = useModel(model);
  return (
    <div class="notices" role="status">
      {list.map(({ id, text, isProblem }) => (
        <div key={id} class={isProblem ? 'notice problem' : 'notice'}>
          <span class="notice-mark" aria-hidden="true">
            {isProblem ? '!' : '✓'}
          </span>
          <p dir="auto">{text}</p>
          <button type="button" aria-label={`Dismiss: ${text}`} onClick={() => model.dismiss(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
