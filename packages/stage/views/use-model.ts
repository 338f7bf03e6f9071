import type { Model } from '@hexfall/stage';
import { useLayoutEffect, useReducer } from 'preact/hooks';

/** Draws a component again after each change of a model, and returns the model. */
export function useModel<M extends Model>(model: M): M {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { changeCount } = model;
  useLayoutEffect(() => {
    const end = model.subscribe(() => redraw(undefined));
    if (model.changeCount !== changeCount) redraw(undefined);
    return end;
  }, [model]);
  return model;
}
