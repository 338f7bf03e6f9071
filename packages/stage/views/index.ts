export { useModel } from './use-model.ts';
