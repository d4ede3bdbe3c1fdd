import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { contentRules } from '../../../../tests/support/commandCards.ts'
import { makePath, makeReport } from '../../../diagnostics/diagnostic.ts'
import { findErrors } from '../../../schemas/findErrors.ts'
import { schemas } from '../schemas/index.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import { playExample } from './example.ts'
import type { CommandCardsSystem } from './exampleScenario.ts'

const system: CommandCardsSystem = {
  id: 'command-cards',
  directory: 'systems/command-cards',
  title: '',
  summary: '',
  sequence: [],
  difficulties: {},
  rules: contentRules(),
  chapters: [],
}

const board = `title: Small
rules: [C12]
map: |
  . . f .
   . . .
  . . . .
units:
  - {id: a, side: 1, type: infantry, hex: 0203}
  - {id: b, side: 2, type: infantry, hex: 0202}
`

const play = (text: string) => {
  const example = load(board + text) as ExampleBlock
  expect(findErrors(schemas.example, example)).toEqual([])
  const report = makeReport()
  const played = playExample(example, system, { file: 'chapter.md', path: [] }, report)
  return { played, said: report.diagnostics.map(({ code, path, message }) => `${code} ${makePath(path)}: ${message}`) }
}

describe('a worked example', () => {
  it('command-cards.C12: explains a number, term by term', () => {
    const { played, said } = play('explain: {dice: {attacker: a, target: b}}\nexpect: {value: 3, terms: {C12: 3}}')
    expect(said).toEqual([])
    expect(played?.lines).toEqual([
      'Infantry in close assault: 3 dice (C12)',
      'American infantry against German infantry: 3 dice',
    ])
    expect(played?.playable).toBe(true)
  })

  it('command-cards.C14: carries actions out with the dice that it names, and tells how things stand', () => {
    const { played, said } = play(
      'do: [{attack: {unit: a, target: b}}]\ndice: [infantry, grenade, star]\nexpect: {units: {b: {figures: 2}}, undo: false}',
    )
    expect(said).toEqual([])
    expect(played?.lines).toEqual([
      'American infantry attacks German infantry: infantry, grenade, star. 2 hits.',
      'German infantry loses 2 figures.',
      'German infantry: at 0202 and 2 figures',
      'This cannot be taken back',
    ])
  })

  it('shows lost figures, units that are ordered and lines of sight on its board', () => {
    const { played } = play('do: [{done: true}]\nphase: move\nexpect: {phase: battle, sight: {"0103": true}}')
    expect(played?.extras).toEqual({ ordered: [], figures: {}, sections: false, sight: [], smoke: [] })
    const seen = play('expect: {sight: {"0301": false, "0402": true}}')
    expect(seen.said).toEqual([])
    expect(seen.played?.extras.sight.map(({ isFree }) => isFree)).toEqual([false, true])
  })

  it('command-cards.C2: reports a card that orders nobody', () => {
    const { played, said } = play('card: patrol-right\ndo: [{order: {unit: a}}]\nexpect: {phase: move}')
    expect(played).toBeUndefined()
    expect(said).toEqual(['example-wrong : The card gives nobody an order here: the turn is over at once.'])
  })

  it.each([
    [
      'a number',
      'explain: {dice: {attacker: a, target: b}}\nexpect: {value: 4}',
      'example-wrong expect.value: value: expected 4, got 3.',
    ],
    [
      'a term',
      'explain: {dice: {attacker: a, target: b}}\nexpect: {terms: {T3: 1}}',
      'example-wrong expect.terms.T3: No term comes from rule T3; expected 1.',
    ],
    [
      'an end',
      'phase: move\ndo: [{done: true}]\nexpect: {units: {b: {hex: 0302}}}',
      'example-wrong expect.units.b.hex: hex of b: expected 0302, got 0202.',
    ],
    [
      'what is legal',
      'legal: {move: {unit: a, to: 0103}}\nexpect: {legal: false}',
      'example-wrong expect.legal: American infantry moves to 0103: expected not legal, got legal.',
    ],
    [
      'a task too many',
      'legal: {done: true}\ndo: [{done: true}]\nexpect: {}',
      'example-invalid : An example has one of explain, forecast, legal, do; this one has 2.',
    ],
    [
      'an expectation of another task',
      'legal: {done: true}\nexpect: {legal: true, turn: 1}',
      'example-invalid expect.turn: "turn" cannot be expected of "legal".',
    ],
    [
      'dice that run out',
      'do: [{attack: {unit: a, target: b}}]\nexpect: {}',
      'example-wrong do[0]: American infantry attacks German infantry: no roll is left after 0.',
    ],
    [
      'dice that nobody rolls',
      'do: [{done: true}]\nphase: move\ndice: [star]\nexpect: {}',
      'example-wrong dice: 1 of the 1 rolls were not needed.',
    ],
    [
      'an unknown unit',
      'explain: {flags: {unit: c}}\nexpect: {value: 0}',
      'unit-unknown explain.flags.unit: The example has no unit "c".',
    ],
    [
      'an unknown card',
      'hands: [[trump], []]\ndo: [{done: true}]\nexpect: {}',
      'card-unknown hands[0][0]: No card is called "trump".',
    ],
    [
      'a section that is not named',
      'phase: play\nhands: [[infantry-sweep], []]\nlegal: {play: {card: infantry-sweep}}\nexpect: {legal: false}',
      'field-missing legal.play: The action "play" needs "section" or "strike".',
    ],
    [
      'a section and a strike at once',
      'phase: play\nhands: [[patrol-left], []]\nlegal: {play: {card: patrol-left, section: left, strike: true}}\nexpect: {legal: false}',
      'field-conflict legal.play.strike: The action "play" has both "section" and "strike".',
    ],
    [
      'more cards than there are',
      'hands: [[bombers, bombers, bombers], []]\ndo: [{done: true}]\nexpect: {}',
      'example-invalid hands[0][2]: The deck has no more copies of "bombers".',
    ],
  ])('that is wrong about %s is told so', (_, text, line) => {
    expect(play(text).said).toContain(line)
  })
})
