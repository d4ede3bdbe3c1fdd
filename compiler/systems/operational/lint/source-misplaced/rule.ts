import { sourceRule } from '../rule.ts'
import { lackOf } from '../sources.ts'

export const rule = sourceRule({
  summary:
    'A source of supply lies where none of its kind can be: a railhead without a railway, a port without the sea.',
  find(context, source) {
    const { nameOf } = context
    const { kind, hex } = source
    const lacks = lackOf(context, source)
    if (lacks === undefined) return undefined
    return {
      at: ['hex'],
      message: `The source at ${nameOf(hex)} is of kind ${kind}, but ${lacks}.`,
      hint: 'Move it, or choose the kind that fits the place.',
    }
  },
})
