import { expect, it } from 'vitest'
import type { Schema } from '../schemas/schema.ts'
import { completeTable } from './defaults.ts'

const entry = {
  properties: {
    description: {},
    cost: { type: 'integer', default: 2 },
    name: { type: 'string' },
    effects: { $ref: '#/definitions/effects', default: {} },
    steps: { type: 'array', items: { $ref: '#/definitions/effects' } },
  },
}
const effects = { properties: { die: { type: 'integer', default: 0 }, isCold: { type: 'boolean', default: false } } }
const table: Schema = {
  id: 'tiny/ground',
  file: 'ground',
  files: {
    ground: {
      properties: {
        kind: {},
        entries: { additionalProperties: { $ref: '#/definitions/entry' } },
        most: { default: 9 },
      },
      definitions: { entry, effects },
    },
  },
}

it('fills in the defaults of the schema, also in fields that nobody wrote, and in every item of a list', () => {
  expect(completeTable(table, { kind: 'ground', entries: { hill: { steps: [{ die: 3 }, {}] } } })).toEqual({
    hill: {
      cost: 2,
      effects: { die: 0, isCold: false },
      steps: [
        { die: 3, isCold: false },
        { die: 0, isCold: false },
      ],
    },
  })
})

it('keeps what is written, and leaves out what has no default', () => {
  expect(completeTable(table, { entries: { hill: { cost: 0, name: 'Hill', effects: { isCold: true } } } })).toEqual({
    hill: { cost: 0, name: 'Hill', effects: { die: 0, isCold: true } },
  })
})

it('leaves out descriptions of entries, and the kind of the file', () => {
  expect(completeTable(table, { kind: 'ground', entries: { hill: { description: 'High.' } } }).hill).not.toHaveProperty(
    'description',
  )
  expect(completeTable(table, { kind: 'ground' })).toEqual({ most: 9 })
})

it('changes nothing in the file', () => {
  const file = { kind: 'ground', entries: { hill: { effects: {} } } }
  completeTable(table, file)
  expect(file).toEqual({ kind: 'ground', entries: { hill: { effects: {} } } })
})
