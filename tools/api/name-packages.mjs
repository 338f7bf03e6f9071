import { readFileSync } from 'node:fs';
import { Comment, Converter, ReflectionKind } from 'typedoc';

/**
 * Calls every module by the name it is imported by, `@hexfall/hex` instead of `packages/hex/src/api`, and adds the description of the
 * package.
 * @param {import('typedoc').Application} app
 */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      const [, folder = '', , ...place] = module.name.split('/');
      const { name, description } = readManifest(folder);
      // packages/sim/src/threads is imported under a name of its own.
      module.name = [name, ...place.filter(word => word !== 'api' && word !== 'index')].join('/');
      module.comment = new Comment([{ kind: 'text', text: description }]);
    }
  });
}

/**
 * @param {string} folder
 * @returns {{ name: string, description: string }}
 */
function readManifest(folder) {
  return JSON.parse(readFileSync(new URL(`../../packages/${folder}/package.json`, import.meta.url), 'utf8'));
}
