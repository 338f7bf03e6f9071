/*
 * What no rule of the linter sees: the operator `**`, which is Math.pow in disguise, and `Math` under another name. Every use of Math
 * must be spelled `Math.name`, so that the list of inexact functions applies to it.
 */

/** @typedef {{ type: string, parent: Node, [part: string]: unknown }} Node */

const POWER = 'The last bits of a power differ between engines, so replays would diverge: multiply.';
const BARE_MATH = 'Math is used as Math.name only, so that each use can be checked.';

/**
 * Whether an identifier is followed by a name (`Math.min`), or is only the name of a property (`x.Math`, `{ Math: 1 }`).
 * @param {Node} node
 */
function isHarmless(node) {
  const { parent } = node;
  if (parent['computed'] === true || parent['shorthand'] === true) return false;
  return parent.type === 'MemberExpression' || parent['key'] === node;
}

export default {
  meta: { name: 'hexfall' },
  rules: {
    'exact-math': {
      /** @param {{ report: (problem: { node: Node, message: string }) => void }} context */
      create(context) {
        /** @param {Node} node */
        const checkPower = node => {
          if (node['operator'] === '**' || node['operator'] === '**=') context.report({ node, message: POWER });
        };
        return {
          BinaryExpression: checkPower,
          AssignmentExpression: checkPower,
          /** @param {Node} node */
          Identifier(node) {
            if (node['name'] === 'Math' && !isHarmless(node)) context.report({ node, message: BARE_MATH });
          },
        };
      },
    },
  },
};
