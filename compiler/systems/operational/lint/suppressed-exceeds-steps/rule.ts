import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit has more suppressed steps than steps.',
  severity: 'error',
  find(_, { name, steps, suppressed }) {
    if (suppressed <= steps) return undefined
    return {
      at: ['suppressed'],
      message: `${name} has ${suppressed} suppressed steps of ${steps}.`,
      hint: 'Suppressed steps are counted among the steps: at most all of them are suppressed.',
    }
  },
})
