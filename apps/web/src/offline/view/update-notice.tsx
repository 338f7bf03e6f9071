import { useModel } from '@hexfall/stage/views';
import type { VNode } from 'preact';
import type { OfflineModel } from '../model/offline-model.ts';

/** Offers to switch to a newer build of the site when there is one. */
export function UpdateNotice({ offline }: { readonly offline: OfflineModel }): VNode {
  const { hasNewBuild } = useModel(offline);
  return (
    <div class="update" role="status">
      {hasNewBuild && (
        <>
          <span>A new version is ready.</span>
          <button type="button" onClick={() => offline.useNewBuild()}>
            Reload
          </button>
        </>
      )}
    </div>
  );
}
