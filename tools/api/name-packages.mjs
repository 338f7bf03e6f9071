import { Converter, ReflectionKind } from 'typedoc';

/**
 * Calls every module by the name it is imported by: `@hexfall/hex` instead of `packages/hex/src/api`.
 * @param {import('typedoc').Application} app
 */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      module.name = module.name.replace(/^packages\/(\w+)\/.*/, '@hexfall/$1');
    }
  });
}
