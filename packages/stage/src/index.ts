export { Model } from './model.ts';
