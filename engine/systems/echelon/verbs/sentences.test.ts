import { expect, test } from 'vitest'
import { names } from '../fields.ts'
import { type EchelonActionType, verbs } from './index.ts'
import { words } from './sentences.ts'

test('orders and buttons name nothing but fields of their verbs and what has words', () => {
  const unknown = verbs.flatMap(({ type, fields }) => {
    const { order, button = '' } = words[type as EchelonActionType]
    const found = `${typeof order === 'string' ? order : ''} ${button}`.matchAll(/\{(\w+)\}/g)
    const isKnown = (name: string): boolean => name in fields || (name in names && !(name in allFields))
    return [...found].flatMap(([, name]) => (isKnown(name) ? [] : [`${type} has no ${name}`]))
  })
  expect(unknown).toEqual([])
})

/** Fields of any verb: one that a verb lacks is not named by it. */
const allFields: object = Object.assign({}, ...verbs.map(({ fields }) => fields))
