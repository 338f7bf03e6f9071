import type { Model } from '@hexfall/stage';
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';

/** Draws a component again after each change of a model, and returns the model. */
export function useModel<M extends Model>(model: M): M {
  return useModelPart(model, each => [each.changeCount]);
}

/** Draws a component again when a change of the model has changed one of the values that the component reads, and returns the model. */
export function useModelPart<M extends Model>(model: M, partOf: (model: M) => readonly unknown[]): M {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const drawn = useRef<readonly unknown[]>([]);
  drawn.current = partOf(model);
  useLayoutEffect(() => {
    const follow = (): void => {
      const part = partOf(model);
      if (part.some((value, i) => !Object.is(value, drawn.current[i]))) redraw(undefined);
    };
    // The model may have changed between drawing and subscribing.
    follow();
    return model.subscribe(follow);
  }, [model]);
  return model;
}
