import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { part } from '../../../../tests/support/part.ts'
import { contentRules } from '../../../../tests/support/skirmish.ts'
import { makePath, makeReport } from '../../../diagnostics/diagnostic.ts'
import { findErrors } from '../../../schemas/findErrors.ts'
import { schemas } from '../schemas/index.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import { playExample } from './example.ts'
import type { SkirmishSystem } from './exampleScenario.ts'

const system = part<SkirmishSystem>({ id: 'skirmish', rules: contentRules() })

const field = `title: Small
rules: [S3]
map: |
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . t . . . .
  . . . . . . . .
  . . . . . . . .
units:
  - {id: a, side: 1, type: german-light-inf, space: d3}
  - {id: b, side: 2, type: us-light-inf, space: d4}
`

const play = (text: string, before = field) => {
  const example = load(before + text) as ExampleBlock
  expect(findErrors(schemas.example, example)).toEqual([])
  const report = makeReport()
  const played = playExample(example, system, { file: 'chapter.md', path: [] }, report)
  return { played, said: report.diagnostics.map(({ code, path, message }) => `${code} ${makePath(path)}: ${message}`) }
}

describe('a worked example', () => {
  it('skirmish.S3, T2: explains a number, term by term', () => {
    const { played, said } = play('explain: {hit: {unit: a, target: b}}\nexpect: {value: 6, terms: {S3: 5, T2: 1}}')
    expect(said).toEqual([])
    expect(played?.lines.at(-1)).toContain('6')
  })

  it('calls a seat by its nation, and by its number only where there are several of one', () => {
    const namesOf = (nations: string): readonly string[] | undefined =>
      play(`${nations}explain: {income: {side: 1}}\nexpect: {value: 1}`).played?.scenario.sides.map(({ name }) => name)
    expect(namesOf('')).toEqual(['German side', 'American side'])
    expect(namesOf('nations: [us, us]\n')).toEqual(['American seat 1', 'American seat 2'])
  })

  it('skirmish.S3, T4: carries actions out with the dice that it names, and tells how things stand', () => {
    const { played, said } = play(
      'do: [{fire: {unit: a, target: b}}]\ndice: [6]\nexpect: {units: {b: {wounds: 1}}, damage: {d4: 1}, undo: false}',
    )
    expect(said).toEqual([])
    expect(played?.lines).toContain('Light Infantry: at d4 and 1 wound')
  })

  it('skirmish.P7, P14: deploys cards, and names what comes by its card', () => {
    const cards = 'hands: [[german-heavy-inf], []]\n'
    const { played, said } = play(
      `${cards}do: [{deploy: {card: german-heavy-inf, space: a1}}, {equip: {unit: german-heavy-inf, option: mortar}}]
expect: {ap: [1, 5], units: {german-heavy-inf: {space: a1, ready: [main, mortar]}}}`,
    )
    expect(said).toEqual([])
    expect(played?.playable).toBe(false)
  })

  it('skirmish.V1: shows what is carried in its vehicle, and wounds on the board', () => {
    const units = `title: Carried
rules: [V1]
units:
  - {id: a, side: 1, type: german-light-inf, carriedBy: c, wounds: 1}
  - {id: c, side: 1, type: german-opel, space: d2}
`
    const { played, said } = play('expect: {units: {a: {space: d2, carriedBy: c}}}', units)
    expect(said).toEqual([])
    expect(played?.extras).toMatchObject({ wounds: [1, 0], hidden: [true, false] })
  })

  it.each([
    [
      'a number',
      'explain: {movement: {unit: a}}\nexpect: {value: 4}',
      'example-wrong expect.value: value: expected 4, got 1.',
    ],
    [
      'a forecast',
      'forecast: {attacker: a, target: b}\nexpect: {hit: 6, hits: 60, destruction: 10, terms: {S3: 10}}',
      'example-wrong expect.hits: hits: expected 60, got 50.',
    ],
    [
      'an upgrade in a forecast',
      'forecast: {attacker: a, target: b, weapon: mortar}\nexpect: {hit: 6}',
      'example-wrong forecast: The attack is not possible here.',
    ],
    [
      'what is legal',
      'legal: {move: {unit: a, space: d5}}\nexpect: {legal: true}',
      'example-wrong expect.legal: Light Infantry moves to d5: expected legal, got not legal.',
    ],
    [
      'a roll that is no number of the die',
      'do: [{fire: {unit: a, target: b}}]\ndice: [11]\nexpect: {}',
      'example-wrong do[0]: Light Infantry fires at Light Infantry: roll 1 is 10, but must be an integer from 0 to 9.',
    ],
    [
      'an unknown unit',
      'explain: {movement: {unit: c}}\nexpect: {value: 0}',
      'unit-unknown explain.movement.unit: The example has no unit "c".',
    ],
    ['an unknown card', 'hands: [[trump], []]\nexpect: {}', 'card-unknown hands[0][0]: No card is called "trump".'],
    [
      'a card that nobody has',
      'do: [{play: {card: luck}}]\nexpect: {}',
      'card-unknown do[0].play.card: Nobody has the card "luck" in the example.',
    ],
    [
      'fire at nothing',
      'do: [{fire: {unit: a}}]\nexpect: {}',
      'field-missing do[0].fire: The action "fire" needs "target" or "space".',
    ],
    [
      'fire at two things',
      'do: [{fire: {unit: a, target: b, space: d4}}]\nexpect: {}',
      'field-conflict do[0].fire.space: The action "fire" has both "target" and "space".',
    ],
    [
      'a unit that is deployed nowhere',
      'hands: [[german-heavy-inf], []]\nlegal: {deploy: {card: german-heavy-inf}}\nexpect: {legal: false}',
      'field-missing legal.deploy: The action "deploy" needs "space".',
    ],
    [
      'a card on no unit',
      'hands: [[medic], []]\nlegal: {play: {card: medic}}\nexpect: {legal: false}',
      'field-missing legal.play: The action "play" needs "target" or "space".',
    ],
    [
      'a general who is not named',
      'hands: [[general], []]\nlegal: {play: {card: general}}\nexpect: {legal: false}',
      'field-missing legal.play: The action "play" needs "pay" or "general" or "terrain" or "recall".',
    ],
    [
      'an unknown upgrade',
      'do: [{fire: {unit: a, target: b, weapon: mortar}}]\nexpect: {}',
      'value-choice do[0].fire.weapon: The unit cannot have “mortar”.',
    ],
  ])('that is wrong about %s is told so', (_, text, line) => {
    expect(play(text).said).toContain(line)
  })

  it.each([
    'move: {unit: a}',
    'assault: {unit: a}',
    'leave: {unit: a}',
    'clear: {unit: a}',
    'build: {terrain: wire}',
    'accompany: {unit: a, other: b}',
  ])('says where it happens: not %s', (action) => {
    const example = load(`${field}do: [{${action}}]\nexpect: {}`) as ExampleBlock
    const missing = findErrors(schemas.example, example).map(({ keyword, field }) => `${keyword} ${field}`)
    expect(missing).toEqual(['required space'])
  })

  it('reports units that cannot stand where they are put', () => {
    const two = `title: Two
rules: [P12]
units:
  - {id: a, side: 1, type: german-light-inf, space: d2}
  - {id: b, side: 1, type: german-light-inf, space: d2}
`
    expect(play('expect: {}', two).said).toEqual(['example-invalid units[1].space: Two units stand on d2.'])
  })
})
