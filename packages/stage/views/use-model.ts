import type { Model } from '@hexfall/stage';
import { useEffect, useReducer } from 'preact/hooks';

/** Draws a component again after each change of a model, and returns the model. */
export function useModel<M extends Model>(model: M): M {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => model.subscribe(() => redraw(undefined)), [model]);
  return model;
}
